import { useNode } from '@craftjs/core';
import type { UserComponent } from '@craftjs/core';
import { boxShadow, NO_SIDES, sized, spacing } from './box';
import type { Length, Sides } from './box';
import { MediaForm } from './forms';
import { Picture } from './Picture';
import type { PictureName } from './Picture';

export interface MediaProps {
  kind: PictureName;
  ratio: '2 / 1' | '16 / 9' | '4 / 3' | '1 / 1';
  radius: number;
  shadow: number;
  margin: Sides;
  width: Length;
  /** For those who cannot see it; empty where it only decorates. */
  description: string;
}
const DEFAULTS: MediaProps = {
  kind: 'hills',
  ratio: '16 / 9',
  radius: 10,
  shadow: 0,
  margin: NO_SIDES,
  width: 'auto',
  description: '',
};

export const Media: UserComponent<Partial<MediaProps>> = (props) => {
  const { kind, ratio, radius, shadow, margin, width, description } = { ...DEFAULTS, ...props };
  const { connectors } = useNode();
  const size = sized(width);
  const meaning = description ? { role: 'img', 'aria-label': description } : { 'aria-hidden': true };
  return (
    <div
      ref={(element) => {
        if (element) connectors.connect(connectors.drag(element));
      }}
      className={`media ${size.className}`}
      style={{
        ...size.style,
        aspectRatio: ratio,
        borderRadius: radius,
        boxShadow: boxShadow(shadow),
        margin: spacing(margin),
      }}
      {...meaning}
    >
      <Picture name={kind} radius={radius} />
    </div>
  );
};

Media.craft = { displayName: 'Picture', props: DEFAULTS, related: { settings: MediaForm } };
