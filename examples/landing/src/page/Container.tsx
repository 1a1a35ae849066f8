import type { ReactNode } from 'react';
import { useEditor, useNode } from '@craftjs/core';
import type { UserComponent } from '@craftjs/core';
import { ContainerSettings } from './ContainerSettings';
import type { ContainerProps } from './ContainerSettings';
import { sized } from './sized';
import type { Style } from './sized';

const DEFAULTS: ContainerProps = {
  direction: 'column',
  align: 'stretch',
  justify: 'start',
  gap: 16,
  padding: 24,
  background: 'none',
  radius: 12,
  width: 0,
  height: 0,
};

/** Takes in anything, in a column or in a row. */
export const Container: UserComponent<Partial<ContainerProps> & { children?: ReactNode }> = (props) => {
  const { direction, align, justify, gap, padding, background, radius, width, height } = {
    ...DEFAULTS,
    ...props,
  };
  const { connectors, isEmpty } = useNode(({ data }) => ({ isEmpty: data.nodes.length === 0 }));
  const { enabled } = useEditor(({ options }) => ({ enabled: options.enabled }));
  const size = sized(width);
  const style: Style = {
    ...size.style,
    '--gap': `${gap}px`,
    '--padding': `${padding}px`,
    alignItems: align,
    justifyContent: justify,
    borderRadius: radius,
    minHeight: height,
  };
  return (
    <div
      ref={(element) => {
        if (element) connectors.connect(connectors.drag(element));
      }}
      className={`container ${direction} fill-${background} ${size.className}`}
      style={style}
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
  related: { settings: ContainerSettings },
};
