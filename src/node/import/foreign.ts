import type { SlugHeading } from './headingIds';

/** What another generator's documentation consists of, before it becomes a site. */
export interface Foreign {
  readonly title: string;
  readonly tagline: string;
  readonly url: string;
  readonly baseUrl: string;
  readonly locale?: string | undefined;
  /** Paths of pictures in the static folders, the preferred one first. */
  readonly icons: readonly string[];
  readonly colorMode?: string | undefined;
  readonly navbar: readonly ForeignLink[];
  readonly footer: readonly ForeignLink[];
  readonly copyright?: string | undefined;
  /** Declared versions, the default one first; empty without versions. */
  readonly versions: readonly { readonly name: string; readonly label: string }[];
  readonly sections: readonly ForeignSection[];
  /** Pages outside of the documentation. */
  readonly plain: readonly ForeignPage[];
  /** The front page as MDX, for sites that have none in Markdown. */
  readonly landing?: string | undefined;
  /** Whether pages of a blog or written in React are left out, so that links to them are broken. */
  readonly losesPages?: boolean;
  /** Addresses that other apps on the host serve. */
  readonly otherApps?: readonly string[];
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  /** How the generator makes ids of headings, where it differs from GitHub. */
  readonly slug?: SlugHeading;
  /** Folders whose files are published as they are. */
  readonly staticFolders: readonly string[];
  readonly notes: readonly Note[];
}

/** A link, or a menu of links. */
export interface ForeignLink {
  readonly label: string;
  readonly href?: string | undefined;
  readonly items?: readonly ForeignLink[] | undefined;
}

/** The documentation with one sidebar. */
export interface ForeignSection {
  /** Path that all of its pages are below. */
  readonly path: string;
  readonly label: string;
  readonly version?: string | undefined;
  readonly items: readonly ForeignItem[];
  /** All pages; those without an item are hidden. */
  readonly pages: readonly ForeignPage[];
}

/** An item of a sidebar. */
export type ForeignItem =
  | { readonly page: ForeignPage; readonly label?: string | undefined }
  | { readonly href: string; readonly label: string }
  | {
      readonly label: string;
      readonly items: readonly ForeignItem[];
      readonly collapsed?: boolean | undefined;
    };

export interface ForeignPage {
  /** Absolute path of its file. */
  readonly source: string;
  /** Path of its file in the new site. */
  readonly file: string;
  /** Its address. */
  readonly path: string;
  readonly label: string;
}

/** Something that the import doesn't carry over. */
export interface Note {
  /** File relative to the imported folder. */
  readonly file: string;
  readonly line?: number | undefined;
  readonly message: string;
}

/** Notes what a page loses, with the line in the original. */
export type AddNote = (line: number, message: string) => void;

/** Placeholder for an origin that the old configuration doesn’t name. */
export const UNKNOWN_ORIGIN = 'https://example.com';

/** New files have other addresses. */
export const EDIT_NOTE =
  'the address for edits. Set "docs.editUrl" in site.config.json once the new site has a repository.';

// Readers for values of configuration files, which may have any type.

export type Fields = Readonly<Record<string, unknown>>;

export const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const words = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/** Text without HTML, on one line. */
export const plainText = (value: unknown): string | undefined =>
  words(
    words(value)
      ?.replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' '),
  );
