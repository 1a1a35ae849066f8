import { useNode } from '@craftjs/core';

/** Consecutive changes of a prop within this time (ms) are one undo step. */
const JOIN_TIME = 500;

let last = { prop: '', at: 0 };

/**
 * The throttle rate (ms) for a change. Craft.js merges a throttled change into any previous step, even one that added a
 * node, so only repeated changes of the same prop are throttled.
 */
function throttleRate(prop: string): number {
  const at = Date.now();
  const joins = prop === last.prop && at - last.at < JOIN_TIME;
  last = { prop, at };
  return joins ? JOIN_TIME : 0;
}

/** Props of the current component and a function that changes one. All have defaults, so none is undefined. */
export const useProps = <Props extends object>() => {
  const {
    id,
    actions: { setProp },
    props,
  } = useNode((node) => ({ props: node.data.props as Required<Props> }));
  const change = <Name extends keyof Props>(name: Name, value: Props[Name]) =>
    setProp(
      (draft: Props) => {
        draft[name] = value;
      },
      throttleRate(`${id} ${String(name)}`),
    );
  return { props, change };
};
