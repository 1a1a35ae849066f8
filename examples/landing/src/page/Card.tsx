import { cloneElement } from 'react';
import type { ReactNode } from 'react';
import { Element, useEditor, useNode } from '@craftjs/core';
import type { Node, UserComponent } from '@craftjs/core';
import { boxShadow, NO_SIDES, spacing } from './box';
import type { Sides } from './box';
import { Button } from './Button';
import { fill } from './colours';
import type { Colour } from './colours';
import { CardForm } from './forms';
import { Text } from './Text';

interface RegionProps {
  children?: ReactNode;
}

function Region({ hint, children }: RegionProps & { hint: string }) {
  const { connectors, isEmpty } = useNode(({ data }) => ({ isEmpty: data.nodes.length === 0 }));
  const { enabled } = useEditor(({ options }) => ({ enabled: options.enabled }));
  return (
    <div
      className="region"
      ref={(element) => {
        if (element) connectors.connect(element);
      }}
    >
      {children}
      {isEmpty && enabled && <span className="empty">{hint}</span>}
    </div>
  );
}

export const CardTexts: UserComponent<RegionProps> = (props) => <Region hint="Texts only" {...props} />;
CardTexts.craft = {
  displayName: 'Card texts',
  isCanvas: true,
  rules: { canMoveIn: (nodes: Node[]) => nodes.every(({ data }) => data.type === Text) },
};

export const CardButtons: UserComponent<RegionProps> = (props) => <Region hint="Buttons only" {...props} />;
CardButtons.craft = {
  displayName: 'Card buttons',
  isCanvas: true,
  rules: { canMoveIn: (nodes: Node[]) => nodes.every(({ data }) => data.type === Button) },
};

/** The regions of a new card and what they hold, by the name a card links them under. */
export const CARD_REGIONS = {
  texts: (
    <Element is={CardTexts} canvas>
      <Text tag="h3" text="A card" size={18} weight="bold" colour="ink" />
      <Text text="Its upper half takes texts." size={15} />
    </Element>
  ),
  buttons: (
    <Element is={CardButtons} canvas>
      <Button text="And here, buttons" size="small" look="outline" />
    </Element>
  ),
};

export interface CardProps {
  background: Colour;
  radius: number;
  /** From 0 to 100. */
  shadow: number;
  margin: Sides;
}
const DEFAULTS: CardProps = { background: 'card', radius: 12, shadow: 0, margin: NO_SIDES };

export const Card: UserComponent<Partial<CardProps>> = (props) => {
  const { background, radius, shadow, margin } = { ...DEFAULTS, ...props };
  const { connectors } = useNode();
  const { className, style } = fill(background);
  return (
    <div
      className={`card ${className}`}
      style={{ ...style, borderRadius: radius, boxShadow: boxShadow(shadow), margin: spacing(margin) }}
      ref={(element) => {
        if (element) connectors.connect(connectors.drag(element));
      }}
    >
      {cloneElement(CARD_REGIONS.texts, { id: 'texts' })}
      {cloneElement(CARD_REGIONS.buttons, { id: 'buttons' })}
    </div>
  );
};

Card.craft = { displayName: 'Card', props: DEFAULTS, related: { settings: CardForm } };
