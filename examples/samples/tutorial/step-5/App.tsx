import type { ReactNode } from 'react';
import { Editor, Element, Frame, useNode } from '@craftjs/core';
import type { UserComponent } from '@craftjs/core';
import { Button } from './Button';
import { Card, CardBottom, CardTop } from './Card';
import { SettingsPanel } from './SettingsPanel';
import { Text } from './Text';
import { Toolbox } from './Toolbox';
import type { Tool } from './Toolbox';

type ContainerProps = {
  background?: string;
  padding?: number;
  children?: ReactNode;
};

const Container: UserComponent<ContainerProps> = (props) => {
  const { background, padding, children } = props;
  const { connectors: { connect, drag }, selected } = useNode((node) => ({
    selected: node.events.selected,
  }));
  const outline = selected ? '2px solid royalblue' : 'none';
  return (
    <div
      ref={(el) => { if (el) connect(drag(el)); }}
      style={{ background, padding, outline, minHeight: 40 }}
    >
      {children}
    </div>
  );
};
Container.craft = { props: { background: '#ffffff', padding: 16 } };

const resolver = { Text, Container, Button, Card, CardTop, CardBottom };

const tools: Tool[] = [
  { label: 'Text', element: <Text /> },
  { label: 'Button', element: <Button /> },
  { label: 'Container', element: <Element is={Container} canvas padding={20} /> },
  { label: 'Card', element: <Card /> },
];

export default function App() {
  return (
    <Editor resolver={resolver}>
      <Toolbox tools={tools} />
      <Frame>
        <Element is={Container} canvas background="#eeeeee" padding={24}>
          <Text text="Hello" />
          <Button />
          <Card />
          <Element is={Container} canvas background="#cccccc">
            <Text text="Drag me" />
          </Element>
        </Element>
      </Frame>
      <SettingsPanel />
    </Editor>
  );
}
