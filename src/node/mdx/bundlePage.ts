import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve as resolvePath } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  build,
  type BuildFailure,
  type Message,
  type Metafile,
  type Plugin,
  type ResolveResult,
} from 'esbuild';
import { BuildError } from '../support/buildError';
import { isFile } from '../support/isFile';
import { isSpelled } from '../support/isSpelled';
import { EXTENSIONS, isSiteFile, PROJECT, RAW } from '../support/project';
import { compileSiteModule, SITE_MODULE } from './compileSiteModule';
import { describeImportError, type FailedImport } from './importErrors';
import { loadPicture, missingPicture, type PagePicture } from './pictureModule';
import { isPicture, PICTURE } from './pictures';
import { possibleTargets } from './possibleTargets';

/** A page with everything it imports. */
interface PageBundle {
  /** An ES module. */
  readonly code: string;
  /** Absolute paths of the imported files. */
  readonly imported: readonly string[];
  /** The MDX files among them. */
  readonly parts: readonly string[];
  /** The pictures beside the page, and beside the MDX files that it imports. */
  readonly pictures: readonly PagePicture[];
}

/** What the bundling of pages needs. */
export interface BundleTools {
  /** Compiles an MDX file that a page imports. Rejects with a BuildError. */
  compileMdx(path: string): Promise<string>;
  /** Called with each imported file, even if the bundling fails. */
  onImport(path: string): void;
  /** Called with each missing path that an import would resolve to if it existed, even if the bundling fails. */
  onMissing(path: string): void;
}

/**
 * Bundles the compiled MDX `code` of the page `path` (absolute) with what it imports. Rejects with a BuildError that
 * lists every import that fails. `root`: the site folder.
 */
export async function bundlePage(
  root: string,
  path: string,
  code: string,
  tools: BundleTools,
): Promise<PageBundle> {
  const pictures: PagePicture[] = [];
  try {
    const { outputFiles, metafile } = await build({
      stdin: { contents: code, sourcefile: path, resolveDir: dirname(path), loader: 'js' },
      write: false,
      metafile: true,
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      logLevel: 'silent',
      absWorkingDir: root,
      // For sites below node_modules, whose files `sitePlugin` takes for those of packages.
      alias: { '@site': root },
      nodePaths: [join(PROJECT, 'node_modules')],
      mainFields: ['module', 'main'],
      resolveExtensions: EXTENSIONS,
      preserveSymlinks: true,
      // Neither the site's tsconfig.json nor one of a parent folder decides what a page imports.
      tsconfigRaw: {},
      banner: { js: REQUIRE },
      plugins: [shareReact, sitePlugin(root, tools, pictures)],
    });
    const loop = findLoop(root, metafile.inputs);
    if (loop) throw new BuildError(describeImportError(root, loop));
    const inputs = Object.keys(metafile.inputs);
    const toPaths = (files: readonly string[]) =>
      files.map((file) => resolvePath(root, file.replace(/\?.*$/, ''))).filter((file) => file !== path);
    return {
      code: outputFiles[0]?.text ?? '',
      imported: toPaths(inputs),
      // Not the text of one: `./_part.mdx?raw`.
      parts: toPaths(inputs.filter((file) => MDX.test(file))),
      pictures,
    };
  } catch (error) {
    if (error instanceof BuildError) throw error;
    throw new BuildError(
      (error as BuildFailure).errors.map((message) => describeError(root, message)).join('\n'),
    );
  }
}

/** For packages that call `require`, which ES modules don't have. */
const REQUIRE = `import { createRequire } from 'node:module'; const require = createRequire(${JSON.stringify(import.meta.url)});`;

/** Makes pages use the React that renders them. */
const shareReact: Plugin = {
  name: 'share-react',
  setup({ onResolve }) {
    const require = createRequire(import.meta.url);
    onResolve({ filter: /^react(?:-dom)?(?:\/|$)/ }, ({ path: name, kind }) => {
      const path = require.resolve(name);
      return { path: kind === 'require-call' ? path : pathToFileURL(path).href, external: true };
    });
  },
};

/** Resolves and compiles the files of the site. Adds to `pictures`. */
function sitePlugin(
  root: string,
  { compileMdx, onImport, onMissing }: BundleTools,
  pictures: PagePicture[],
): Plugin {
  return {
    name: 'site',
    setup({ onLoad, onResolve, resolve }) {
      onResolve({ filter: /./ }, async ({ path: specifier, importer, kind, resolveDir, pluginData }) => {
        if (pluginData === RESOLVING || importer === '' || !isSiteFile(importer)) return undefined;
        possibleTargets(specifier, resolveDir, root)
          // Nothing can be below a file, and webpack caches no module that depends on such a path.
          .filter((target) => !existsSync(target) && !isFile(dirname(target)))
          .forEach(onMissing);
        // Relative, because esbuild takes "#" in the path of the site folder for the start of a suffix.
        const path = specifier.replace(/^@site(?=\/)/, () => `./${relative(resolveDir, root)}`);
        const found = await resolve(path, { importer, kind, resolveDir, pluginData: RESOLVING });
        const isMissing = found.errors.length > 0 || isMisspelled(root, found);
        // The checks report it, as strictly as other broken links.
        if (isMissing && specifier.endsWith(PICTURE)) return { path: specifier, namespace: MISSING_PICTURE };
        if (!isMissing && isSiteFile(found.path) && isPicture(found.path) && found.suffix === '')
          return { ...found, suffix: PICTURE };
        if (!isMissing && isImportable(found)) return found;
        return {
          errors: [{ detail: { importer, specifier, isOtherKind: !isMissing } satisfies FailedImport }],
        };
      });
      onLoad({ filter: /./, namespace: MISSING_PICTURE }, ({ path }) => ({ contents: missingPicture(path) }));
      onLoad({ filter: /./ }, async ({ path, suffix }) => {
        onImport(path);
        if (suffix === PICTURE) {
          const { code, published } = await loadPicture(root, path);
          if (published) pictures.push(published);
          return { contents: code };
        }
        if (suffix === RAW) return { contents: readFileSync(path, 'utf8'), loader: 'text' };
        if (!isSiteFile(path)) return undefined;
        if (MDX.test(path)) return { contents: await compileMdx(path), loader: 'js' };
        if (!SITE_MODULE.test(path)) return undefined;
        const file = relative(root, path).replaceAll('\\', '/');
        return { contents: await compileSiteModule(file, readFileSync(path, 'utf8')), loader: 'js' };
      });
    },
  };
}

const isMisspelled = (root: string, { path, external }: ResolveResult): boolean =>
  !external && isSiteFile(path) && !isSpelled(root, path);

/** Marks an import that esbuild itself resolves. */
const RESOLVING = Symbol('resolving');

const MISSING_PICTURE = 'missing-picture';

const MDX = /\.mdx?$/;

function isImportable({ path, suffix, external }: ResolveResult): boolean {
  return (
    external ||
    suffix === RAW ||
    suffix === PICTURE ||
    !isSiteFile(path) ||
    SITE_MODULE.test(path) ||
    /\.(?:json|mdx?)$/.test(path)
  );
}

/** The import through which an MDX file contains itself, which React would render until the memory is used up. */
function findLoop(root: string, inputs: Metafile['inputs']): FailedImport | undefined {
  for (const file of Object.keys(inputs).filter((input) => MDX.test(input))) {
    const loop = inputs[file]?.imports.find(({ path }) => reaches(inputs, path, file));
    if (loop)
      return { importer: resolvePath(root, file), specifier: loop.original ?? loop.path, isLoop: true };
  }
  return undefined;
}

function reaches(
  inputs: Metafile['inputs'],
  from: string,
  target: string,
  seen = new Set<string>(),
): boolean {
  if (from === target) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return inputs[from]?.imports.some(({ path }) => reaches(inputs, path, target, seen)) ?? false;
}

/** Our own errors are in `detail`. esbuild itself finds names that aren't exported, and invalid JSON. */
function describeError(root: string, { detail, text, location }: Message): string {
  if (detail instanceof Error) return detail.message;
  if (detail) return describeImportError(root, detail as FailedImport);
  const name = /^No matching export in .* for import "([^"]+)"/.exec(text)?.[1];
  const specifier = /from\s*["']([^"']+)/.exec(location?.lineText ?? '')?.[1];
  if (!location) return text;
  if (specifier === undefined) {
    const file = relative(root, resolvePath(root, location.file)).replaceAll('\\', '/');
    return `${file}:${location.line}:${location.column + 1}: ${text.replace(/\.?$/, '.')}`;
  }
  return describeImportError(root, { importer: resolvePath(root, location.file), specifier, name });
}
