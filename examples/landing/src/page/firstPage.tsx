import { Element } from '@craftjs/core';
import { allSides, NO_SIDES } from './box';
import { Button } from './Button';
import { Card } from './Card';
import { Container } from './Container';
import { features } from './features';
import { Media } from './Media';
import { NeverEmpty, OnePicture, OnlyButtons } from './RuleBoxes';
import { Text } from './Text';

const hero = (
  <Element
    is={Container}
    custom={{ displayName: 'Hero' }}
    direction="row"
    align="center"
    gap={32}
    padding={NO_SIDES}
  >
    <Element
      is={Container}
      custom={{ displayName: 'Words' }}
      padding={NO_SIDES}
      gap={16}
      align="start"
      width="56%"
    >
      <Text tag="h1" text="Go on, rearrange this page" size={42} weight="bold" colour="ink" />
      <Text
        text="This is a live editor. Drag the blocks, rewrite the words, stretch the boxes: all of it is made of React components."
        size={17}
      />
      <Element is={Container} custom={{ displayName: 'Actions' }} direction="row" padding={NO_SIDES} gap={10}>
        <Button text="Drag me" />
        <Button text="Restyle me" look="outline" colour="ink" />
      </Element>
    </Element>
    <Media
      kind="blocks"
      ratio="4 / 3"
      radius={16}
      width="44%"
      description="A page made of blocks; a mouse carries one of them"
    />
  </Element>
);

const rules = (
  <Element
    is={Container}
    custom={{ displayName: 'Rules' }}
    background="soft"
    padding={allSides(28)}
    radius={16}
  >
    <Text tag="h2" text="Try to break a rule" size={26} weight="bold" colour="ink" />
    <Text text="A box may refuse what you drop, or what you take. The line turns red when it does." />
    <Element is={Container} custom={{ displayName: 'Boxes' }} direction="row" padding={NO_SIDES} gap={14}>
      <OnlyButtons>
        <Button text="Welcome" size="small" />
      </OnlyButtons>
      <OnePicture />
      <NeverEmpty>
        <Text text="The last one stays." size={15} />
      </NeverEmpty>
    </Element>
    <Card />
  </Element>
);

const ending = (
  <Element
    is={Container}
    custom={{ displayName: 'Ending' }}
    background="night"
    align="center"
    padding={allSides(40)}
    gap={12}
    radius={16}
  >
    <Text tag="h2" text="Made a mess?" size={28} weight="bold" colour="ink" align="center" />
    <Text text="Good. Undo takes back every step, and the JSON button shows what is left." align="center" />
  </Element>
);

/** What the editor opens with. */
export const firstPage = (
  <Element
    is={Container}
    canvas
    custom={{ displayName: 'Page' }}
    background="card"
    padding={allSides(44)}
    gap={36}
    radius={14}
  >
    {hero}
    {features}
    {rules}
    {ending}
  </Element>
);
