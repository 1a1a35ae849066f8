/** The id of a node's button in the outline. */
export const outlineId = (node: string) => `outline-${node}`;

/** Gives the focus to a node in the outline, if what had it is in a panel, where it may be gone by now. */
export const focusInOutline = (node: string) => {
  const { activeElement } = document;
  if (activeElement === document.body || activeElement?.closest('.panels'))
    document.getElementById(outlineId(node))?.focus({ preventScroll: true });
};
