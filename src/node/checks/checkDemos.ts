import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config/load';
import { isFullNavigation } from '../../routes/matchRoute';
import { demoName } from '../mdx/liveDemos';
import type { PageLink } from '../mdx/pageLinks';
import { findFences } from '../mdx/prose';
import { findMdxFiles } from './mdxFiles';
import type { Finding } from './report';
import { isStaticFile } from './shownFiles';
import { suggest } from './suggest';

/** Finds `<Live demo="…">` that no runnable sample has. `links`: those of all pages. */
export function checkDemos(
  { root, site, routes }: Pick<Config, 'root' | 'site' | 'routes'>,
  links: readonly PageLink[],
): Finding[] {
  const { sandbox } = site.docs;
  const named = links.filter(({ isDemo }) => isDemo);
  // Another app of the host may have any demo.
  if (sandbox === undefined || named.length === 0 || isFullNavigation(routes, sandbox)) return [];
  const demos = listDemos(root);
  return named
    .filter(({ href }) => !demos.includes(href) && !isStaticFile(root, `${sandbox}${href}.html`))
    .map(({ href, file, line, column }) => {
      const message = `there is no runnable sample "${href}".${suggest(href, demos)}`;
      return { kind: 'brokenLinks', file, line, column, message };
    });
}

/** The names of the runnable code blocks of a site. */
const listDemos = (root: string): string[] =>
  findMdxFiles(root).flatMap((file) =>
    findFences(readFileSync(join(root, file), 'utf8')).flatMap(
      ({ info }) => demoName(file.replace(/^docs\/|\.mdx$/g, ''), info) ?? [],
    ),
  );
