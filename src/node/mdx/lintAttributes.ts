import type { MdxJsxAttribute } from 'mdast-util-mdx';
import type { VFile } from 'vfile';
import { ATTRIBUTES, type Values } from '../../app/renderContent';
import { nearest } from '../../config/nearest';
import type { JsxElement } from './literalAttributes';

/**
 * Warns of attributes that a component of the site doesn't have, and of values without effect. Fails on a word that the
 * component doesn't know.
 */
export function lintAttributes({ name: component, attributes }: JsxElement, file: VFile): void {
  if (component === null || !Object.hasOwn(ATTRIBUTES, component)) return;
  const known: Readonly<Record<string, Values>> = ATTRIBUTES[component as keyof typeof ATTRIBUTES];
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const values = Object.hasOwn(known, attribute.name) ? known[attribute.name] : undefined;
    const problem: string | undefined =
      values === undefined
        ? explainUnknown(attribute.name, component, Object.keys(known))
        : explainValue(attribute, values);
    if (problem === undefined) continue;
    if (typeof values === 'object') file.fail(problem, attribute);
    file.message(problem, attribute);
  }
}

/** Undefined for elements of HTML, which have many more attributes. */
function explainUnknown(name: string, component: string, known: readonly string[]): string | undefined {
  if (/^[a-z]/.test(component)) return undefined;
  if (known.length === 0) return `<${component}> has no attributes. Remove "${name}".`;
  const near = nearest(name, known);
  const advice = near === undefined ? `Use ${listWords(known)}.` : `Did you mean "${near}"?`;
  return `Unknown attribute "${name}" of <${component}>. ${advice}`;
}

const listWords = (words: readonly string[]) =>
  words
    .map((word) => `"${word}"`)
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1');

/** Undefined for a valid value, and for an expression, whose value isn't known yet. */
function explainValue({ name, value }: MdxJsxAttribute, values: Values): string | undefined {
  if (typeof value === 'object' && value !== null) return undefined;
  if (values === 'none')
    return typeof value === 'string' ? `Write "${name}" without a value, or remove it.` : undefined;
  if (typeof value !== 'string') return `The attribute "${name}" has no value. Write ${name}="…".`;
  if (values === 'number')
    return /^\d+(?:\.\d+)?$/.test(value)
      ? undefined
      : `Expected a number of pixels as ${name}, found "${value}". Write ${name}="400", or remove it.`;
  if (values === 'text' || values.includes(value)) return undefined;
  const near = nearest(value, values);
  return `Expected one of ${values.join(', ')} as ${name}, found "${value}".${near === undefined ? '' : ` Did you mean "${near}"?`}`;
}
