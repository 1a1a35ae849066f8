import { parseDocument } from 'yaml';

/** The block between two lines of dashes at the very start of a page. */
export const FRONTMATTER = /^\uFEFF?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** The keys of the frontmatter, and the types of their values. */
export const PAGE_KEYS = {
  title: 'text',
  description: 'text',
  /** Its place among the pages of its folder, where the sidebar is made of a folder. */
  order: 'a number',
  /** Only `npm run dev` shows the page. */
  draft: 'true or false',
  /** Left out of search engines, the search of the site, the sitemap, the feed and llms.txt. */
  noindex: 'true or false',
  /** Whether the page has a table of contents. */
  toc: 'true or false',
  /** Whether the page has an "Edit this page" link. */
  editLink: 'true or false',
} as const;

/** What a page says about itself. */
export interface PageHead {
  /** Empty if it isn't valid YAML, which fails the compilation of the page. */
  readonly frontmatter: Readonly<Record<string, unknown>>;
  /** From the frontmatter, or the first heading of level 1. */
  readonly title?: string | undefined;
}

export function readPageHead(text: string): PageHead {
  const value = readYaml(FRONTMATTER.exec(text)?.[1] ?? '');
  const frontmatter: PageHead['frontmatter'] =
    typeof value === 'object' && value !== null ? { ...value } : {};
  return {
    frontmatter,
    title: plainText(frontmatter['title']) ?? plainText(firstHeading(text.replace(FRONTMATTER, ''))),
  };
}

function readYaml(text: string): unknown {
  try {
    return parseYaml(text);
  } catch {
    return {};
  }
}

/** Throws the first error or warning, such as an unknown tag, which `parse` only prints to the console. */
export function parseYaml(text: string): unknown {
  const yaml = parseDocument(text);
  const [problem] = [...yaml.errors, ...yaml.warnings];
  if (problem) throw problem;
  return yaml.toJS();
}

function firstHeading(text: string): string | undefined {
  const withoutCode = text.replace(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, '');
  const heading = /^# (.*?)(?:\s*\{#[^\s{}]+\})?\s*$/m.exec(withoutCode)?.[1];
  return heading?.replace(
    MARKUP,
    (mark, _, code?: string, escaped?: string, link?: string) =>
      code ?? escaped ?? link ?? (mark === '*' ? '' : ' '),
  );
}

/** Code, an escaped character, a link, a tag, or emphasis. The groups after the first have their text. */
const MARKUP = /(`+)(.+?)\1|\\([!-/:-@[-`{-~])|!?\[([^\]]*)\]\([^)]*\)|<[^>]*>|\*/g;

/** Text on one line. YAML parses `title: 404` as a number. */
export function plainText(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value).replace(/\s+/g, ' ').trim();
  return text === '' ? undefined : text;
}
