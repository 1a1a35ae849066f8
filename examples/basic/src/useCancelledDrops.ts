import { useEffect } from 'react';
import { useEventHandler } from '@craftjs/core';
import type { DefaultEventHandlers } from '@craftjs/core';

/**
 * Cancels a drag that ends outside the page or with Escape. Craft.js would drop at the last position of its indicator, so
 * `data-outside` on the root element hides it there.
 */
export function useCancelledDrops(): void {
  const handlers = useEventHandler() as DefaultEventHandlers;
  useEffect(() => {
    const root = document.documentElement;
    let isDropped = false;
    const controller = new AbortController();
    const listen = (
      type: 'dragstart' | 'dragenter' | 'dragover' | 'drop' | 'dragend',
      handle: (event: DragEvent) => void,
    ) => document.addEventListener(type, handle, { capture: true, signal: controller.signal });
    listen('dragstart', () => {
      isDropped = false;
    });
    listen('dragenter', (event) => root.toggleAttribute('data-outside', !isOnStage(event)));
    listen('dragover', (event) => {
      // Allows drops beside the page too, where the indicator is still visible.
      if (isOnStage(event)) event.preventDefault();
    });
    listen('drop', (event) => {
      isDropped = isOnStage(event);
      event.preventDefault();
    });
    listen('dragend', () => {
      root.removeAttribute('data-outside');
      if (!isDropped) handlers.dragTarget = null as never;
    });
    return () => controller.abort();
  }, [handlers]);
}

function isOnStage({ target }: DragEvent): boolean {
  return target instanceof Element && target.closest('.stage') !== null;
}
