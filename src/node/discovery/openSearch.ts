import type { RouteModel, Site } from '../../config/model';
import { findSearchPage } from '../../routes/matchRoute';
import { canonicalAddress } from '../../routes/metadata';
import { escapeXml } from './xml';

/** Lets browsers offer the search of the site in their address bar (OpenSearch 1.1). Undefined without a search page. */
export function createOpenSearch(site: Site, routes: RouteModel): string | undefined {
  const search = findSearchPage(routes);
  if (!search) return undefined;
  const template = escapeXml(`${canonicalAddress(site, search.path)}?q=`);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    // At most 16 characters.
    `<ShortName>${escapeXml(site.title.slice(0, 16))}</ShortName>`,
    `<Description>${escapeXml(site.tagline)}</Description>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    `<Url type="text/html" template="${template}{searchTerms}"/>`,
    '</OpenSearchDescription>\n',
  ].join('\n');
}
