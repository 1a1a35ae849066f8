import { type AssetManifest, pageChunk, pageFile, readPageChunk } from '../shared/manifests';
import type { PageContent } from '../shared/page';

/**
 * Creates the loader of page content. It is webpack's `import()`, except that the names of files come from the structure
 * of the site: webpack's own table of all chunk names would make the app grow with the site.
 */
export function createPageImport({ pages }: Pick<AssetManifest, 'pages'>) {
  const fileOf = __webpack_get_script_filename__;
  __webpack_get_script_filename__ = (chunk) => {
    const [hash] = pages[readPageChunk(String(chunk)) ?? ''] ?? [];
    return hash === undefined ? fileOf(chunk) : pageFile(String(chunk), hash);
  };
  return async (path: string): Promise<PageContent> => {
    const chunk = pageChunk(path);
    await __webpack_chunk_load__(chunk);
    return __webpack_require__(chunk) as PageContent;
  };
}
