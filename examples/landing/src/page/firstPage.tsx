import { Element } from '@craftjs/core';
import { Button } from './Button';
import { Card } from './Card';
import { Container } from './Container';
import { Media } from './Media';
import type { PictureName } from './Picture';
import { NeverEmpty, OnePicture, OnlyButtons } from './RuleBoxes';
import { Text } from './Text';

const named = (displayName: string) => ({ is: Container, custom: { displayName } });

const hero = (
  <Element {...named('Hero')} direction="row" align="center" gap={32} padding="0">
    <Element {...named('Intro')} padding="0" gap={16} align="start" width="56%">
      <Text tag="h1" text="Go on, rearrange this page" size={42} weight="bold" colour="ink" />
      <Text
        text="This is a live editor. Drag the blocks, edit the text, resize the boxes. Everything on the page is a React component."
        size={17}
      />
      <Element {...named('Actions')} direction="row" padding="0" gap={10}>
        <Button text="Drag me" />
        <Button text="Restyle me" variant="outline" colour="ink" />
      </Element>
    </Element>
    <Media
      kind="blocks"
      ratio="4 / 3"
      radius={16}
      width="44%"
      description="A page made of blocks, one of them being dragged"
    />
  </Element>
);

const feature = (name: string, kind: PictureName, text: string) => (
  <Element {...named(name)} background="soft" padding="16" gap={10} radius={14}>
    <Media kind={kind} ratio="2 / 1" radius={8} />
    <Text tag="h2" text={name} size={18} weight="bold" colour="ink" />
    <Text text={text} size={15} />
  </Element>
);

const features = (
  <Element {...named('Features')} direction="row" gap={16} padding="0">
    {feature('Your components', 'tree', 'Text, pictures, whole cards: use the React components you have.')}
    {feature('Your rules', 'shapes', 'Each component decides what goes in and what can be moved out.')}
    {feature('Plain data', 'braces', 'A page is a small JSON document. Save it wherever you like.')}
  </Element>
);

const rules = (
  <Element {...named('Rules')} background="soft" padding="28" radius={16}>
    <Text tag="h2" text="Try to break a rule" size={26} weight="bold" colour="ink" />
    <Text text="Some boxes limit what you can drop in or take out. The drop line turns red when you can’t." />
    <Element {...named('Boxes')} direction="row" padding="0" gap={14}>
      <OnlyButtons>
        <Button text="Welcome" size="small" />
      </OnlyButtons>
      <OnePicture />
      <NeverEmpty>
        <Text text="I’m the last one, so I stay." size={15} />
      </NeverEmpty>
    </Element>
    <Card />
  </Element>
);

const closing = (
  <Element {...named('Closing')} background="night" align="center" padding="40" gap={12} radius={16}>
    <Text tag="h2" text="Made a mess?" size={28} weight="bold" colour="ink" align="center" />
    <Text text="Good. You can undo every step, and the JSON button shows the page as data." align="center" />
  </Element>
);

/** The initial page. */
export const firstPage = (
  <Element {...named('Page')} canvas background="card" padding="44" gap={36} radius={14}>
    {hero}
    {features}
    {rules}
    {closing}
  </Element>
);
