import type { ReactNode } from 'react';
import { useEditor, useNode } from '@craftjs/core';
import type { UserComponent } from '@craftjs/core';
import { allSides, boxShadow, NO_SIDES, sized, spacing } from './box';
import type { Length, Sides } from './box';
import { fill, words } from './colours';
import type { Colour } from './colours';
import { ContainerForm } from './forms';

export interface ContainerProps {
  direction: 'column' | 'row';
  /** Across the direction. */
  align: 'stretch' | 'start' | 'center' | 'end';
  /** Along it. */
  justify: 'start' | 'center' | 'end' | 'space-between';
  gap: number;
  padding: Sides;
  margin: Sides;
  background: Colour;
  /** Colour of the texts inside that have none of their own. */
  colour: Colour;
  radius: number;
  /** From 0 to 100. */
  shadow: number;
  width: Length;
  /** At least. */
  height: Length;
  /** Whether it takes the space its siblings leave. */
  fills: boolean;
}
const DEFAULTS: ContainerProps = {
  direction: 'column',
  align: 'stretch',
  justify: 'start',
  gap: 16,
  padding: allSides(24),
  margin: NO_SIDES,
  background: 'none',
  colour: 'auto',
  radius: 12,
  shadow: 0,
  width: 'auto',
  height: 'auto',
  fills: false,
};

/** Takes in anything, in a column or in a row. */
export const Container: UserComponent<Partial<ContainerProps> & { children?: ReactNode }> = (props) => {
  const all = { ...DEFAULTS, ...props };
  const { connectors, isEmpty } = useNode(({ data }) => ({ isEmpty: data.nodes.length === 0 }));
  const { enabled } = useEditor(({ options }) => ({ enabled: options.enabled }));
  const looks = [sized(all.width), fill(all.background), words(all.colour)];
  return (
    <div
      ref={(element) => {
        if (element) connectors.connect(connectors.drag(element));
      }}
      className={[
        'container',
        all.direction,
        all.fills && 'fills',
        ...looks.map(({ className }) => className),
      ]
        .filter(Boolean)
        .join(' ')}
      style={{
        ...Object.assign({}, ...looks.map(({ style }) => style)),
        '--gap': `${all.gap}px`,
        padding: spacing(all.padding),
        margin: spacing(all.margin),
        alignItems: all.align,
        justifyContent: all.justify,
        borderRadius: all.radius,
        minHeight: all.height,
        boxShadow: boxShadow(all.shadow),
      }}
    >
      {props.children}
      {isEmpty && enabled && <span className="empty">Empty. Drop something here.</span>}
    </div>
  );
};

Container.craft = {
  displayName: 'Container',
  isCanvas: true,
  props: DEFAULTS,
  related: { settings: ContainerForm },
};
