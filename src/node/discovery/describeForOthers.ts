import type { Config } from '../../config/load';
import type { Route } from '../../config/model';
import { findSearchPage } from '../../routes/matchRoute';
import type { Metadata } from '../../routes/metadata';
import type { PageContent } from '../../shared/page';
import { markdownFile, withBase } from '../../shared/url';
import { cardFile, describeCard } from './pageCards';
import type { ShareData } from './shareTags';
import { describeForSearch } from './structuredData';

/** What a page tells other programs about itself; undefined if "discovery" is turned off. */
export function describeForOthers(
  config: Pick<Config, 'site' | 'routes'>,
  route: Route,
  metadata: Metadata,
  page: PageContent | undefined,
  hasFeed: boolean,
): ShareData | undefined {
  const { site, routes } = config;
  if (!site.discovery.enabled) return undefined;
  const isArticle = route.kind === 'doc';
  const card = describeCard(config, route, page);
  return {
    title: page?.title ?? route.label,
    isArticle,
    card: card ? `/${cardFile(card)}` : site.discovery.card,
    updated: page?.updated,
    markdown: isArticle ? withBase(site.baseUrl, `/${markdownFile(route.path)}`) : undefined,
    structured: describeForSearch(config, route, metadata, page),
    isHome: route.path === '/',
    hasFeed,
    hasSearch: findSearchPage(routes) !== undefined,
  };
}
