import type { ReactNode } from 'react';
import { useNode } from '@craftjs/core';
import type { UserComponent } from '@craftjs/core';
import { BoxSettings } from './BoxSettings';
import type { BoxProps } from './BoxSettings';
import { contrastColor } from './contrastColor';
import { useBlock } from './useBlock';

interface ContainerProps extends BoxProps {
  children?: ReactNode;
}

export const Container: UserComponent<ContainerProps> = ({ background = '#ffffff', padding, children }) => {
  const { ref, className } = useBlock();
  const { empty } = useNode((node) => ({ empty: node.data.nodes.length === 0 }));
  return (
    <div
      ref={ref}
      className={`${className} container`}
      style={{ backgroundColor: background, color: contrastColor(background), padding }}
    >
      {empty ? <span className="hint">Drop something here</span> : children}
    </div>
  );
};

Container.craft = {
  displayName: 'Container',
  props: { background: '#ffffff', padding: 16 },
  related: { settings: BoxSettings },
};
