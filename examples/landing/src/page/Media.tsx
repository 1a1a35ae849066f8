import type { UserComponent } from '@craftjs/core';
import { boxShadow, NO_SIDES, sized, spacing } from './box';
import type { Length, Sides } from './box';
import { MediaForm } from './forms';
import { Picture } from './Picture';
import type { PictureName } from './Picture';
import { useNodeRef } from './useNodeRef';

export interface MediaProps {
  kind: PictureName;
  ratio: '2 / 1' | '16 / 9' | '4 / 3' | '1 / 1';
  radius: number;
  shadow: number;
  margin: Sides;
  width: Length;
  /** Text alternative; empty for a decorative picture. */
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
  const ref = useNodeRef();
  const size = sized(width);
  return (
    <div
      ref={ref}
      className={`media ${size.className}`}
      style={{
        ...size.style,
        aspectRatio: ratio,
        borderRadius: radius,
        boxShadow: boxShadow(shadow),
        margin: spacing(margin),
      }}
      {...(description ? { role: 'img', 'aria-label': description } : { 'aria-hidden': true })}
    >
      <Picture name={kind} />
    </div>
  );
};

Media.craft = { displayName: 'Picture', props: DEFAULTS, related: { settings: MediaForm } };
