/** What DocSearch 5 says of its window that is not so: it is no button, and what holds links are no options. */
const ROLES: readonly (readonly [selector: string, role: string])[] = [
  // Only a tree may hold links and buttons and be walked through from a field.
  ['ul[role=listbox]', 'tree'],
  ['li[role=option]', 'treeitem'],
  // Of the window, not of the page.
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
 * Gives the parts of the window the roles they have, as often as it draws new ones. Returns the undo.
 * algolia/docsearch#1370.
 */
export function fixRoles(root: Element): () => void {
  const fix = () => {
    for (const part of root.querySelectorAll(CONTAINER))
      WRONG.filter((name) => part.hasAttribute(name)).forEach((name) => part.removeAttribute(name));
    for (const [selector, role] of ROLES)
      root.querySelectorAll(selector).forEach((part) => part.setAttribute('role', role));
  };
  fix();
  const observer = new MutationObserver(fix);
  observer.observe(root, { subtree: true, childList: true, attributeFilter: WRONG });
  return () => observer.disconnect();
}
