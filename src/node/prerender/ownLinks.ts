import type { Route, RouteModel } from '../../config/model';
import { findSection } from '../../routes/matchRoute';
import { findPage } from '../../routes/redirects';
import { pagesOf, shownGroups } from '../../routes/sidebar';
import { withoutBase } from '../../shared/url';

/**
 * Finds the pages a reader is likely to open next: those linked from the content, the previous and next page, and those
 * in the same sidebar group.
 */
export function findOwnLinks(
  html: string,
  route: Route | undefined,
  model: RouteModel,
  baseUrl: string,
): string[] {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const linked = [...main.matchAll(/<a [^>]*?href="([^"#?]+)/g)].flatMap(([, href = '']) => {
    const path = withoutBase(baseUrl, href);
    return path === null ? [] : [findPage(path, model)?.path];
  });
  const section = findSection(model, route);
  const groups = section && route ? shownGroups(section, route.path) : [];
  const group = groups
    .map(({ pages }) => pagesOf(pages).map(({ path }) => path))
    .find((paths) => paths.some((path) => path === route?.path));
  const paths = [...linked, ...(group ?? [])];
  return [...new Set(paths)].filter((path) => path !== undefined).filter((path) => path !== route?.path);
}
