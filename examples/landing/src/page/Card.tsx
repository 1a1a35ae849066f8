import { cloneElement } from 'react';
import type { ReactNode } from 'react';
import { Element, useEditor, useNode } from '@craftjs/core';
import type { Node, UserComponent } from '@craftjs/core';
import { boxShadow, NO_SIDES, spacing } from './box';
import type { Sides } from './box';
import { Button } from './Button';
import { background } from './colours';
import type { Colour } from './colours';
import { CardForm } from './forms';
import { Text } from './Text';
import { useNodeRef } from './useNodeRef';

interface RegionProps {
  children?: ReactNode;
}

/** Creates a region of a card that accepts one component. */
function createRegion(displayName: string, hint: string, type: Node['data']['type']) {
  const Region: UserComponent<RegionProps> = ({ children }) => {
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
  };
  Region.craft = {
    displayName,
    isCanvas: true,
    rules: { canMoveIn: (nodes: Node[]) => nodes.every(({ data }) => data.type === type) },
  };
  return Region;
}

export const CardTexts = createRegion('Card text', 'Text only', Text);
export const CardButtons = createRegion('Card buttons', 'Buttons only', Button);

/** Regions of a new card, by their ids. */
export const CARD_REGIONS = {
  texts: (
    <Element is={CardTexts} canvas>
      <Text tag="h3" text="A card" size={18} weight="bold" colour="ink" />
      <Text text="This half accepts text." size={15} />
    </Element>
  ),
  buttons: (
    <Element is={CardButtons} canvas>
      <Button text="Buttons go here" size="small" variant="outline" />
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
  const { radius, shadow, margin, ...others } = { ...DEFAULTS, ...props };
  const { className, style } = background(others.background);
  return (
    <div
      className={`card ${className}`}
      style={{ ...style, borderRadius: radius, boxShadow: boxShadow(shadow), margin: spacing(margin) }}
      ref={useNodeRef()}
    >
      {cloneElement(CARD_REGIONS.texts, { id: 'texts' })}
      {cloneElement(CARD_REGIONS.buttons, { id: 'buttons' })}
    </div>
  );
};

Card.craft = { displayName: 'Card', props: DEFAULTS, related: { settings: CardForm } };
