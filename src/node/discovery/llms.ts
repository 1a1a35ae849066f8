import type { DocsSection, RouteModel, SidebarLink, Site } from '../../config/model';
import { canonicalAddress } from '../../routes/metadata';
import { pagesOf } from '../../routes/sidebar';
import { LLMS_FULL_FILE } from '../../shared/outputFiles';
import { markdownFile } from '../../shared/url';

/** A page as Markdown, with its description. */
interface LlmsPage {
  readonly markdown: string;
  readonly description?: string | undefined;
}

type Pages = ReadonlyMap<string, LlmsPage>;

/** Longer texts (characters, about 500,000 tokens) don't fit into the context of an assistant. */
const MAX_TEXT_LENGTH = 2_000_000;

/**
 * llms.txt: the sidebar as Markdown, with links to the Markdown of each page, and the hidden pages as optional ones
 * (llmstxt.org). `hasText`: whether there is an llms-full.txt.
 */
export function createLlmsIndex(
  site: Site,
  { sections }: RouteModel,
  pages: Pages,
  hasText: boolean,
): string {
  const about = [
    site.version !== undefined && `This is the documentation of version ${site.version}.`,
    hasText && `All pages in one file: ${canonicalAddress(site, `/${LLMS_FULL_FILE}`)}`,
  ].filter((sentence) => sentence !== false);
  const lines = [`# ${site.title}`, `> ${site.tagline}`];
  if (about.length > 0) lines.push(about.join(' '));
  const list = (name: string, links: readonly SidebarLink[]) => {
    const known = links.filter(({ path }) => pages.has(path));
    const items = known.map((link) => {
      const description = pages.get(link.path)?.description;
      const address = canonicalAddress(site, `/${markdownFile(link.path)}`);
      return `- [${escapeLabel(link.label)}](${address})${description === undefined ? '' : `: ${description}`}`;
    });
    if (items.length > 0) lines.push(`## ${name}`, items.join('\n'));
  };
  for (const section of sections)
    for (const { label, pages: links } of section.groups) {
      const own = label || section.label;
      list(sections.length > 1 ? `${section.label}: ${own}` : own, pagesOf(links));
    }
  // The name of what readers in a hurry may skip.
  list('Optional', sections.flatMap(hiddenPagesOf));
  return `${lines.join('\n\n')}\n`;
}

const hiddenPagesOf = ({ hidden = [] }: DocsSection) => hidden;

/** Without this, a label such as `<Editor />` is an HTML tag. */
const escapeLabel = (label: string) => label.replace(/[\\[\]<*_`]/g, '\\$&');

/**
 * llms-full.txt: the Markdown of every page of the documentation, in the order of the sidebar, and the hidden ones at the
 * end. Undefined if it is too long for assistants.
 */
export function createLlmsText(site: Site, { sections }: RouteModel, pages: Pages): string | undefined {
  const links = sections.flatMap((section) => [...pagesOf(section.groups), ...hiddenPagesOf(section)]);
  const texts = links.flatMap(({ path }) => {
    const page = pages.get(path);
    return page ? [`<!-- ${canonicalAddress(site, path)} -->\n\n${page.markdown}`] : [];
  });
  const text = texts.join('\n---\n\n');
  return text.length > MAX_TEXT_LENGTH ? undefined : text;
}
