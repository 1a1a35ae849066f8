import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { positionAt } from '../../config/locate';
import { messageOf } from '../support/messageOf';
import { findShownObjects } from './shownExpressions';

/**
 * `docs/a.mdx:8:3: …` for an error thrown while a page was rendered. `page` is its file below the site folder, or its
 * path where it has no file; none for the not-found page. `module`: the imported file that threw the error.
 */
export function describeRenderError(
  root: string,
  page: string | undefined,
  error: unknown,
  module?: string,
): string {
  const name = page ?? 'The not-found page';
  const path = join(root, page ?? '');
  const source =
    page !== undefined && /\.mdx?$/.test(page) && existsSync(path) ? readFileSync(path, 'utf8') : '';
  const { text, place } = explain(messageOf(error), module === undefined ? source : '');
  if (module !== undefined) return `${module}: ${text} (On the page ${name}.)`;
  return `${name}${place ? `:${place}` : ''}: ${text}`;
}

interface Explanation extends Place {
  readonly text: string;
}

function explain(message: string, source: string): Explanation {
  for (const [pattern, describe] of EXPLANATIONS) {
    const found = pattern.exec(message);
    if (found) return describe([...found], source);
  }
  return { text: message };
}

/** Messages of React, MDX and JavaScript, and what they mean for the author; `found` begins with the whole match. */
const EXPLANATIONS: readonly [RegExp, (found: readonly string[], source: string) => Explanation][] = [
  [
    /^Expected (?:component|object) `([^`]+)` to be defined(?:.*`(\d+:\d+)-)?/s,
    ([, component, place]) => ({
      text: `There is no component <${component}>. Import it, or correct its name.`,
      ...(place !== undefined && { place }),
    }),
  ],
  [
    /^(\S+) is not defined$/,
    ([, name = ''], source) => ({
      text: `The code uses "${name}", which is not defined.`,
      ...findUse(source, name),
    }),
  ],
  [
    /^Cannot read properties of (undefined|null) \(reading '([\w$]+)'\)/,
    ([, missing, key = ''], source) => ({
      text: `The code reads ".${key}" of a value that is ${missing}.`,
      ...findRead(source, key),
    }),
  ],
  [
    /^Element type is invalid/,
    () => ({
      text: 'The page renders a component that is undefined. Check that the values of its expressions and the exports of its imports are components.',
    }),
  ],
  [
    /^Objects are not valid as a React child \(found: (.*?)\)\. /,
    ([, object], source) =>
      locateValue(
        source,
        `An expression in braces is not text (found: ${object}). Show one of its values, such as {data.title}, or write {JSON.stringify(data)}.`,
      ),
  ],
  [
    /^(\w+) is a self-closing tag /,
    ([, name], source) => ({
      text: `<${name}> can’t have content. Write <${name} />, and what follows it after it.`,
      ...findText(source, `</${name}>`),
    }),
  ],
  [
    /^A component suspended/,
    (_, source) =>
      locateValue(
        source,
        'An expression or a component waits for a promise, which a page can’t show. Await it at the start of the page: export const data = await …',
      ),
  ],
];

/** A message about the value of an expression, with its place, or with all that it may have. */
function locateValue(source: string, text: string): Explanation {
  const [place, ...others] = findShownObjects(source);
  if (place === undefined || others.length === 0) return { text, ...(place !== undefined && { place }) };
  return { text: `${text} It is one of the expressions at ${[place, ...others].join(', ')}.` };
}

/** Where code in braces first uses a name. */
const findUse = (source: string, name: string): Place =>
  findCode(source, String.raw`(?<![\w$.])${escape(name)}`)[0] ?? {};

/** Where code in braces reads a key, if only one place does. */
function findRead(source: string, key: string): Place {
  const [place, ...others] = findCode(source, String.raw`(?<=\.)${escape(key)}`);
  return place && others.length === 0 ? place : {};
}

interface Place {
  readonly place?: string;
}

/** Where the source has a text, if only one place does. */
function findText(source: string, text: string): Place {
  const at = source.indexOf(text);
  return at >= 0 && at === source.lastIndexOf(text) ? placeAt(source, at) : {};
}

function placeAt(source: string, offset: number): Place {
  const { line, column } = positionAt(source, offset);
  return { place: `${line}:${column}` };
}

/** Where code in braces has a name that a pattern describes. */
function findCode(source: string, name: string): Place[] {
  const uses = new RegExp(String.raw`(?<=(?<!\\)\{[^{}]*?)${name}(?![\w$])`, 'g');
  return [...source.matchAll(uses)].map(({ index }) => placeAt(source, index));
}

const escape = (name: string) => name.replaceAll('$', String.raw`\$`);
