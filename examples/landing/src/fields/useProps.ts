import { useNode } from '@craftjs/core';

/** Changes a prop. With `joins`, within the undo step begun a moment ago. */
export type Change<T> = (value: T, joins?: boolean) => void;

/** The props of the node whose settings these are, and a setter for each. */
export function useProps<P extends object>(): {
  props: P;
  change: <K extends keyof P>(name: K) => Change<P[K]>;
} {
  const { actions, props } = useNode((node) => ({ props: node.data.props as P }));
  return {
    props,
    change:
      (name) =>
      (value, joins = false) =>
        actions.setProp(
          (draft: P) => {
            draft[name] = value;
          },
          joins ? 500 : 0,
        ),
  };
}
