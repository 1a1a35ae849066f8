import { PATH_SEPARATOR } from '../results';

/** Wrong ARIA roles in DocSearch 5's modal, and the correct ones. */
const ROLES: readonly (readonly [selector: string, role: string])[] = [
  // A tree may contain links and buttons, and arrow keys in a text field may move through it.
  ['ul[role=listbox]', 'tree'],
  ['li[role=option]', 'treeitem'],
  // They belong to the modal, not to the page.
  ['header:not([role])', 'none'],
  ['footer:not([role])', 'none'],
];
const CONTAINER = '.DocSearch-Container';
const WRONG = [
  'role',
  'tabindex',
  'aria-expanded',
  'aria-haspopup',
  'aria-owns',
  'aria-labelledby',
  'aria-controls',
];

/**
 * Corrects the ARIA roles in the modal after each of its updates (algolia/docsearch#1370), and shortens the paths of hits.
 * Returns the undo.
 */
export function fixRoles(root: Element): () => void {
  const fix = () => {
    for (const part of root.querySelectorAll(CONTAINER))
      WRONG.filter((name) => part.hasAttribute(name)).forEach((name) => part.removeAttribute(name));
    for (const [selector, role] of ROLES)
      root.querySelectorAll(selector).forEach((part) => part.setAttribute('role', role));
    root.querySelectorAll('.DocSearch-Hit-path').forEach(shortenPath);
  };
  fix();
  const observer = new MutationObserver(fix);
  observer.observe(root, { subtree: true, childList: true, attributeFilter: WRONG });
  return () => observer.disconnect();
}

/** Results are listed below the name of their group, so their path goes on from there. Stored hits keep it. */
function shortenPath(path: Element): void {
  const { firstChild: text } = path;
  if (!(text instanceof Text)) return;
  const group = path.closest('.DocSearch-Hits')?.querySelector('.DocSearch-Hit-source')?.textContent;
  const names = text.data.split(' > ');
  text.data = (names[0] === group ? names.slice(1) : names).join(PATH_SEPARATOR);
}
