import { isMap, isScalar, parseDocument } from 'yaml';
import { FRONTMATTER } from '../../config/pageHead';

/** Keys that pages have. */
const KEPT = ['title', 'description'];

/** Switches of a page by their old key: the value that has an effect, the key here, and the value it gets. */
const SWITCHES: Readonly<Record<string, readonly [value: unknown, key: string, own: boolean]>> = {
  draft: [true, 'draft', true],
  unlisted: [true, 'noindex', true],
  hide_table_of_contents: [true, 'toc', false],
  outline: [false, 'toc', false],
  editLink: [false, 'editLink', false],
  custom_edit_url: [null, 'editLink', false],
};

/** Keys whose meaning routes.json has, and those that say what every page does. */
const CARRIED = ['id', 'slug', 'sidebar_label', 'sidebar_position', 'lastUpdated'];

/** Keeps the title and the description. A title in the text replaces the one of the frontmatter, as in the original. */
export function convertFrontmatter(text: string, note: (line: number, message: string) => void): string {
  const found = FRONTMATTER.exec(text);
  if (!found) return text;
  const content = text.slice(found[0].length);
  const document = parseDocument(found[1] ?? '');
  const { contents } = document;
  if (document.errors.length > 0 || !isMap(contents)) {
    note(1, 'the frontmatter, which isn’t valid YAML.');
    return content;
  }
  const hasHeading = /^(?:\s|import\s.*\n)*# /.test(content);
  const isKept = (name: string) =>
    KEPT.includes(name) && isText(contents.get(name)) && !(name === 'title' && hasHeading);
  for (const { key } of [...contents.items]) {
    const name = isScalar(key) ? String(key.value) : '';
    if (isKept(name)) continue;
    const [value, own = '', state] = SWITCHES[name] ?? [];
    const isSet = own !== '' && contents.get(name) === value;
    if (![...KEPT, ...CARRIED, ...Object.keys(SWITCHES)].includes(name))
      note(1, `"${name}" of the frontmatter.`);
    contents.delete(key);
    if (isSet) document.set(own, state);
  }
  return contents.items.length === 0
    ? content.replace(/^\n+/, '')
    : `---\n${document.toString()}---\n${content}`;
}

const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number';
