import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { FRONTMATTER } from '../checks/checkFrontmatter';
import { fields, plainText } from './foreign';

/** A Markdown file of the imported documentation. */
export interface SourcePage {
  /** Its path relative to the folder of the documentation, without extension. */
  readonly name: string;
  /** Absolute path of its file. */
  readonly source: string;
  readonly extension: string;
  readonly frontmatter: Readonly<Record<string, unknown>>;
  /** From the frontmatter or the first heading. */
  readonly title?: string | undefined;
}

/** The pages below a folder, sorted. Partials, whose names start with "_", and hidden folders are left out. */
export function listPages(folder: string): SourcePage[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((name) => !/(^|\/)(_|\.|node_modules\/)/.test(name))
    .sort()
    .map((name) => readSourcePage(folder, name));
}

function readSourcePage(folder: string, name: string): SourcePage {
  const source = join(folder, name);
  const text = readFileSync(source, 'utf8');
  const frontmatter = fields(readYaml(FRONTMATTER.exec(text)?.[1] ?? ''));
  const heading = /^# (.*?)(?:\s*\{#[\w-]+\})?\s*$/m.exec(
    text.replace(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, ''),
  )?.[1];
  return {
    name: name.replace(/\.mdx?$/, ''),
    source,
    extension: /\.mdx?$/.exec(name)?.[0] ?? '.md',
    frontmatter,
    title: plainText(frontmatter['title']) ?? plainText(heading?.replace(/[`*\\]/g, '')),
  };
}

function readYaml(yaml: string): unknown {
  const document = parseDocument(yaml);
  return document.errors.length > 0 ? {} : document.toJS();
}

/** A path of a file or an address without the characters that routes don't allow. */
export const toSafePath = (path: string): string =>
  path.replace(/[^\w.@/-]+/g, '-').replace(/\.+(?=\/|$)/g, '');

/** `02-getting-started` → `getting-started` */
export const withoutNumber = (name: string): string => name.replace(/^\d+[-_.]\s*(?=[^\d\s])/, '');

/** `getting-started` → `Getting started` */
export function toLabel(name: string): string {
  const label = withoutNumber(name).replace(/[-_]+/g, ' ').trim();
  return label.slice(0, 1).toUpperCase() + label.slice(1);
}

/** Whether a file is the page of its folder. */
export const isIndex = (name: string): boolean => /(^|\/)(index|readme)$/i.test(name);

/** `/docs` + `guide/index` → `/docs/guide` */
export function addressOf(base: string, name: string): string {
  const path = `/${base}/${isIndex(name) ? name.replace(/\/?[^/]+$/, '') : name}`;
  return toSafePath(path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, ''));
}
