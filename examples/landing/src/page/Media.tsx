import { useNode } from '@craftjs/core';
import type { UserComponent } from '@craftjs/core';
import { PICTURES, Picture } from './Picture';
import type { PictureName } from './Picture';
import { sized } from './sized';
import { ChoiceField } from '../fields/ChoiceField';
import { NumberField } from '../fields/NumberField';
import { RangeField } from '../fields/RangeField';
import { SelectField } from '../fields/SelectField';
import { TextField } from '../fields/TextField';
import { useProps } from '../fields/useProps';

const RATIOS = { '2 / 1': '2:1', '16 / 9': '16:9', '4 / 3': '4:3', '1 / 1': '1:1' } as const;

interface MediaProps {
  kind: PictureName;
  ratio: keyof typeof RATIOS;
  radius: number;
  width: number;
  /** For those who cannot see it; empty where it only decorates. */
  description: string;
}
const DEFAULTS: MediaProps = { kind: 'hills', ratio: '16 / 9', radius: 10, width: 0, description: '' };

export const Media: UserComponent<Partial<MediaProps>> = (props) => {
  const { kind, ratio, radius, width, description } = { ...DEFAULTS, ...props };
  const { connectors } = useNode();
  const size = sized(width);
  const meaning = description ? { role: 'img', 'aria-label': description } : { 'aria-hidden': true };
  return (
    <div
      ref={(element) => {
        if (element) connectors.connect(connectors.drag(element));
      }}
      className={`media ${size.className}`}
      style={{ ...size.style, aspectRatio: ratio, borderRadius: radius }}
      {...meaning}
    >
      <Picture name={kind} radius={radius} />
    </div>
  );
};

function MediaSettings() {
  const { props, change } = useProps<MediaProps>();
  const { kind, ratio, radius, width, description } = props;
  return (
    <>
      <SelectField label="Picture" options={PICTURES} value={kind} onChange={change('kind')} />
      <ChoiceField label="Ratio" options={RATIOS} value={ratio} onChange={change('ratio')} />
      <RangeField label="Radius" max={48} value={radius} onChange={change('radius')} />
      <NumberField label="Width, %" max={100} value={width} onChange={change('width')} />
      <TextField
        label="Description"
        placeholder="What it shows"
        value={description}
        onChange={change('description')}
      />
    </>
  );
}

Media.craft = { displayName: 'Picture', props: DEFAULTS, related: { settings: MediaSettings } };
