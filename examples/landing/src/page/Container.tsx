import type { ReactNode } from 'react';
import { useEditor, useNode } from '@craftjs/core';
import type { UserComponent } from '@craftjs/core';
import { boxShadow, NO_SIDES, sized, spacing } from './box';
import type { Length, Sides, Style } from './box';
import { background, textColour } from './colours';
import type { Colour } from './colours';
import { ContainerForm } from './forms';
import { useNodeRef } from './useNodeRef';

export interface ContainerProps {
  direction: 'column' | 'row';
  /** On the cross axis. */
  align: 'stretch' | 'start' | 'center' | 'end';
  /** On the main axis. */
  justify: 'start' | 'center' | 'end' | 'space-between';
  gap: number;
  padding: Sides;
  margin: Sides;
  background: Colour;
  /** Colour of the text in it that is `ink` or `mute`. */
  colour: Colour;
  radius: number;
  /** From 0 to 100. */
  shadow: number;
  width: Length;
  /** Minimum height. */
  height: Length;
  /** Whether it grows into the space its siblings leave. */
  fills: boolean;
}
const DEFAULTS: ContainerProps = {
  direction: 'column',
  align: 'stretch',
  justify: 'start',
  gap: 16,
  padding: '24',
  margin: NO_SIDES,
  background: 'none',
  colour: 'auto',
  radius: 12,
  shadow: 0,
  width: 'auto',
  height: 'auto',
  fills: false,
};

/** A row or column of any components. */
export const Container: UserComponent<Partial<ContainerProps> & { children?: ReactNode }> = (props) => {
  const all = { ...DEFAULTS, ...props };
  const ref = useNodeRef();
  const { isEmpty } = useNode(({ data }) => ({ isEmpty: data.nodes.length === 0 }));
  const { enabled } = useEditor(({ options }) => ({ enabled: options.enabled }));
  const [size, fill, colour] = [sized(all.width), background(all.background), textColour(all.colour)];
  const style: Style = {
    ...size.style,
    ...fill.style,
    '--text-colour': colour,
    '--gap': `${all.gap}px`,
    padding: spacing(all.padding),
    margin: spacing(all.margin),
    alignItems: all.align,
    justifyContent: all.justify,
    borderRadius: all.radius,
    minHeight: all.height,
    boxShadow: boxShadow(all.shadow),
  };
  const classes = [all.direction, all.fills && 'fills', size.className, fill.className, colour && 'coloured'];
  return (
    <div ref={ref} className={['container', ...classes].filter(Boolean).join(' ')} style={style}>
      {props.children}
      {isEmpty && enabled && <span className="empty">Drop something here</span>}
    </div>
  );
};

Container.craft = {
  displayName: 'Container',
  isCanvas: true,
  props: DEFAULTS,
  related: { settings: ContainerForm },
};
