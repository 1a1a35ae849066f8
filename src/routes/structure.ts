import type { DocsSection, OtherLink, Route, RouteModel, SidebarGroup, SidebarItem } from '../config/model';
import { hasContent } from './matchRoute';
import { pagesOf } from './sidebar';
import { type AssetManifest, HASH_LENGTH, type PageScript } from '../shared/manifests';

/** What the app and the worker know of the site: its pages, and the files that can be saved. */
export interface Structure {
  /** Without the names of the MDX files. */
  readonly model: RouteModel;
  readonly files: AssetManifest;
  /** The id of the build; absent in `npm run dev`. */
  readonly build?: string | undefined;
}

/** A structure as JSON. It is kept short, because every visitor loads the whole of it. */
export interface PackedStructure extends Pick<RouteModel, 'redirects' | 'fullNavigation'> {
  readonly outbound?: RouteModel['outbound'] | undefined;
  /** Pages outside the docs. */
  readonly pages: readonly Route[];
  readonly sections: readonly PackedSection[];
  /** Hashes of the scripts of all pages, first those outside the docs. Empty in `npm run dev`. */
  readonly hashes: string;
  /** Sizes of these scripts. */
  readonly bytes: readonly number[];
  readonly files: Omit<AssetManifest, 'pages'>;
  readonly build?: string | undefined;
}

interface PackedSection extends Omit<DocsSection, 'groups'> {
  readonly groups: readonly PackedGroup[];
}

interface PackedGroup extends Omit<SidebarGroup, 'pages'> {
  readonly pages: readonly (PackedLink | OtherLink | PackedGroup)[];
}

/** A link of the sidebar: its path, and its label where that doesn't follow from the path. */
type PackedLink = string | readonly [path: string, label: string];

const START = '(self.siteStructure??=[]).push(';
const END = ');';

/** The script with the structure, which pages load like the scripts of the app. */
export function writeStructure(structure: Structure): string {
  return START + JSON.stringify(packStructure(structure)) + END;
}

/** Reads the structure from the text of its script, without running it. */
export function readStructure(script: string): Structure {
  return unpackStructure(JSON.parse(script.slice(START.length, -END.length)) as PackedStructure);
}

function packStructure({ model, files: { pages, ...files }, build }: Structure): PackedStructure {
  const outside = model.routes.filter(({ section }) => section === undefined);
  const inside = model.sections.flatMap(linksOf);
  const scripts = [...outside, ...inside].flatMap(({ path }) => (pages[path] ? [pages[path]] : []));
  return {
    pages: outside.map(({ path, kind, label }) => ({ path, kind, label })),
    sections: model.sections.map((section) => ({
      ...section,
      groups: section.groups.map(packGroup),
    })),
    redirects: model.redirects,
    outbound: model.outbound,
    fullNavigation: model.fullNavigation,
    hashes: scripts.map(([hash]) => hash).join(''),
    bytes: scripts.map(([, bytes]) => bytes),
    files,
    build,
  };
}

export function unpackStructure(packed: PackedStructure): Structure {
  const { redirects, outbound, fullNavigation, hashes, bytes } = packed;
  const sections = packed.sections.map((section) => ({
    ...section,
    groups: section.groups.map(unpackGroup),
  }));
  const docs = sections.flatMap((section) =>
    linksOf(section).map((link): Route => ({ ...link, kind: 'doc', section: section.path })),
  );
  const routes = [...packed.pages, ...docs];
  const withScript = hashes === '' ? [] : routes.filter(hasContent);
  const scripts = withScript.map(({ path }, index): [string, PageScript] => {
    const start = index * HASH_LENGTH;
    return [path, [hashes.slice(start, start + HASH_LENGTH), bytes[index] ?? 0]];
  });
  return {
    model: { routes, sections, redirects, ...(outbound && { outbound }), fullNavigation },
    files: { ...packed.files, pages: Object.fromEntries(scripts) },
    build: packed.build,
  };
}

const linksOf = ({ groups, hidden = [] }: DocsSection) => [...pagesOf(groups), ...hidden];

const packGroup = (group: SidebarGroup): PackedGroup => ({ ...group, pages: group.pages.map(packItem) });

function packItem(item: SidebarItem): PackedGroup['pages'][number] {
  if ('pages' in item) return packGroup(item);
  if ('href' in item) return item;
  const { path, label } = item;
  return label === labelOf(path) ? path : [path, label];
}

const unpackGroup = (group: PackedGroup): SidebarGroup => ({ ...group, pages: group.pages.map(unpackItem) });

function unpackItem(item: PackedGroup['pages'][number]): SidebarItem {
  if (typeof item === 'string') return { path: item, label: labelOf(item) };
  if ('href' in item) return item;
  if ('pages' in item) return unpackGroup(item);
  const [path, label] = item;
  return { path, label };
}

/** The usual label of a page: `/docs/guides/basic-tutorial` → `Basic tutorial` */
function labelOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ');
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
