import { useLayoutEffect } from 'react';
import { useEditor } from '@craftjs/core';

/** Of Craft.js’s line, in px. */
export const DROP_LINE = 4;

/**
 * Marks the node that would receive the drop, and tells page.css to draw Craft.js’s line midway between two of its
 * children and, in a column, as wide as the column. Otherwise it would cover an edge of one child.
 */
export function useDropTarget(): void {
  const { query, target, sibling, where, isRejected } = useEditor(({ indicator }) => ({
    target: indicator?.placement.parent.id,
    sibling: indicator?.placement.currentNode?.id,
    where: indicator?.placement.where,
    isRejected: Boolean(indicator?.error),
  }));
  useLayoutEffect(() => {
    const dom = target ? query.node(target).get()?.dom : null;
    if (!dom) return;
    const { style } = document.documentElement;
    const { flexDirection, rowGap, width, paddingLeft, paddingRight } = getComputedStyle(dom);
    const isRow = flexDirection === 'row';
    const distance = sibling ? parseFloat(rowGap) / 2 : 0;
    const shift = `${(where === 'before' ? -distance : distance) - DROP_LINE / 2}px`;
    style.setProperty('--drop-shift', isRow ? shift : `0 ${shift}`);
    if (!isRow) style.setProperty('--drop-length', `calc(${width} - ${paddingLeft} - ${paddingRight})`);
    dom.dataset['drop'] = isRejected ? 'rejected' : 'accepted';
    return () => {
      delete dom.dataset['drop'];
      style.removeProperty('--drop-shift');
      style.removeProperty('--drop-length');
    };
  }, [query, target, sibling, where, isRejected]);
}
