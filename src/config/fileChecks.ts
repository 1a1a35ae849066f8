import { type RoutesFile, routesProblem, type SiteFile, siteProblem, wrongName } from './files';
import type { KeyPath } from './locate';
import { quoteNearest } from './nearest';
import type { Problem } from './problems';
import type { DeclaredPage } from './routeModel';
import { listEntries } from './sidebarSchema';
import type { SiteFolder } from './siteFolder';
import { mdxFile, routePath } from './values';

/** `docs` and `static`, if they aren't folders. */
export function findWrongFolders({ typeOf }: SiteFolder): Problem[] {
  return ['docs', 'static']
    .filter((name) => typeOf(name) === 'file')
    .map((file) => ({ file, at: '', message: 'is a file; expected a folder' }));
}

/** Pages whose MDX file is missing. */
export function findMissingFiles(
  file: RoutesFile,
  pages: readonly DeclaredPage[],
  { typeOf, listFiles }: SiteFolder,
): Problem[] {
  return pages.flatMap(({ route, keyPath }) => {
    const name = route.file;
    const type = name === undefined ? 'file' : typeOf(name);
    if (name === undefined || type === 'file') return [];
    const path = [...keyPath, 'file'];
    if (type !== undefined) return routesProblem(file, path, `expected an MDX file; "${name}" is a ${type}`);
    const others = listFiles('docs').filter((other) => /\.mdx?$/.test(other));
    return wrongName(file, path, name, others, `expected an MDX file; there is none at "${name}"`);
  });
}

/** Folders that can't make a sidebar, and files in them whose name can't be part of an address. */
export function findFolderProblems(routes: RoutesFile, { typeOf, listFiles }: SiteFolder): Problem[] {
  const declared = routes.value?.routes ?? [];
  const named = declared.flatMap((route) => ('file' in route ? [route.file] : []));
  return declared.flatMap((route, index): Problem[] => {
    if (route.kind !== 'docs' || route.folder === undefined) return [];
    const { folder, sidebar } = route;
    const isShown = listFiles(folder).some((name) => named.includes(name));
    const none = isShown ? `other routes show those in "${folder}"` : `"${folder}" has none`;
    const reason = typeOf(folder) === 'folder' ? none : `there is no folder "${folder}"`;
    if (sidebar.length === 0)
      return [
        routesProblem(
          routes,
          ['routes', index, 'folder'],
          `expected a folder with .mdx or .md files; ${reason}`,
        ),
      ];
    return listEntries(sidebar, []).flatMap(({ entry: { path, file = '' } }) => {
      const error = mdxFile.safeParse(file).error ?? routePath.safeParse(path).error;
      const [issue] = path === undefined ? [] : (error?.issues ?? []);
      return issue ? [{ file, at: '', message: `${issue.message}. Rename the file` }] : [];
    });
  });
}

/** Images that the home screen icon can be made from; sharp doesn't read .ico files. */
const ICON = /\.(svg|png|jpe?g|gif|webp|avif)$/i;
const ICON_ADVICE =
  'expected an image (.svg, .png, .jpg, .gif, .webp or .avif), because the home screen icon is made from it';

/** Images that every chat shows. */
const CARD = /\.(png|jpe?g)$/i;
const CARD_ADVICE = 'expected a .png or .jpg image, because chats show no others';

/** Images that browsers show before they install a site. */
const SCREENSHOT = /\.(png|jpe?g|webp)$/i;
const SCREENSHOT_ADVICE = 'expected a .png, .jpg or .webp image, because install dialogs show no others';

/** A favicon, card or screenshot that is not in static/, or is not an image. */
export function findPictureProblems(file: SiteFile, folder: SiteFolder): Problem[] {
  const { favicon, discovery } = file.value ?? {};
  return [
    ...findPictureProblem(file, ['favicon'], favicon, ICON, ICON_ADVICE, folder),
    ...findPictureProblem(file, ['discovery', 'card'], discovery?.card, CARD, CARD_ADVICE, folder),
    ...(discovery?.screenshots ?? []).flatMap((name, index) => {
      const path: KeyPath = ['discovery', 'screenshots', index];
      return findPictureProblem(file, path, name, SCREENSHOT, SCREENSHOT_ADVICE, folder);
    }),
  ];
}

function findPictureProblem(
  file: SiteFile,
  path: KeyPath,
  name: string | undefined,
  types: RegExp,
  advice: string,
  { typeOf, listFiles }: SiteFolder,
): Problem[] {
  if (name === undefined) return [];
  const type = typeOf(`static${name}`);
  const at = (message: string) => [siteProblem(file, path, message)];
  if (type === undefined) {
    const others = listFiles('static').map((other) => other.slice('static'.length));
    const suggestion = quoteNearest(name.replace(/^\/static(?=\/)/, ''), others);
    return at(`expected a file below static/; there is no static${name}`).map((problem) => ({
      ...problem,
      suggestion,
    }));
  }
  if (type !== 'file') return at(`expected a file below static/; static${name} is a ${type}`);
  return types.test(name) ? [] : at(advice);
}

/** Apps whose folder has no package.json with a "build" script. */
export function findAppProblems(file: SiteFile, { read, typeOf }: SiteFolder): Problem[] {
  return (file.value?.apps ?? []).flatMap(({ folder }, index) => {
    const path: KeyPath = ['apps', index, 'folder'];
    const name = `${folder}/package.json`;
    if (typeOf(name) !== 'file')
      return siteProblem(file, path, `expected the folder of an app; there is no ${name}`);
    const manifest = read(name);
    if ('problem' in manifest) return manifest.problem;
    return hasBuildScript(manifest.text)
      ? []
      : siteProblem(file, path, `expected an app with a "build" script; ${name} has none`);
  });
}

function hasBuildScript(manifest: string): boolean {
  try {
    const { scripts } = JSON.parse(manifest) as { readonly scripts?: { readonly build?: unknown } };
    return typeof scripts?.build === 'string' && scripts.build.trim() !== '';
  } catch {
    return false;
  }
}
