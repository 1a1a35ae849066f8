import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { positionAt } from '../../config/locate';
import { messageOf } from '../support/messageOf';

/**
 * `docs/a.mdx:8:3: …` for an error thrown while a page was rendered. `page` is its file below the site folder, or its
 * path where it has no file; none for the not-found page.
 */
export function describeRenderError(root: string, page: string | undefined, error: unknown): string {
  const path = join(root, page ?? '');
  const source =
    page !== undefined && /\.mdx?$/.test(page) && existsSync(path) ? readFileSync(path, 'utf8') : '';
  const { text, place } = explain(messageOf(error), source);
  return `${page ?? 'The not-found page'}${place ? `:${place}` : ''}: ${text}`;
}

function explain(message: string, source: string): { readonly text: string; readonly place?: string } {
  const [, component, place] =
    /^Expected (?:component|object) `([^`]+)` to be defined(?:.*`(\d+:\d+)-)?/s.exec(message) ?? [];
  if (component !== undefined)
    return {
      text: `There is no component <${component}>. Import it, or correct its name.`,
      ...(place !== undefined && { place }),
    };
  const name = /^(\S+) is not defined$/.exec(message)?.[1];
  if (name !== undefined)
    return { text: `The code uses "${name}", which is not defined.`, ...findUse(source, name) };
  const [, empty, key] =
    /^Cannot read properties of (undefined|null) \(reading '([\w$]+)'\)/.exec(message) ?? [];
  if (empty !== undefined && key !== undefined)
    return {
      text: `The code reads ".${key}" of a value that is ${empty}.`,
      ...findRead(source, key),
    };
  if (message.startsWith('Element type is invalid'))
    return {
      text: 'The page renders a component that is undefined. Check that the values of its expressions and the exports of its imports are components.',
    };
  const object = /^Objects are not valid as a React child \(found: (.*?)\)\. /.exec(message)?.[1];
  if (object !== undefined)
    return {
      text: `An expression in braces is not text (found: ${object}). Show one of its values, such as {data.title}, or write {JSON.stringify(data)}.`,
    };
  if (message.startsWith('A component suspended'))
    return {
      text: 'An expression or a component waits for a promise, which a page can’t show. Await it at the start of the page: export const data = await …',
    };
  return { text: message };
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

/** Where code in braces has a name that a pattern describes. */
function findCode(source: string, name: string): Place[] {
  const uses = new RegExp(String.raw`(?<=(?<!\\)\{[^{}]*?)${name}(?![\w$])`, 'g');
  return [...source.matchAll(uses)].map(({ index }) => {
    const { line, column } = positionAt(source, index);
    return { place: `${line}:${column}` };
  });
}

const escape = (name: string) => name.replaceAll('$', String.raw`\$`);
