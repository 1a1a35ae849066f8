import type { ReactNode } from 'react';
import { useNode } from '@craftjs/core';
import type { UserComponent } from '@craftjs/core';
import { ChoiceField } from '../panels/fields';
import { BoxSettings } from './BoxSettings';
import type { BoxProps } from './BoxSettings';
import { AUTOMATIC, surface } from './surface';
import { useBlock } from './useBlock';
import { useProps } from './useProps';

export const DIRECTIONS = ['column', 'row'] as const;

interface ContainerProps extends BoxProps {
  direction?: (typeof DIRECTIONS)[number];
  children?: ReactNode;
}

export const Container: UserComponent<ContainerProps> = ({
  background = AUTOMATIC,
  padding,
  direction,
  children,
}) => {
  const { ref, className } = useBlock();
  const { empty } = useNode((node) => ({ empty: node.data.nodes.length === 0 }));
  return (
    <div
      ref={ref}
      className={`${className} container`}
      data-direction={direction}
      style={surface(background, padding)}
    >
      {empty ? <span className="hint">Drop something here</span> : children}
    </div>
  );
};

const ContainerSettings = () => {
  const { props, change } = useProps<ContainerProps>();
  return (
    <>
      <ChoiceField
        label="Direction"
        choices={DIRECTIONS}
        value={props.direction}
        onChange={(direction) => change('direction', direction)}
      />
      <BoxSettings />
    </>
  );
};

Container.craft = {
  displayName: 'Container',
  props: { background: AUTOMATIC, padding: 16, direction: 'column' },
  related: { settings: ContainerSettings },
};
