import { createHash } from 'node:crypto';
import webpack, { type Compilation, type Compiler, type WebpackPluginInstance } from 'webpack';
import { HASH_LENGTH, pageChunk, pageFile } from '../../shared/manifests';
import type { PageRecord } from '../mdx/renderPage';
import { readPageQuery } from './pageQuery';

/** The entry that makes webpack create the chunks of the pages. Browsers never load it. */
export const PAGES_ENTRY = 'pages';
/** Its runtime, with webpack's table of all chunk names. */
export const PAGES_RUNTIME = 'pages-runtime';

/** The global variable to which scripts add their chunks (`output.chunkLoadingGlobal`). */
export const CHUNKS_GLOBAL = 'siteChunks';

const NAME = 'page-chunks';

/** The script of a page in `npm run dev`, where webpack doesn't compile pages. */
export function writePageScript({ path, content }: PageRecord): string {
  const id = JSON.stringify(pageChunk(path));
  const module = `{${id}:(module)=>{module.exports=${JSON.stringify(content)}}}`;
  return `(self.${CHUNKS_GLOBAL}??=[]).push([[${id}],${module}]);`;
}

/**
 * Names the chunk of each page and the module in it after the path, and its file after a hash of the content as well, so
 * that the app can load them without webpack's table of all chunk names (src/app/importPage.ts).
 */
export function pageChunks(): WebpackPluginInstance {
  return {
    apply({ hooks }: Compiler) {
      hooks.thisCompilation.tap(NAME, (compilation) => {
        const { PROCESS_ASSETS_STAGE_OPTIMIZE, PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER } = webpack.Compilation;
        compilation.hooks.beforeModuleIds.tap(NAME, () => nameModules(compilation));
        const { processAssets } = compilation.hooks;
        processAssets.tap({ name: NAME, stage: PROCESS_ASSETS_STAGE_OPTIMIZE }, () =>
          deleteEntry(compilation),
        );
        processAssets.tap({ name: NAME, stage: PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER }, () =>
          hashNames(compilation),
        );
      });
    },
  };
}

function nameModules({ modules, chunkGraph }: Compilation): void {
  for (const module of modules) {
    if (!(module instanceof webpack.NormalModule)) continue;
    const { path } = readPageQuery(module.resource.split('?')[1] ?? '');
    if (path !== '') chunkGraph.setModuleId(module, pageChunk(path));
  }
}

/** Before it is minified. */
function deleteEntry(compilation: Compilation): void {
  [PAGES_ENTRY, PAGES_RUNTIME].forEach((name) =>
    compilation.namedChunks.get(name)?.files.forEach((file) => compilation.deleteAsset(file)),
  );
}

/** By SHA-256, with which the service worker checks what it caches. webpack's own hashes are of another kind. */
function hashNames(compilation: Compilation): void {
  for (const { name, files } of compilation.chunks) {
    if (!name?.startsWith(pageChunk(''))) continue;
    for (const file of [...files]) {
      const content = compilation.assets[file]?.buffer() ?? '';
      const hash = createHash('sha256').update(content).digest('hex');
      compilation.renameAsset(file, pageFile(name, hash.slice(0, HASH_LENGTH)));
    }
  }
}
