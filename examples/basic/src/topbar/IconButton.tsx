import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../Icon';

interface IconButtonProps extends Pick<ComponentProps<'button'>, 'title' | 'disabled' | 'onClick'> {
  readonly icon: IconName;
  /** The button's name for assistive technology. */
  readonly label: string;
}

/** A button that shows only an icon. */
export const IconButton = ({ icon, label, ...rest }: IconButtonProps) => (
  <button type="button" className="button" aria-label={label} {...rest}>
    <Icon name={icon} />
  </button>
);
