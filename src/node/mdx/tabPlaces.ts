import type { Parents } from 'mdast';
import { isJsx, type JsxElement } from './literalAttributes';

/** Why `<Tab>` or `<Tabs>` doesn't show what it holds where it stands; undefined for other elements. */
export function explainPlace(
  { name, children }: JsxElement,
  parent: Parents | undefined,
): string | undefined {
  if (name === 'Tabs' && children.length === 0)
    return 'This <Tabs> has no tabs. Put <Tab label="…">…</Tab> into it, or remove it.';
  // A component of the page may render the tabs.
  const isInside = parent !== undefined && isJsx(parent) && /^[A-Z]/.test(parent.name ?? '');
  return name === 'Tab' && !isInside
    ? 'The label of this <Tab> isn’t shown. Write <Tabs> before the first tab and </Tabs> after the last one.'
    : undefined;
}
