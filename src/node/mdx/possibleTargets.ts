import { dirname, join, resolve } from 'node:path';
import { EXTENSIONS } from '../support/project';

/**
 * The paths where an import may be found (absolute). One that is missing changes the result as soon as it exists:
 * `./chart` is `chart.js` until there is a `chart.ts`. `folder` is that of the importing file, `root` the site folder.
 */
export function possibleTargets(specifier: string, folder: string, root: string): string[] {
  const path = specifier.replace(/\?.*$/, '').replace(/^@site(?=\/)/, () => root);
  if (!/^[./]/.test(path) && path !== resolve(path)) return packageFolders(path, folder);
  const file = resolve(folder, path);
  return [file, join(file, 'index')].flatMap((base) =>
    ['', ...EXTENSIONS].map((extension) => base + extension),
  );
}

/** The folders that may hold a package, from that of the importing file upwards. */
function packageFolders(specifier: string, folder: string): string[] {
  const name = /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
  const parent = dirname(folder);
  return [join(folder, 'node_modules', name), ...(parent === folder ? [] : packageFolders(name, parent))];
}
