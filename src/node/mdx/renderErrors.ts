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
function findUse(source: string, name: string): { readonly place?: string } {
  const use = new RegExp(
    String.raw`(?<!\\)\{[^{}]*?(?<![\w$.])${name.replaceAll('$', String.raw`\$`)}(?![\w$])`,
  ).exec(source);
  if (!use) return {};
  const { line, column } = positionAt(source, use.index + use[0].length - name.length);
  return { place: `${line}:${column}` };
}
