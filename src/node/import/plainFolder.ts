import { basename } from 'node:path';
import { itemsOfFolder } from './folderItems';
import { fields, type Foreign, plainText, UNKNOWN_ORIGIN } from './foreign';
import { homePage } from './frontPage';
import { toLabel } from '../../config/folderItems';
import { addressOf, listPages, toSafePath } from './sourcePages';

/** A folder of Markdown files without a generator. */
export function readPlainFolder(root: string): Foreign {
  const sources = listPages(root);
  // As in VitePress and Rspress.
  const home = sources.find(({ name, frontmatter }) => name === 'index' && frontmatter['hero'] !== undefined);
  const pages = sources.filter((page) => page !== home);
  const placed = pages.map((from) => ({
    from,
    page: {
      source: from.source,
      file: toSafePath(`docs/${from.name}${from.extension}`),
      path: addressOf('', from.name),
      label: from.title ?? toLabel(basename(from.name)),
    },
  }));
  const title =
    plainText(fields(home?.frontmatter['hero'])['name']) ??
    placed.find(({ page }) => page.path === '/')?.page.label ??
    toLabel(basename(root));
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
    landing: home && homePage(home.frontmatter),
    redirects: [],
    staticFolders: [],
    notes: [],
  };
}
