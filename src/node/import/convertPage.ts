import { KINDS } from '../mdx/callouts';
import { convertBlocks, convertLanguages } from './convertBlocks';
import { convertFrontmatter } from './convertFrontmatter';
import { escapeRest } from './escapeRest';
import type { AddNote } from './foreign';
import { keepHeadingIds, type SlugHeading } from './headingIds';
import { newlines, replaceOutsideCode } from './maskCode';
import { placeStatic } from './staticFiles';

/** A converted page. */
interface Converted {
  readonly text: string;
  /** What it loses, with the line in the original. */
  readonly notes: readonly { readonly line: number; readonly message: string }[];
}

/** What the conversion needs to know of the site. */
export interface PageTools {
  /** Copies a picture beside the page. */
  readonly copyPicture: (path: string) => void;
  /** The address that a link of the other generator means; undefined for one that stays. */
  readonly resolveLink: (href: string) => string | undefined;
  /** How the other generator makes ids of headings, where it differs from GitHub. */
  readonly slug?: SlugHeading | undefined;
}

/**
 * Converts a page of another generator to one that compiles here. What the engine accepts as it is stays: callouts, ids of
 * headings, comments. Each step keeps the lines, so that notes have the lines of the original.
 */
export function convertPage(source: string, tools: PageTools): Converted {
  const notes: { line: number; message: string }[] = [];
  const note: AddNote = (line, message) => notes.push({ line, message });
  const steps: readonly ((text: string, note: AddNote) => string)[] = [
    convertBlocks,
    convertLanguages,
    (text) => (tools.slug ? keepHeadingIds(text, tools.slug) : text),
    convertImports,
    convertComponents,
    convertElements,
    (text) => convertAddresses(text, tools),
    escapeRest,
    // Last, because it may remove lines.
    convertFrontmatter,
  ];
  const text = steps.reduce((current, step) => step(current, note), source.replaceAll('\r\n', '\n'));
  return { text, notes: notes.sort((one, other) => one.line - other.line) };
}

const IMPORT = /^import\s+(?:[\w*{}\s,$]+?\s+from\s+)?(['"])([^'"\n]+)\1;?[ \t]*$/gm;

/** Keeps imports of Markdown, JSON and the text of files. */
function convertImports(text: string, note: AddNote): string {
  return replaceOutsideCode(text, IMPORT, ([all, , specifier = ''], line) => {
    if (/^!!raw-loader!/.test(specifier))
      return all.replace(specifier, `${specifier.replace('!!raw-loader!', '')}?raw`);
    if (/^(?:\.|@site\/).*(?:\.mdx?|\.json|\?raw)$/.test(specifier)) return undefined;
    if (!/^@theme\/(?:Tabs|TabItem|Admonition|CodeBlock)$/.test(specifier))
      note(line, `the import of "${specifier}".`);
    return newlines(all);
  });
}

const ATTRIBUTES = /(?:[^<>"'{}]|"[^"]*"|'[^']*'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*?/.source;
const COMPONENT = new RegExp(`<(/?)([A-Z][\\w.]*)((?:\\s${ATTRIBUTES})?)(/?)>`, 'g');
const ELEMENT = new RegExp(`<([a-z][\\w-]*)(\\s${ATTRIBUTES})(/?)>`, 'g');

/** Components of Docusaurus become those of pages; unknown ones are replaced by their content. */
function convertComponents(text: string, note: AddNote): string {
  const own = new Set([
    ...[...text.matchAll(/^import\s+(\w+)\s+from\s+['"][^'"]+\.mdx?['"]/gm)].map(([, name]) => name),
    ...[...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name),
  ]);
  return replaceOutsideCode(text, COMPONENT, ([all, slash = '', name = '', attributes = '', end], line) => {
    if (own.has(name)) return undefined;
    const known = Object.hasOwn(COMPONENTS, name) ? COMPONENTS[name] : undefined;
    const replaced = known && (slash === '' ? known.open(createReader(attributes)) : known.close);
    if (replaced) return replaced;
    if (slash === '') note(line, `the component <${name}>${end === '/' ? '' : '; its content stays'}.`);
    return newlines(all);
  });
}

/** Reads an attribute that is text. */
type ReadAttribute = (name: string) => string | undefined;

const createReader =
  (attributes: string): ReadAttribute =>
  (name) =>
    new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|\\{["'\`]([^"'\`]*)["'\`]\\})`)
      .exec(attributes)
      ?.slice(1)
      .find((value) => value !== undefined);

/** What becomes of components that other generators have. */
const COMPONENTS: Readonly<Record<string, { open: (read: ReadAttribute) => string; close: string }>> = {
  Tabs: { open: () => '<Tabs>', close: '</Tabs>' },
  TabItem: {
    open: (read) => `<Tab label=${quote(read('label') ?? read('value') ?? 'Tab')}>`,
    close: '</Tab>',
  },
  Admonition: {
    open: (read) => {
      const title = read('title');
      const kind = KINDS[read('type') ?? ''] ?? 'note';
      return `<Admonition kind="${kind}"${title === undefined ? '' : ` title=${quote(title)}`}>`;
    },
    close: '</Admonition>',
  },
  Badge: { open: (read) => (read('text') === undefined ? '' : `*${read('text')}*`), close: '' },
};

const quote = (value: string) => (value.includes('"') ? `'${value}'` : `"${value}"`);

/** Attributes that need script or inline styles, and those of Vue. */
const LOST = /\s(?:style|on\w+|[:@#][\w:.-]+|v-[\w:.-]+)(?:=(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}))?/g;

/** Attributes that have another name in MDX. */
const PROPERTIES = [
  'className',
  'frameBorder',
  'allowFullScreen',
  'colSpan',
  'rowSpan',
  'srcSet',
  'tabIndex',
];

function convertElements(text: string, note: AddNote): string {
  return replaceOutsideCode(text, ELEMENT, ([, name = '', attributes = '', end = ''], line) => {
    const kept = attributes.replace(LOST, (attribute) => {
      note(line, `${attribute.trim().replace(/\s+/g, ' ')} of <${name}>.`);
      return newlines(attribute);
    });
    const renamed = kept.replace(/\s(\w+)(?==|\s|$)/g, (attribute, key: string) => {
      const right = PROPERTIES.find(
        (property) => property.toLowerCase() === key.replace(/^class$/, 'classname'),
      );
      return right === undefined ? attribute : attribute.replace(key, right);
    });
    return renamed === attributes ? undefined : `<${name}${renamed}${end}>`;
  });
}

/** What a picture's text starts with, and the text in square brackets, which may have others inside. */
const PICTURE = /!\[(?:[^\]\n]|\][^(\n])*/.source;
const ADDRESS = /([^()\s<]+)(?=[^()\n]*\))/.source;
const ADDRESS_IN_ANGLES = /([^<>\n]+)(?=>)/.source;

/**
 * Addresses in Markdown and in HTML: `![](a.png)`, `[](b.md)`, `[](<b c.md>)`, `[b]: b.md`, `<img src="a.png">`. Groups: what
 * is before the address of a picture, what is before another, the address.
 */
const ADDRESSES = [
  new RegExp(`(${PICTURE}\\]\\()()${ADDRESS}`, 'g'),
  new RegExp(`(${PICTURE}\\]\\(<)()${ADDRESS_IN_ANGLES}`, 'g'),
  /(<img\b[^>]*?\ssrc=["'])()([^"']+)/g,
  /(<source\b[^>]*?\ssrcset=["'])()([^"',\s]+)/gi,
  // Behind a picture in a link, too.
  new RegExp(`()((?<!${PICTURE})\\]\\()${ADDRESS}`, 'g'),
  new RegExp(`()((?<!${PICTURE})\\]\\(<)${ADDRESS_IN_ANGLES}`, 'g'),
  /()(^[ \t]*\[(?!\^)[^\]\n]+\]:[ \t]+<?)([^\s<>]+)/gm,
  /()(<a\b[^>]*?\shref=["'])([^"']+)/g,
];

/** Copies pictures beside pages. Links get the addresses of the new site. */
function convertAddresses(text: string, { copyPicture, resolveLink }: PageTools): string {
  return ADDRESSES.reduce(
    (current, pattern) =>
      replaceOutsideCode(current, pattern, ([all, picture = '', link = '', address = '']) => {
        if (picture && !/^(?:[a-z]+:|\/|#)/.test(address)) copyPicture(address);
        const moved = (picture ? undefined : resolveLink(address)) ?? placeStatic(address);
        const from = (picture + link).length;
        return all.slice(0, from) + moved + all.slice(from + address.length);
      }),
    text,
  );
}
