import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useEditor } from '@craftjs/core';
import { placeBar } from './placeBar';

/** Keeps an element at the position and size of a node. */
export function useOutline(id: string): RefObject<HTMLDivElement> {
  const outline = useRef<HTMLDivElement>(null);
  const { query } = useEditor();
  const { node } = query;
  useLayoutEffect(() => {
    const artboard = outline.current?.closest<HTMLElement>('.artboard');
    const page = artboard?.querySelector<HTMLElement>('.page');
    if (!artboard || !page) return;
    const update = () => {
      if (outline.current) cover(outline.current, node(id).get()?.dom, artboard);
    };
    update();
    const sizes = new ResizeObserver(update);
    sizes.observe(page);
    const changes = new MutationObserver(update);
    changes.observe(page, { subtree: true, childList: true, attributes: true, characterData: true });
    return () => {
      sizes.disconnect();
      changes.disconnect();
    };
  }, [id, node]);
  return outline;
}

function cover(outline: HTMLElement, dom: HTMLElement | null | undefined, artboard: HTMLElement): void {
  outline.hidden = !dom?.isConnected;
  if (!dom) return;
  const box = dom.getBoundingClientRect();
  const origin = artboard.getBoundingClientRect();
  const [x, y] = [box.left - origin.left, box.top - origin.top];
  outline.style.cssText = `left: ${x}px; top: ${y}px; width: ${box.width}px; height: ${box.height}px`;
  outline.style.setProperty('--node-radius', getComputedStyle(dom).borderRadius);
  outline.toggleAttribute('data-typing', dom.hasAttribute('contenteditable'));
  placeBar(outline, dom, artboard);
}
