import { ColorField, RangeField } from '../panels/fields';
import { useProps } from './useProps';

export interface BoxProps {
  background?: string;
  padding?: number;
}

/** Settings of containers and cards. */
export const BoxSettings = () => {
  const { props, change } = useProps<BoxProps>();
  return (
    <>
      <ColorField
        label="Background"
        value={props.background}
        automatic="#ffffff"
        onChange={(background) => change('background', background)}
      />
      <RangeField
        label="Padding"
        min={0}
        max={80}
        value={props.padding}
        onChange={(padding) => change('padding', padding)}
      />
    </>
  );
};
