import type { CompileOptions } from '@mdx-js/mdx';
import type { Root } from 'hast';
import rehypeShiki, { type RehypeShikiOptions } from '@shikijs/rehype';
import { transformerMetaHighlight, transformerNotationDiff } from '@shikijs/transformers';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { VFile } from 'vfile';
import { componentNames } from '../../app/renderContent';
import type { Config } from '../../config/load';
import { exportConstant } from './exportConstant';
import { readFrontmatter } from './frontmatter';
import { type FileDates, readGitDates } from './gitDates';
import { exportToc, fixHeadingIds } from './headings';
import { collectLinks, type LinkRecord } from './pageLinks';
import { nameLiveDemos } from './liveDemos';
import { packFences } from './packFences';
import { createPalette, type Palette } from './palette';
import { passComponents } from './passComponents';
import { rejectUndefinedNames } from './undefinedNames';
import { rejectUnsupported } from './rejectUnsupported';
import { lintMarkup } from './lint';
import { alignTables } from './tableAlign';

/** How every MDX file is compiled, by `build`, `dev` and `check` alike. */
export async function createMdxOptions(readConfig: () => Config, links: LinkRecord) {
  const { root, site } = readConfig();
  const { theme } = site.code;
  const dates: FileDates = site.docs.lastUpdated ? readGitDates(root) : new Map();
  const shiki: RehypeShikiOptions = {
    theme,
    // The default of 500 ms a line is wall-clock time: on a busy machine the rest of the block loses its colors.
    tokenizeTimeLimit: 0,
    langs: [], // the default loads every grammar, which takes twelve seconds
    lazy: true, // loads each grammar when a code block first needs it
    addLanguageClass: false,
    fallbackLanguage: 'text',
    transformers: [
      transformerMetaHighlight({ className: 'marked' }),
      transformerNotationDiff({ classLineAdd: 'added', classLineRemove: 'removed' }),
      codeTransformer(await createPalette(theme)),
    ],
  };
  return {
    // Also for .md files, whose HTML would otherwise be dropped silently.
    format: 'mdx',
    remarkPlugins: [
      remarkGfm,
      remarkFrontmatter,
      readFrontmatter,
      lintMarkup,
      rejectUnsupported,
      rejectUndefinedNames(componentNames),
      passComponents,
      collectLinks(readConfig, links),
      nameLiveDemos(root),
    ],
    rehypePlugins: [
      alignTables,
      rehypeSlug,
      fixHeadingIds,
      exportToc,
      exportUpdated(dates),
      [rehypeShiki, shiki],
      packFences,
    ],
  } satisfies CompileOptions;
}

/** MDX plugin: exports the date a page last changed, if known. */
function exportUpdated(dates: FileDates) {
  return () =>
    (tree: Root, file: VFile): void => {
      const day = dates.get(file.path);
      if (day !== undefined) tree.children.push(exportConstant('updated', day));
    };
}

type Transformer = NonNullable<RehypeShikiOptions['transformers']>[number];

/** Replaces inline styles by classes and spans without attributes by text, and keeps the title of the code block. */
function codeTransformer(palette: Palette): Transformer {
  return {
    name: 'site-code',
    span(node) {
      const { style } = node.properties;
      delete node.properties['style'];
      const name = typeof style === 'string' ? palette.classOf(style) : undefined;
      if (name !== undefined) node.properties['class'] = name;
    },
    line(node) {
      node.children = node.children.flatMap((child) =>
        child.type === 'element' && Object.keys(child.properties).length === 0 ? child.children : [child],
      );
    },
    pre(node) {
      const title = /(?:^|\s)title="([^"]*)"/.exec(this.options.meta?.__raw ?? '')?.[1];
      node.properties = {
        'data-language': this.options.lang,
        ...(title === undefined ? {} : { 'data-title': title }),
      };
    },
  };
}
