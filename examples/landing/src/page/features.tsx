import { Element } from '@craftjs/core';
import { allSides, NO_SIDES } from './box';
import { Container } from './Container';
import { Media } from './Media';
import type { PictureName } from './Picture';
import { Text } from './Text';

const feature = (name: string, kind: PictureName, text: string) => (
  <Element
    is={Container}
    custom={{ displayName: name }}
    background="soft"
    padding={allSides(16)}
    gap={10}
    radius={14}
  >
    <Media kind={kind} ratio="2 / 1" radius={8} />
    <Text tag="h2" text={name} size={18} weight="bold" colour="ink" />
    <Text text={text} size={15} />
  </Element>
);

/** Three things the library gives, side by side. */
export const features = (
  <Element is={Container} custom={{ displayName: 'Features' }} direction="row" gap={16} padding={NO_SIDES}>
    {feature('Your components', 'tree', 'Text, pictures, whole cards: bring the React components you have.')}
    {feature('Your rules', 'shapes', 'Each of them decides what it takes in and what it lets go.')}
    {feature('Plain data', 'braces', 'A page is a small JSON document. Save it wherever you like.')}
  </Element>
);
