import { useEditor, useNode } from '@craftjs/core';
import { joinsStep } from '../state/undoStep';

export type Change<T> = (value: T) => void;

/** The props of the node whose settings these are, and a setter for each. */
export function useProps<P extends object>(): {
  props: P;
  change: <K extends keyof P & string>(name: K) => Change<P[K]>;
} {
  const { id, props } = useNode((node) => ({ props: node.data.props as P }));
  const { actions } = useEditor();
  return {
    props,
    change: (name) => (value) => {
      const { setProp } = joinsStep(`${id} ${name}`) ? actions.history.merge() : actions;
      setProp(id, (draft: P) => {
        draft[name] = value;
      });
    },
  };
}
