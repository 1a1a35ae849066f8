import { cloneElement } from 'react';
import type { ReactNode } from 'react';
import { Element, useNode } from '@craftjs/core';
import type { UserComponent } from '@craftjs/core';
import { layerName } from '../panels/readOutline';
import { BoxSettings } from './BoxSettings';
import type { BoxProps } from './BoxSettings';
import { Button } from './Button';
import { AUTOMATIC, surface } from './surface';
import { Text } from './Text';
import { useBlock } from './useBlock';

interface RegionProps {
  children?: ReactNode;
}

/** Rendered by the components of both regions, which can't be dragged. */
const Region = ({ hint, children }: RegionProps & { hint: string }) => {
  const {
    connectors: { connect },
    empty,
    selected,
    name,
  } = useNode((node) => ({
    empty: node.data.nodes.length === 0,
    selected: node.events.selected,
    name: layerName(node),
  }));
  return (
    <div
      ref={(el) => {
        if (el) connect(el);
      }}
      className={selected ? 'block region selected' : 'block region'}
      data-name={name}
    >
      {empty ? <span className="hint">{hint}</span> : children}
    </div>
  );
};

export const CardTop: UserComponent<RegionProps> = ({ children }) => (
  <Region hint="Only text goes here">{children}</Region>
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

/** The linked nodes of a new card, by their id within it. */
export const CARD_REGIONS = {
  text: (
    <Element is={CardTop} canvas>
      <Text text="Card title" />
      <Text text="A card has a place for texts and one for buttons." fontSize={16} />
    </Element>
  ),
  buttons: (
    <Element is={CardBottom} canvas>
      <Button text="Read more" size="small" />
    </Element>
  ),
};

export const Card: UserComponent<BoxProps> = ({ background = AUTOMATIC, padding }) => {
  const { ref, className } = useBlock();
  return (
    <div ref={ref} className={`${className} card`} style={surface(background, padding)}>
      {Object.entries(CARD_REGIONS).map(([id, region]) => cloneElement(region, { id, key: id }))}
    </div>
  );
};

Card.craft = {
  displayName: 'Card',
  props: { background: AUTOMATIC, padding: 16 },
  related: { settings: BoxSettings },
};
