import { type Fields, fields, type Foreign, type ForeignLink, list, plainText, words } from './foreign';

/** The options of a plugin or a preset, which is written as its name or as a list of name and options. */
export const optionsOf = (entry: unknown, name: RegExp): Fields[] => {
  const [own, options] = Array.isArray(entry) ? (entry as unknown[]) : [entry];
  return typeof own === 'string' && name.test(own) ? [fields(options)] : [];
};

/** Converts the items of navbar and footer, which may be links, menus, or parts of the site. */
export function linkReader(pathsById: ReadonlyMap<string, string>, note: (message: string) => void) {
  const read = (item: unknown): ForeignLink[] => {
    const { label, title, to, href, items, docId, type, html } = fields(item);
    const name = plainText(label ?? title);
    if (items !== undefined && Array.isArray(items) && type !== 'docsVersionDropdown')
      return name === undefined ? [] : [{ label: name, items: items.flatMap(read) }];
    const target = words(docId) === undefined ? words(to ?? href) : pathsById.get(String(docId));
    if (name !== undefined && target !== undefined) return [{ label: name, href: toHref(target) }];
    if (html !== undefined || words(type) === 'html') note('HTML in the navbar or footer.');
    else if (type !== 'search' && type !== 'docsVersionDropdown')
      note(`the item ${JSON.stringify(item)} of the navbar or footer.`);
    return [];
  };
  return (item: unknown): ForeignLink[] => {
    const { title, items } = fields(item);
    // A footer with one column has its links without a group.
    return title !== undefined && !Array.isArray(items) ? [] : read(item);
  };
}

/** `docs/overview`, `pathname:///examples` → `/docs/overview`, `/examples` */
const toHref = (target: string): string =>
  /^(?:[a-z]+:\/\/(?!\/)|mailto:|#)/.test(target)
    ? target
    : `/${target.replace(/^pathname:\/\//, '').replace(/^\/+/, '')}`;

/** Links with `pathname://` lead to what Docusaurus doesn't serve. */
export function readOtherApps(theme: Fields): string[] {
  const links = JSON.stringify([theme['navbar'], theme['footer']]).matchAll(
    /"pathname:\/\/(\/[\w./-]*\w)\/?"/g,
  );
  return [...new Set([...links].map(([, path = '']) => path))];
}

export function readRedirects(config: Fields): Foreign['redirects'] {
  return list(config['plugins'])
    .flatMap((entry) => optionsOf(entry, /client-redirects/))
    .flatMap(({ redirects }) => list(redirects))
    .flatMap((rule) => {
      const { from, to } = fields(rule);
      const sources = Array.isArray(from) ? (from as unknown[]) : [from];
      return sources.flatMap((source) => {
        const [old, target] = [words(source), words(to)];
        return old === undefined || target === undefined ? [] : [{ from: old, to: target }];
      });
    });
}
