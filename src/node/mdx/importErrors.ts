import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import { positionAt } from '../../config/locate';
import { nearest } from '../../config/nearest';
import { isFile } from '../support/isFile';

/** An import that failed. */
export interface FailedImport {
  /** Absolute path of the file that imports. */
  readonly importer: string;
  /** What it imports, as written. */
  readonly specifier: string;
  /** The imported name, if the file exists but doesn't export it. */
  readonly name?: string | undefined;
  /** The file exists, but files of its type can't be imported. */
  readonly isOtherKind?: boolean;
  /** The imported file imports the importer again. */
  readonly isLoop?: boolean;
}

/** `docs/a.mdx:3:19: There is no file "./Badge".` for an import of the site that failed. */
export function describeImportError(root: string, failed: FailedImport): string {
  return `${placeOf(root, failed)}: ${explain(root, failed)}`;
}

function explain(root: string, failed: FailedImport): string {
  const { specifier, name, isOtherKind, isLoop } = failed;
  if (name !== undefined) return `"${specifier}" has no export named "${name}".`;
  if (isLoop)
    return `With this import, the file contains itself. Remove it, or move what both files need to a third one.`;
  if (isOtherKind)
    return `Pages can't import "${specifier}". They can import .ts, .tsx, .js, .jsx, .mjs, .json, .md and .mdx files, and the text of any file with "?raw" after its name.`;
  return /^(?:[./]|@site\/)/.test(specifier)
    ? `There is no file "${specifier}".${suggest(root, failed)}`
    : `There is no package "${specifier}". Install it, or begin the path of a file with "./" or "@site/".`;
}

/** A file of the same folder with a name like the one that is missing. */
function suggest(root: string, { importer, specifier }: FailedImport): string {
  const [path = '', query] = specifier.split(/(?=\?)/);
  const wanted = path.replace(/^@site(?=\/)/, () => root);
  const folder = dirname(resolve(dirname(importer), wanted));
  const files = existsSync(folder) && !isFile(folder) ? readdirSync(folder) : [];
  const name = basename(path);
  const near = nearest(
    name,
    files.flatMap((file) => [file, file.replace(/\.\w+$/, '')]),
  );
  return near === undefined ? '' : ` Did you mean "${path.slice(0, -name.length)}${near}${query ?? ''}"?`;
}

/** The compilers report positions in their own output, so this looks the import up in the source. */
function placeOf(root: string, { importer, specifier }: FailedImport): string {
  const file = relative(root, importer).replaceAll('\\', '/');
  // Samples are compiled from code blocks, so they have no file.
  const source = existsSync(importer) ? readFileSync(importer, 'utf8') : '';
  const offset = [`'${specifier}'`, `"${specifier}"`]
    .map((text) => source.indexOf(text))
    .find((at) => at >= 0);
  if (offset === undefined) return file;
  const { line, column } = positionAt(source, offset);
  return `${file}:${line}:${column}`;
}
