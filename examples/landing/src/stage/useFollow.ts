import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useEditor } from '@craftjs/core';
import { placeBar } from './placeBar';

/** Keeps an element exactly above a node, whatever happens to the page. */
export function useFollow(id: string): RefObject<HTMLDivElement> {
  const frame = useRef<HTMLDivElement>(null);
  const { query } = useEditor();
  const { node } = query;
  useLayoutEffect(() => {
    const sheet = frame.current?.closest<HTMLElement>('.sheet');
    const paper = sheet?.querySelector<HTMLElement>('.paper');
    if (!sheet || !paper) return;
    const follow = () => {
      if (frame.current) cover(frame.current, node(id).get()?.dom, sheet);
    };
    follow();
    const sizes = new ResizeObserver(follow);
    sizes.observe(paper);
    const changes = new MutationObserver(follow);
    changes.observe(paper, { subtree: true, childList: true, attributes: true, characterData: true });
    return () => {
      sizes.disconnect();
      changes.disconnect();
    };
  }, [id, node]);
  return frame;
}

function cover(frame: HTMLElement, dom: HTMLElement | null | undefined, sheet: HTMLElement): void {
  frame.hidden = !dom?.isConnected;
  if (!dom) return;
  const box = dom.getBoundingClientRect();
  const origin = sheet.getBoundingClientRect();
  const { borderRadius } = getComputedStyle(dom);
  const [x, y] = [box.left - origin.left, box.top - origin.top];
  frame.style.cssText = `left: ${x}px; top: ${y}px; width: ${box.width}px; height: ${box.height}px`;
  // The outline is 3px outside the node.
  frame.style.setProperty('--node-radius', borderRadius);
  frame.toggleAttribute('data-typing', dom.hasAttribute('contenteditable'));
  placeBar(frame, box, sheet);
}
