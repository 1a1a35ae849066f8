import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { contentCache, readCached, saveCached } from '../support/contentCache';
import { INSTALLED, PROJECT } from '../support/project';
import { writeFile } from './outputs';

/** A file of an app: its path below the folder of the app, and its content. */
type AppFile = readonly [path: string, content: Uint8Array];

/**
 * Where the output of the app in `folder` is cached: a name with a hash of all that it is made from. `sources`: absolute
 * paths of files and folders. Undefined if another tool than npm has installed the packages, because their versions aren't known.
 */
export function cachedApp(root: string, folder: string, sources: readonly string[]): string | undefined {
  const projects = [...new Set([PROJECT, root])];
  const records = [...projects, folder]
    .filter((place) => existsSync(join(place, 'node_modules')))
    .map((place) => findRecord(place, projects));
  const installed = records.filter((record) => record !== undefined);
  if (installed.length < records.length) return undefined;
  const hash = createHash('sha256')
    .update(process.version)
    .update([folder, ...sources].join());
  [...installed, join(PROJECT, 'src'), ...sources]
    .flatMap((source) => listSources(source))
    .forEach((path) => hash.update(path).update(readSource(path)));
  return join(contentCache(), `${hash.digest('hex')}.app`);
}

/** The file in which npm has recorded what it installed in `folder`. A workspace is in the record of its project. */
function findRecord(folder: string, projects: readonly string[]): string | undefined {
  const own = join(folder, INSTALLED);
  if (existsSync(own)) return own;
  return projects
    .map((project) => ({ record: join(project, INSTALLED), name: relative(project, folder) }))
    .find(({ record, name }) => existsSync(record) && listsWorkspace(record, name))?.record;
}

function listsWorkspace(record: string, name: string): boolean {
  const { packages = {} } = JSON.parse(readFileSync(record, 'utf8')) as { packages?: object };
  return name.replaceAll('\\', '/') in packages;
}

/** Lines outside of code blocks that may decide what is one: markup, comments and expressions. */
const MARKUP = /[<>{}]/;

/**
 * What an app reads of a file. Of a page, it reads the code blocks: other lines are left empty, so that an edit of the text
 * doesn't build the samples again, but the code keeps its line numbers.
 */
function readSource(path: string): string | Uint8Array {
  if (!/\.mdx?$/.test(path)) return readFileSync(path);
  let fence: string | undefined;
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => {
      const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
      const isCode = fence !== undefined || mark !== undefined;
      if (fence === undefined) fence = mark;
      else if (mark?.startsWith(fence)) fence = undefined;
      return isCode || MARKUP.test(line) ? line : '';
    });
  return lines.join('\n').trimEnd();
}

/** Restores an app into `out`. False if it isn't in the cache. */
export function restoreApp(cached: string, out: string): boolean {
  const packed = readCached(cached);
  if (packed)
    (deserialize(packed) as AppFile[]).forEach(([path, content]) => writeFile(join(out, path), content));
  return packed !== undefined;
}

export function saveApp(cached: string, out: string): void {
  const files = listSources(out).map((path): AppFile => [relative(out, path), readFileSync(path)]);
  saveCached(serialize(files), cached);
}

/** A file, or the files below a folder without installed packages, sorted. */
function listSources(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).filter((name) => name !== 'node_modules');
  return names.sort().flatMap((name) => listSources(join(path, name)));
}
