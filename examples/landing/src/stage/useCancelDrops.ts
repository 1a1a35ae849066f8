import { useEffect } from 'react';
import { useEventHandler } from '@craftjs/core';
import type { DefaultEventHandlers } from '@craftjs/core';

/**
 * Cancels a drag that ends outside the stage or with Escape. Craft.js would still drop at its last indicator. Sets
 * `data-dragging` on the root element during a drag.
 */
export function useCancelDrops(): void {
  const handlers = useEventHandler() as DefaultEventHandlers;
  useEffect(() => {
    const { dataset } = document.documentElement;
    let isDropped = false;
    let timer: number | undefined;
    const controller = new AbortController();
    const listen = (type: 'dragstart' | 'dragover' | 'drop' | 'dragend', run: (event: DragEvent) => void) =>
      document.addEventListener(type, run, { capture: true, signal: controller.signal });
    listen('dragstart', () => {
      isDropped = false;
      // Deferred, so that the browser’s drag image doesn’t include the style for dragging.
      timer = window.setTimeout(() => (dataset['dragging'] = 'inside'));
    });
    listen('dragover', (event) => {
      const isInside = isOnStage(event);
      dataset['dragging'] = isInside ? 'inside' : 'outside';
      // Otherwise the browser fires no drop event on the backdrop, where the indicator may show.
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
    return () => controller.abort();
  }, [handlers]);
}

function isOnStage({ target }: DragEvent): boolean {
  return target instanceof Element && target.closest('.stage') !== null;
}
