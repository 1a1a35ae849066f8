import type { ReactNode } from 'react';
import { Element, useNode } from '@craftjs/core';
import type { UserComponent } from '@craftjs/core';

type RegionProps = { children?: ReactNode };

const Region = ({ hint, children }: RegionProps & { hint: string }) => {
  const { connectors: { connect }, empty } = useNode((node) => ({
    empty: node.data.nodes.length === 0,
  }));
  return (
    <div
      ref={(el) => { if (el) connect(el); }}
      style={{ minHeight: 32, padding: 8 }}
    >
      {empty ? hint : children}
    </div>
  );
};

export const CardTop: UserComponent<RegionProps> = ({ children }) => (
  <Region hint="Texts only">{children}</Region>
);
CardTop.craft = {
  rules: {
    canMoveIn: (incoming) => incoming.every((n) => n.data.name === 'Text'),
  },
};

export const CardBottom: UserComponent<RegionProps> = ({ children }) => (
  <Region hint="Buttons only">{children}</Region>
);
CardBottom.craft = {
  rules: {
    canMoveIn: (incoming) => incoming.every((n) => n.data.name === 'Button'),
  },
};

export const Card: UserComponent = () => {
  const { connectors: { connect, drag }, selected } = useNode((node) => ({
    selected: node.events.selected,
  }));
  const outline = selected ? '2px solid royalblue' : 'none';
  return (
    <div
      ref={(el) => { if (el) connect(drag(el)); }}
      style={{ background: '#ffffff', padding: 16, outline }}
    >
      <Element id="top" is={CardTop} canvas />
      <Element id="bottom" is={CardBottom} canvas />
    </div>
  );
};
