import { useNode } from '@craftjs/core';

/** Changes of one prop that follow each other within this time are one step to undo; in ms. */
const ONE_STEP = 500;

let last = { prop: '', at: 0 };

/**
 * The time (ms) within which a change joins the step before it. The library would join whatever that was, a block just
 * added among it; so only the next change of the same prop does.
 */
function joinTime(prop: string): number {
  const at = Date.now();
  const joins = prop === last.prop && at - last.at < ONE_STEP;
  last = { prop, at };
  return joins ? ONE_STEP : 0;
}

/** The props of a component on the page, and how to change them. They all have defaults, so none is missing here. */
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
      joinTime(`${id} ${String(name)}`),
    );
  return { props, change };
};
