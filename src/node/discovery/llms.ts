import type { RouteModel, Site } from '../../config/model';
import { canonicalAddress } from '../../routes/metadata';
import { pagesOf } from '../../routes/sidebar';
import { LLMS_FULL_FILE } from '../../shared/outputFiles';
import { markdownFile } from '../../shared/url';

/** A page as Markdown, with its description. */
export interface LlmsPage {
  readonly markdown: string;
  readonly description?: string | undefined;
}

type Pages = ReadonlyMap<string, LlmsPage>;

/** llms.txt: the sidebar as Markdown, with links to the Markdown of each page (llmstxt.org). */
export function createLlmsIndex(site: Site, { sections }: RouteModel, pages: Pages): string {
  const lines = [
    `# ${site.title}`,
    `> ${site.tagline}`,
    `This is the documentation of version ${site.version}. All pages in one file: ${canonicalAddress(site, `/${LLMS_FULL_FILE}`)}`,
  ];
  for (const section of sections)
    for (const { label, pages: links } of section.groups) {
      const own = label || section.label;
      const name = sections.length > 1 ? `${section.label}: ${own}` : own;
      const known = pagesOf(links).filter(({ path }) => pages.has(path));
      const items = known.map((link) => {
        const description = pages.get(link.path)?.description;
        const address = canonicalAddress(site, `/${markdownFile(link.path)}`);
        return `- [${escapeLabel(link.label)}](${address})${description === undefined ? '' : `: ${description}`}`;
      });
      if (items.length > 0) lines.push(`## ${name}`, items.join('\n'));
    }
  return `${lines.join('\n\n')}\n`;
}

/** Without this, a label such as `<Editor />` is an HTML tag. */
const escapeLabel = (label: string) => label.replace(/[\\[\]<*_`]/g, '\\$&');

/** llms-full.txt: the Markdown of every page of the documentation, in the order of the sidebar. */
export function createLlmsText(site: Site, { sections }: RouteModel, pages: Pages): string {
  const paths = sections.flatMap(({ groups }) => pagesOf(groups).map(({ path }) => path));
  const texts = paths.flatMap((path) => {
    const page = pages.get(path);
    return page ? [`<!-- ${canonicalAddress(site, path)} -->\n\n${page.markdown}`] : [];
  });
  return texts.join('\n---\n\n');
}
