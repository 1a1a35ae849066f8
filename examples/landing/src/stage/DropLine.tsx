import { useLayoutEffect, useRef } from 'react';
import { useEditor } from '@craftjs/core';
import { getDOMInfo } from '@craftjs/utils';

const THICKNESS = 4; // pixels

/** How far a line at the edge of a container may be outside it, in pixels. */
const OVERHANG = 3;

/** Line where a dragged node would go: in the middle of the gap, unlike the line of Craft.js, which touches a sibling. */
export function DropLine() {
  const line = useRef<HTMLDivElement>(null);
  const { query, parent, sibling, where, isRejected } = useEditor(({ indicator }) => ({
    parent: indicator?.placement.parent.id,
    sibling: indicator?.placement.currentNode?.id,
    where: indicator?.placement.where,
    isRejected: Boolean(indicator?.error),
  }));
  useLayoutEffect(() => {
    const artboard = line.current?.closest('.artboard');
    const dom = parent && query.node(parent).get()?.dom;
    if (!line.current || !artboard || !dom) return;
    const box = placeLine(dom, sibling ? query.node(sibling).get()?.dom : null, where === 'before');
    const origin = artboard.getBoundingClientRect();
    const [left, top] = [box.left - origin.left, box.top - origin.top];
    line.current.style.cssText = `left: ${left}px; top: ${top}px; width: ${box.width}px; height: ${box.height}px`;
  });
  return parent ? <div ref={line} className={`drop-line ${isRejected ? 'rejected' : ''}`} /> : null;
}

/** Position of the line before or after a sibling. In an empty container, the sibling is its hint or heading, if any. */
function placeLine(parent: HTMLElement, sibling: HTMLElement | null | undefined, isBefore: boolean) {
  const content = sibling ?? parent.lastElementChild;
  const area = parent.getBoundingClientRect();
  if (!(content instanceof HTMLElement)) return { ...pick(area), height: THICKNESS };
  const { inFlow, margin } = getDOMInfo(content);
  const box = content.getBoundingClientRect();
  const gaps = getComputedStyle(parent);
  const [start, end, gap] = inFlow
    ? (['top', 'bottom', gaps.rowGap] as const)
    : (['left', 'right', gaps.columnGap] as const);
  const half = (parseFloat(gap) || 0) / 2;
  const isAtStart = sibling ? isBefore : content.matches('.empty');
  const middle = isAtStart ? box[start] - margin[start] - half : box[end] + margin[end] + half;
  const edge = Math.min(Math.max(middle, area[start] - OVERHANG), area[end] + OVERHANG) - THICKNESS / 2;
  return inFlow
    ? { ...pick(box), top: edge, height: THICKNESS }
    : { ...pick(box), left: edge, width: THICKNESS };
}

const pick = ({ left, top, width, height }: DOMRect) => ({ left, top, width, height });
