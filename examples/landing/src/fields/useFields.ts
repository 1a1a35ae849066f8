import { useEditor, useNode } from '@craftjs/core';
import { continuesUndoStep } from '../state/undoSteps';

/** Value and setter of a prop, as every field takes them. */
export interface Field<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** The props of the selected node, and a field for each. */
export function useFields<P extends object>(): {
  props: P;
  field: <K extends keyof P & string>(name: K) => Field<P[K]>;
} {
  const { id, props } = useNode((node) => ({ props: node.data.props as P }));
  const { actions } = useEditor();
  return {
    props,
    field: (name) => ({
      value: props[name],
      onChange: (value) => {
        const { setProp } = continuesUndoStep(`${id} ${name}`) ? actions.history.merge() : actions;
        setProp(id, (draft: P) => {
          draft[name] = value;
        });
      },
    }),
  };
}
