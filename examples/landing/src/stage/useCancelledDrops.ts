import { useEffect } from 'react';
import { useEventHandler } from '@craftjs/core';
import type { DefaultEventHandlers } from '@craftjs/core';

/**
 * Cancels a drag that ends outside the stage, or with Escape: the library would still drop at the last line it showed.
 * Marks the document with `data-dragging` meanwhile.
 */
export function useCancelledDrops(): void {
  const handlers = useEventHandler() as DefaultEventHandlers;
  useEffect(() => {
    const { dataset } = document.documentElement;
    let isDropped = false;
    let timer: number | undefined;
    const watch = new AbortController();
    const listen = (type: 'dragstart' | 'dragover' | 'drop' | 'dragend', run: (event: DragEvent) => void) =>
      document.addEventListener(type, run, { capture: true, signal: watch.signal });
    listen('dragstart', () => {
      isDropped = false;
      // Not yet: the browser takes its picture of what is dragged first.
      timer = window.setTimeout(() => (dataset['dragging'] = 'inside'));
    });
    listen('dragover', (event) => {
      const isInside = isOnStage(event);
      dataset['dragging'] = isInside ? 'inside' : 'outside';
      // Without this the browser reports no drop beside the page, where a line still shows.
      if (isInside) event.preventDefault();
    });
    listen('drop', (event) => {
      isDropped = isOnStage(event);
      event.preventDefault();
    });
    listen('dragend', () => {
      clearTimeout(timer);
      delete dataset['dragging'];
      if (!isDropped) handlers.dragTarget = null as never;
    });
    return () => watch.abort();
  }, [handlers]);
}

function isOnStage({ target }: DragEvent): boolean {
  return target instanceof Element && target.closest('.stage') !== null;
}
