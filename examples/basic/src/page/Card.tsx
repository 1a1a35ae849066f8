import type { ReactNode } from 'react';
import { Element, useNode } from '@craftjs/core';
import type { UserComponent } from '@craftjs/core';
import { BoxSettings } from './BoxSettings';
import type { BoxProps } from './BoxSettings';
import { inkOn } from './inkOn';
import { useBlock } from './useBlock';

interface RegionProps {
  children?: ReactNode;
}

/** No node of its own: it belongs to the node of the region that renders it. Regions cannot be dragged. */
const Region = ({ hint, children }: RegionProps & { hint: string }) => {
  const {
    connectors: { connect },
    empty,
    selected,
  } = useNode((node) => ({
    empty: node.data.nodes.length === 0,
    selected: node.events.selected,
  }));
  return (
    <div
      ref={(el) => {
        if (el) connect(el);
      }}
      className={selected ? 'block region selected' : 'block region'}
    >
      {empty ? <span className="hint">{hint}</span> : children}
    </div>
  );
};

export const CardTop: UserComponent<RegionProps> = ({ children }) => (
  <Region hint="Only texts go here">{children}</Region>
);
CardTop.craft = {
  displayName: 'Card top',
  rules: {
    canMoveIn: (incoming) => incoming.every((node) => node.data.name === 'Text'),
  },
};

export const CardBottom: UserComponent<RegionProps> = ({ children }) => (
  <Region hint="Only buttons go here">{children}</Region>
);
CardBottom.craft = {
  displayName: 'Card bottom',
  rules: {
    canMoveIn: (incoming) => incoming.every((node) => node.data.name === 'Button'),
  },
};

export const Card: UserComponent<BoxProps> = ({ background = '#ffffff', padding }) => {
  const { ref, className } = useBlock();
  return (
    <div
      ref={ref}
      className={`${className} card`}
      style={{ backgroundColor: background, color: inkOn(background), padding }}
    >
      <Element id="top" is={CardTop} canvas />
      <Element id="bottom" is={CardBottom} canvas />
    </div>
  );
};

Card.craft = {
  displayName: 'Card',
  props: { background: '#ffffff', padding: 16 },
  related: { settings: BoxSettings },
};
