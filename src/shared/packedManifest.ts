import { HASH_LENGTH, type PageManifest } from './manifests';

/**
 * A page manifest as it is embedded in HTML. What changes with every edit of another page stands apart, at the end of the
 * file. Everything before stays the same, and isn't compressed again.
 */
export interface PackedManifest {
  readonly files: PackedFiles;
  /** The address of the structure of the site, and the hashes of the linked pages' scripts. */
  readonly build: string;
}

export interface PackedFiles extends Omit<PageManifest, 'app' | 'pages'> {
  /** Addresses of the app's scripts, without the structure of the site. */
  readonly app: readonly string[];
  /** Sizes of scripts (kB) by the path of their page. */
  readonly pages: Readonly<Record<string, number>>;
}

const KB = 1000;

export function packManifest({ app: [structure, ...app], pages, ...rest }: PageManifest): PackedManifest {
  const scripts = Object.entries(pages);
  const sizes = scripts.map(([path, [, bytes]]) => [path, Math.ceil(bytes / KB)] as const);
  const hashes = scripts.map(([, [hash]]) => hash).join('');
  return { files: { ...rest, app, pages: Object.fromEntries(sizes) }, build: `${structure} ${hashes}` };
}

export function unpackManifest({ files, build }: PackedManifest): PageManifest {
  const [structure = '', hashes = ''] = build.split(' ');
  const scripts = Object.entries(files.pages).map(([path, size], index) => {
    const start = index * HASH_LENGTH;
    return [path, [hashes.slice(start, start + HASH_LENGTH), size * KB]] as const;
  });
  return { ...files, app: [structure, ...files.app], pages: Object.fromEntries(scripts) };
}
