import { useRef } from 'react';
import type { Change } from './useProps';

/**
 * For controls that change a value many times in one go, such as sliders: the first change since the focus is an undo
 * step of its own, and later ones may join it.
 */
export function useUndoStep<T>(change: Change<T>): { begin: () => void; go: (value: T) => void } {
  const isUnderWay = useRef(false);
  return {
    begin: () => {
      isUnderWay.current = false;
    },
    go: (value) => {
      change(value, isUnderWay.current);
      isUnderWay.current = true;
    },
  };
}
