import { basename } from 'node:path';
import { itemsOfFolder } from './folderItems';
import { type Foreign, UNKNOWN_ORIGIN } from './foreign';
import { toLabel } from '../../config/folderItems';
import { addressOf, listPages, toSafePath } from './sourcePages';

/** A folder of Markdown files without a generator. */
export function readPlainFolder(root: string): Foreign {
  const placed = listPages(root).map((from) => ({
    from,
    page: {
      source: from.source,
      file: toSafePath(`docs/${from.name}${from.extension}`),
      path: addressOf('', from.name),
      label: from.title ?? toLabel(basename(from.name)),
    },
  }));
  const title = placed.find(({ page }) => page.path === '/')?.page.label ?? toLabel(basename(root));
  return {
    title,
    tagline: `The documentation of ${title}`,
    url: UNKNOWN_ORIGIN,
    baseUrl: '/',
    icons: [],
    navbar: [],
    footer: [],
    versions: [],
    sections: [
      {
        path: '/',
        label: 'Documentation',
        items: itemsOfFolder(root, placed),
        pages: placed.map(({ page }) => page),
      },
    ],
    plain: [],
    redirects: [],
    staticFolders: [],
    notes: [],
  };
}
