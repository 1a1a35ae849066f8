import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config/load';
import { FRONTMATTER } from '../../config/pageHead';
import { checkBlocks } from './checkBlocks';
import { checkFrontmatter } from './checkFrontmatter';
import type { PageRecord } from '../mdx/renderPage';
import { checkSyntax } from './checkSyntax';
import { checkExample } from './landingExample';
import { findPossiblePages } from './mdxFiles';
import type { Finding } from './report';

type Pages = Pick<Config, 'root' | 'site' | 'routes' | 'duplicates' | 'drafts'>;

/** Checks page files and the MDX files in them: frontmatter, syntax, pages without content, and unused MDX files below docs/. */
export function checkPageFiles(
  config: Pages,
  pages: readonly Pick<PageRecord, 'imports' | 'parts'>[],
): Finding[] {
  const declared = [...config.routes.routes, ...config.duplicates.map(({ route }) => route)];
  const files = [...new Set(declared.flatMap(({ file }) => file ?? []))];
  const drafts = (config.drafts ?? []).map(({ file }) => file);
  const imports = new Set(pages.flatMap((page) => page.imports));
  const parts = new Set(pages.flatMap((page) => page.parts).filter((file) => !files.includes(file)));
  return [
    ...files.flatMap((file) => checkFile(config, file, checkPage)),
    ...[...parts].flatMap((file) => checkFile(config, file, checkPart)),
    ...findPossiblePages(config.root)
      .filter(
        (file) => !files.includes(file) && !drafts.includes(file) && !imports.has(file) && !isPartial(file),
      )
      .map((file) => pageFileFinding(file, file.endsWith('.mdx') ? UNUSED : WRONG_EXTENSION)),
  ];
}

const UNUSED =
  'no page in routes.json has this file, and no page imports it. Add it to routes.json, or start its name with "_" if it is a partial.';

const WRONG_EXTENSION = 'pages end in ".mdx" or ".md", in lower case. Rename the file.';

/** Returns nothing for a missing file, which may be deleted while `npm run dev` runs. */
function checkFile({ root, site }: Pages, file: string, check: typeof checkPage): Finding[] {
  const path = join(root, file);
  return existsSync(path) ? check(file, readFileSync(path, 'utf8'), site) : [];
}

function checkPage(file: string, text: string, site: Config['site']): Finding[] {
  const isEmpty = text.replace(FRONTMATTER, '').trim() === '';
  return [
    ...checkFrontmatter(file, text),
    ...checkPart(file, text, site),
    ...(isEmpty
      ? [pageFileFinding(file, 'the page has no content. Write some, or remove the page from routes.json.')]
      : []),
  ];
}

/** A file that pages import may be empty, and have any frontmatter. */
const checkPart = (file: string, text: string, site: Config['site']): Finding[] => [
  ...checkSyntax(file, text),
  ...checkBlocks(file, text),
  ...checkExample(file, text, site),
];

const pageFileFinding = (file: string, message: string): Finding => ({ kind: 'pageFiles', file, message });

const isPartial = (file: string) => /\/_/.test(file);
