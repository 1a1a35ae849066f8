import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The MDX files below docs/, relative to the site folder and sorted. */
export const findMdxFiles = (root: string): string[] => findDocs(root, /\.mdx$/);

/** Files below docs/ that look like pages, except ".md", which is also for notes on the folder. */
export const findPossiblePages = (root: string): string[] =>
  findDocs(root, /\.(?:mdx|md|markdown)$/i).filter((file) => !file.endsWith('.md'));

function findDocs(root: string, name: RegExp): string[] {
  if (!existsSync(join(root, 'docs'))) return [];
  return readdirSync(join(root, 'docs'), { recursive: true })
    .map((file) => `docs/${String(file).replaceAll('\\', '/')}`)
    .filter((file) => name.test(file))
    .sort();
}
