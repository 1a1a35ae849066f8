import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Stats } from 'webpack';
import { pageChunk } from '../../shared/manifests';
import type { PageKind } from '../../shared/page';

/** The files of the client bundle by address. */
export interface Assets {
  /** The app and React: what every page runs on the first intent. */
  readonly app: ChunkFiles;
  /** Addresses of what the app brings once it runs. */
  readonly extras: readonly string[];
  /** What one kind of page adds. */
  kind(kind: PageKind): ChunkFiles;
  /** The words of one page. */
  page(path: string): ChunkFiles;
  /** Addresses of the search window and of what finds. */
  readonly search: readonly string[];
}

export interface ChunkFiles {
  readonly scripts: readonly string[];
  /** Style sheets by address. */
  readonly styles: Readonly<Record<string, string>>;
}

export type ReadAsset = (path: string) => string;

/** Reads the stats of the client compiler. */
export function readAssets(
  { compilation }: Stats,
  baseUrl: string,
  read: ReadAsset = (path) => readFileSync(path, 'utf8'),
): Assets {
  const { path: folder = '' } = compilation.outputOptions;
  const filesOf = (group: string): ChunkFiles => {
    const files = compilation.namedChunkGroups.get(group)?.getFiles() ?? [];
    const address = (file: string) => `${baseUrl}assets/${file}`;
    return {
      scripts: files.filter((file) => /\.js$/.test(file) && !/hot-update/.test(file)).map(address),
      styles: Object.fromEntries(
        files
          .filter((file) => file.endsWith('.css'))
          .map((file) => [address(file), read(join(folder, file))]),
      ),
    };
  };
  return {
    app: filesOf('app'),
    extras: filesOf('extras').scripts,
    kind: (kind) => filesOf(`kind-${kind}`),
    page: (path) => filesOf(pageChunk(path)),
    search: ['search', 'search-window']
      .map(filesOf)
      .flatMap(({ scripts, styles }) => [...scripts, ...Object.keys(styles)]),
  };
}
