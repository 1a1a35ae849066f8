import { FEED_FILE, OPEN_SEARCH_FILE } from '../../shared/outputFiles';
import type { Site } from '../../config/model';
import { canonicalAddress } from '../../routes/metadata';
import { inlineJson } from '../support/inlineJson';

/** What other programs read about a page. */
export interface ShareData {
  /** Without the name of the site. */
  readonly title: string;
  /** Whether it is an article of the documentation. */
  readonly isArticle: boolean;
  /** Path of the picture that chats show. */
  readonly card?: string | undefined;
  /** The date of its last change: `2026-11-21`. */
  readonly updated?: string | undefined;
  /** Address of the page as Markdown. */
  readonly markdown?: string | undefined;
  /** JSON-LD. */
  readonly structured?: object | undefined;
  /** Whether the page links to the feed and the search of the site, if it has them. */
  readonly isHome: boolean;
  readonly hasFeed: boolean;
  readonly hasSearch: boolean;
}

interface ShareTagsProps {
  readonly site: Site;
  readonly description: string;
  readonly url: string;
  readonly share: ShareData;
}

/** Open Graph tags for chats and social networks, links to other forms of the page, and JSON-LD. */
export function ShareTags({ site, description, url, share }: ShareTagsProps) {
  const { card } = share;
  const properties: Readonly<Record<string, string | undefined>> = {
    'og:type': share.isArticle ? 'article' : 'website',
    'og:site_name': site.title,
    'og:title': share.title,
    'og:description': description,
    'og:url': url,
    'og:image': card === undefined ? undefined : canonicalAddress(site, card),
    'og:image:alt': card === undefined ? undefined : share.title,
    'article:modified_time': share.isArticle ? share.updated : undefined,
  };
  return (
    <>
      {Object.entries(properties).map(
        ([name, content]) => content !== undefined && <meta key={name} property={name} content={content} />,
      )}
      <meta name="twitter:card" content={card === undefined ? 'summary' : 'summary_large_image'} />
      {share.markdown !== undefined && <link rel="alternate" type="text/markdown" href={share.markdown} />}
      {share.isHome && share.hasFeed && (
        <link
          rel="alternate"
          type="application/atom+xml"
          title={site.title}
          href={site.baseUrl + FEED_FILE}
        />
      )}
      {share.isHome && share.hasSearch && (
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          title={site.title}
          href={site.baseUrl + OPEN_SEARCH_FILE}
        />
      )}
      {share.structured && <script type="application/ld+json" {...inlineJson(share.structured)} />}
    </>
  );
}
