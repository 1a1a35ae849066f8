import { ASSETS_FOLDER } from '../../shared/outputFiles';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MultiStats } from 'webpack';
import { pageChunk } from '../../shared/manifests';
import type { LayoutName } from '../../shared/page';

/** The files of the client bundle by address. */
export interface Assets {
  /** The app and React, which every page loads on the first intent. */
  readonly app: ChunkFiles;
  /** Addresses of what the app loads after it has started. */
  readonly extras: readonly string[];
  /** Fonts that most pages use; the others are cached once a page has used them. */
  readonly fonts: readonly string[];
  /** Files of one layout. */
  layout(layout: LayoutName): ChunkFiles;
  /** Files with the content of one page. */
  page(path: string): ChunkFiles;
  /** Addresses of the search window and the search code. */
  readonly search: readonly string[];
}

export interface ChunkFiles {
  readonly scripts: readonly string[];
  /** Style sheets by address. */
  readonly styles: Readonly<Record<string, string>>;
}

/** Reads the stats of the page compilers; the client compiler comes first. */
export function readAssets({ stats: [client] }: MultiStats, baseUrl: string): Assets {
  if (!client) throw new Error('webpack ran without the browser compiler');
  const { compilation } = client;
  const { path: folder = '' } = compilation.outputOptions;
  const address = (file: string) => baseUrl + ASSETS_FOLDER + file;
  const filesOf = (group: string): ChunkFiles => {
    const files = compilation.namedChunkGroups.get(group)?.getFiles() ?? [];
    return {
      scripts: files.filter((file) => file.endsWith('.js')).map(address),
      styles: Object.fromEntries(
        files
          .filter((file) => file.endsWith('.css'))
          .map((file) => [address(file), readFileSync(join(folder, file), 'utf8')]),
      ),
    };
  };
  // Every page asks for its layout.
  const layouts = new Map<LayoutName, ChunkFiles>();
  const layoutFiles = (layout: LayoutName) => {
    const files = layouts.get(layout) ?? filesOf(`layout-${layout}`);
    layouts.set(layout, files);
    return files;
  };
  return {
    app: filesOf('app'),
    extras: filesOf('extras').scripts,
    fonts: Object.keys(compilation.assets)
      .filter((file) => /^geist(-mono)?\..*woff2$/.test(file))
      .map(address),
    layout: layoutFiles,
    page: (path) => filesOf(pageChunk(path)),
    search: ['search', 'search-window']
      .map(filesOf)
      .flatMap(({ scripts, styles }) => [...scripts, ...Object.keys(styles)]),
  };
}
