import { useNode } from '@craftjs/core';

/** Changes of one node that follow within this time are one step to undo; in ms. */
const ONE_STEP = 500;

/** The props of a component on the page, and how to change them. They all have defaults, so none is missing here. */
export const useProps = <Props extends object>() => {
  const {
    actions: { setProp },
    props,
  } = useNode((node) => ({ props: node.data.props as Required<Props> }));
  const change = <Name extends keyof Props>(name: Name, value: Props[Name]) =>
    setProp((draft: Props) => {
      draft[name] = value;
    }, ONE_STEP);
  return { props, change };
};
