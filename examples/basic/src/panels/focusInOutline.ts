/** The element id of a node in the outline. */
export const outlineId = (node: string) => `outline-${node}`;
/** The node of an element in the outline. */
export const nodeOf = ({ id }: HTMLElement) => id.slice(outlineId('').length);

/** Focuses a node in the outline if the focused element is in a panel, which may re-render without it. */
export const focusInOutline = (node: string) => {
  const { activeElement } = document;
  if (activeElement === document.body || activeElement?.closest('.panels'))
    document.getElementById(outlineId(node))?.focus({ preventScroll: true });
};
