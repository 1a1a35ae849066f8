import type { ReactElement } from 'react';
import { Button } from '../page/Button';
import { Card, CARD_REGIONS } from '../page/Card';
import { Container } from '../page/Container';
import { Media } from '../page/Media';
import { Text } from '../page/Text';
import { Video } from '../page/Video';
import type { IconName } from '../Icon';

/** A component in the toolbox. */
export interface Tool {
  readonly name: string;
  readonly icon: IconName;
  readonly element: ReactElement;
  /** Linked elements, by the id of their region. */
  readonly regions?: Readonly<Record<string, ReactElement>>;
}

export const TOOLS: readonly Tool[] = [
  {
    name: 'Heading',
    icon: 'heading',
    element: <Text tag="h2" text="A new heading" size={26} weight="bold" colour="ink" />,
  },
  { name: 'Text', icon: 'text', element: <Text /> },
  { name: 'Button', icon: 'button', element: <Button /> },
  { name: 'Picture', icon: 'picture', element: <Media /> },
  { name: 'Video', icon: 'video', element: <Video /> },
  { name: 'Container', icon: 'container', element: <Container background="soft" /> },
  { name: 'Row', icon: 'row', element: <Container direction="row" background="soft" /> },
  { name: 'Card', icon: 'card', element: <Card />, regions: CARD_REGIONS },
];
