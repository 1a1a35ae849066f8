import type { Site } from '../../config/model';
import { canonicalAddress } from '../../routes/metadata';
import { FEED_FILE } from '../../shared/outputFiles';
import { escapeXml } from './xml';

/** A page of the documentation in the feed. */
interface FeedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The date of its last change: `2026-11-21`. */
  readonly updated: string;
}

/** How many pages the feed lists. */
const MAX_ENTRIES = 30;

/** The pages that changed last, as an Atom feed (RFC 4287). Undefined without pages whose date is known. */
export function createFeed(site: Site, pages: readonly FeedPage[]): string | undefined {
  const latest = [...pages]
    .sort((one, other) => other.updated.localeCompare(one.updated) || one.path.localeCompare(other.path))
    .slice(0, MAX_ENTRIES);
  const [first] = latest;
  if (!first) return undefined;
  const home = canonicalAddress(site, '/');
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.locale}">`,
    `<title>${escapeXml(site.title)}</title>`,
    `<subtitle>${escapeXml(site.tagline)}</subtitle>`,
    `<id>${escapeXml(home)}</id>`,
    `<link href="${escapeXml(home)}"/>`,
    `<link rel="self" href="${escapeXml(home + FEED_FILE)}"/>`,
    `<author><name>${escapeXml(site.title)}</name></author>`,
    `<updated>${timeOf(first)}</updated>`,
    ...latest.map((page) => createEntry(site, page)),
    '</feed>\n',
  ].join('\n');
}

function createEntry(site: Site, page: FeedPage): string {
  const address = escapeXml(canonicalAddress(site, page.path));
  return [
    '<entry>',
    `<title>${escapeXml(page.title)}</title>`,
    `<id>${address}</id>`,
    `<link href="${address}"/>`,
    `<updated>${timeOf(page)}</updated>`,
    `<summary>${escapeXml(page.description)}</summary>`,
    '</entry>',
  ].join('\n');
}

const timeOf = ({ updated }: FeedPage) => `${updated}T00:00:00Z`;
