import type { Config } from '../../config/load';
import type { Route } from '../../config/model';
import { findSearchPage, findSection } from '../../routes/matchRoute';
import { canonicalAddress, type Metadata } from '../../routes/metadata';
import { findGroup, pagesOf } from '../../routes/sidebar';
import type { PageContent } from '../../shared/page';

/**
 * What a search engine reads about a page (schema.org, as JSON-LD): an article of the documentation with its place in the
 * sidebar, or the site itself on its landing page. Undefined for other pages.
 */
export function describeForSearch(
  { site, routes }: Pick<Config, 'site' | 'routes'>,
  route: Route,
  { title, description }: Metadata,
  page: PageContent | undefined,
): object | undefined {
  const address = (path: string) => canonicalAddress(site, path);
  const website = { '@type': 'WebSite', name: site.title, url: address('/') };
  const search = findSearchPage(routes);
  if (route.kind === 'landing' && route.path === '/')
    return {
      '@context': 'https://schema.org',
      ...website,
      description,
      ...(search && {
        potentialAction: {
          '@type': 'SearchAction',
          target: `${address(search.path)}?q={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      }),
    };
  if (route.kind !== 'doc') return undefined;
  const section = findSection(routes, route);
  const group = section && findGroup(section, route.path);
  const [first] = group ? pagesOf(group.pages) : [];
  const trail = [
    ...(section ? [{ name: section.label, item: address(section.index) }] : []),
    ...(group && first ? [{ name: group.label, item: address(first.path) }] : []),
    { name: route.label, item: address(route.path) },
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TechArticle',
        headline: page?.title ?? title,
        description,
        url: address(route.path),
        inLanguage: site.locale,
        isPartOf: website,
        ...(page?.updated !== undefined && { dateModified: page.updated }),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: trail.map((crumb, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          ...crumb,
        })),
      },
    ],
  };
}
