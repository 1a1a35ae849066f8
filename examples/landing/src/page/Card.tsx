import { cloneElement } from 'react';
import type { ReactNode } from 'react';
import { Element, useEditor, useNode } from '@craftjs/core';
import type { Node, UserComponent } from '@craftjs/core';
import { Button } from './Button';
import { FILLS } from './colours';
import type { Fill } from './colours';
import { Text } from './Text';
import { RangeField } from '../fields/RangeField';
import { SwatchField } from '../fields/SwatchField';
import { useProps } from '../fields/useProps';

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

interface CardProps {
  background: Fill;
  radius: number;
}
const DEFAULTS: CardProps = { background: 'card', radius: 12 };

export const Card: UserComponent<Partial<CardProps>> = (props) => {
  const { background, radius } = { ...DEFAULTS, ...props };
  const { connectors } = useNode();
  return (
    <div
      className={`card fill-${background}`}
      style={{ borderRadius: radius }}
      ref={(element) => {
        if (element) connectors.connect(connectors.drag(element));
      }}
    >
      {cloneElement(CARD_REGIONS.texts, { id: 'texts' })}
      {cloneElement(CARD_REGIONS.buttons, { id: 'buttons' })}
    </div>
  );
};

function CardSettings() {
  const { props, change } = useProps<CardProps>();
  return (
    <>
      <SwatchField
        label="Background"
        kind="fill"
        options={FILLS}
        value={props.background}
        onChange={change('background')}
      />
      <RangeField label="Radius" max={48} value={props.radius} onChange={change('radius')} />
    </>
  );
}

Card.craft = { displayName: 'Card', props: DEFAULTS, related: { settings: CardSettings } };
