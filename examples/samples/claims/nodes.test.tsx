/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { memo, useState } from 'react';
import type { ReactNode } from 'react';
import { Element } from '@craftjs/core';
import type { UserComponent } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// Claims of the documentation about nodes, checked in the published library.

const require = createRequire(import.meta.url);

beforeEach(muteConsole);
afterEach(cleanUp);

// The published type of a resolver finds the React of the site, whose memo components differ.
const Memo = memo(Text) as unknown as typeof Text;

test('the display name is the name of the function, or the resolver key if it has none', () => {
  const editor = createEditor(page(<Text />, <Memo />), { resolver: { Paragraph: Text, Quick: Memo } });
  const names = [editor.at(0), editor.at(1)].map((id) => editor.hook().query.node(id).get().data);
  expect(names.map(({ name, displayName }) => [name, displayName])).toEqual([
    ['Paragraph', 'Text'],
    ['Quick', 'Quick'],
  ]);
});

test('JSON without a display name gets the resolver key', () => {
  const editor = createEditor(undefined, {
    resolver: { Paragraph: Text },
    data: { ROOT: { type: { resolvedName: 'Paragraph' }, props: {} } as never },
  });
  expect(editor.hook().query.node('ROOT').get().data.displayName).toBe('Paragraph');
});

test('CopyLeaf copies whether a node is a canvas and whether it is hidden', () => {
  const { CopyLeaf } = loadSample('api/node/CopyLeaf') as { CopyLeaf: () => JSX.Element };
  const editor = createEditor(page(<Element is={Box} canvas {...{ hidden: true }} custom={{ a: 1 }} />), {
    resolver: { Box },
    panel: () => <CopyLeaf />,
  });
  editor.run(({ actions }) => actions.selectNode(editor.at(0)));
  fire(editor.find('button'), 'click');
  const { query } = editor.hook();
  const [original, copy] = [editor.at(0), editor.at(1)].map((id) => query.node(id).toSerializedNode());
  expect(copy).toEqual(original);
  expect(copy).toMatchObject({ isCanvas: true, hidden: true, custom: { a: 1 } });
});

test('CopyLeaf is disabled for the root, a linked node, and a node whose parent takes no more children', () => {
  const { CopyLeaf } = loadSample('api/node/CopyLeaf') as { CopyLeaf: () => JSX.Element };
  const Pair: UserComponent<{ children?: ReactNode }> = (props) => <Box {...props} />;
  Pair.craft = {
    isCanvas: true,
    rules: {
      canMoveIn: (nodes, self, helpers) => helpers(self.id).childNodes().length + nodes.length <= 2,
    },
  };
  const Owner: UserComponent = () => <Element id="area" is={Pair} />;
  const editor = createEditor(
    page(
      <Pair>
        <Text />
        <Text />
      </Pair>,
      <Owner />,
    ),
    { resolver: { Pair, Owner, Text }, panel: () => <CopyLeaf /> },
  );
  const isDisabledFor = (id: string) => {
    editor.run(({ actions }) => actions.selectNode(id));
    return (editor.find('button') as HTMLButtonElement).disabled;
  };
  const [area = ''] = editor.hook().query.node(editor.at(1)).linkedNodes();
  const ids = ['ROOT', area, editor.at(0, 1), editor.at(0), editor.at(1)];
  expect(ids.map(isDisabledFor)).toEqual([true, true, true, false, false]);
});

test('parseFreshNode calls normalize before the craft defaults are merged, and craft.displayName wins', () => {
  const Card: UserComponent<{ a?: number }> = () => null;
  Card.craft = { displayName: 'A card', props: { a: 1 }, custom: { b: 2 }, isCanvas: true };
  const editor = createEditor(page(), { resolver: { Card } });
  let seen: unknown;
  const node = editor
    .hook()
    .query.parseFreshNode({ data: { type: Card } })
    .toNode(({ data }) => {
      seen = [data.props, data.custom, data.isCanvas];
      data.displayName = 'Mine';
    });
  expect(seen).toEqual([{}, {}, false]);
  expect(node.data).toMatchObject({
    props: { a: 1 },
    custom: { b: 2 },
    isCanvas: true,
    displayName: 'A card',
  });
});

test('a related component receives none of the props passed to it', () => {
  const received: object[] = [];
  const Card: UserComponent = () => null;
  Card.craft = { related: { settings: (props: object) => (received.push(props), null) } };
  const editor = createEditor(page(<Card />), {
    resolver: { Card },
    panel: ({ query }) => {
      const Settings =
        query.getNodes()['ROOT'] &&
        query.node(query.node('ROOT').childNodes()[0] ?? '').get().related['settings'];
      return Settings && <Settings title="Dropped" />;
    },
  });
  editor.rerender();
  expect(received).toEqual([{}]);
});

test('a related component is mounted anew when another node of the same component is selected', () => {
  const Card: UserComponent = () => null;
  const Settings = () => {
    const [isChanged, setChanged] = useState(false);
    return <button onClick={() => setChanged(true)}>{isChanged ? 'changed' : 'new'}</button>;
  };
  Card.craft = { related: { settings: Settings } };
  const editor = createEditor(page(<Card />, <Card />), {
    resolver: { Card },
    panel: ({ query }) => {
      const id: string | undefined = query.getEvent('selected').last();
      const Bound = id && query.node(id).get().related['settings'];
      return Bound && <Bound />;
    },
  });
  const select = (index: number) => {
    editor.run(({ actions }) => actions.selectNode(editor.at(index)));
    editor.rerender();
    return editor.find('button').textContent;
  };
  select(0);
  fire(editor.find('button'), 'click');
  expect([select(0), select(1)]).toEqual(['changed', 'new']);
});

test('toNodeTree of an unknown id has that id as its only key, with undefined', () => {
  const { query } = createEditor(page()).hook();
  const { nodes } = query.node('gone').toNodeTree();
  expect(Object.entries(nodes)).toEqual([['gone', undefined]]);
});

test('children of a nested canvas can be dragged although the root is not a canvas', () => {
  const editor = createEditor(
    <main>
      <p>Fixed</p>
      <Element is="section" canvas>
        <p>Free</p>
      </Element>
    </main>,
  );
  const { query } = editor.hook();
  expect([editor.at(0), editor.at(1, 0)].map((id) => query.node(id).isDraggable())).toEqual([false, true]);
});

test.each<[string, ReactNode, string]>([
  ['number', 5, 'Cannot convert undefined or null to object'],
  ['boolean', false, "Cannot read properties of null (reading 'type')"],
])('a %s makes serialize() throw, alone or next to text', (_, child, message) => {
  for (const parent of [<p>{child}</p>, <p>Count: {child}</p>]) {
    const editor = createEditor(page(parent));
    expect(() => editor.hook().query.serialize()).toThrow(message);
  }
});

test('null makes serialize() throw next to text, but not alone', () => {
  const save = (element: JSX.Element) => () => createEditor(page(element)).hook().query.serialize();
  expect(save(<p>Hello {null}</p>)).toThrow("Cannot read properties of null (reading 'type')");
  expect(save(<p>{null}</p>)()).toContain('"type":"p"');
});

test('a condition that is false as the only child silences onNodesChange, and null does not', () => {
  const calls = (child: ReactNode) => {
    let count = 0;
    const editor = createEditor(page(<p>{child}</p>), { options: { onNodesChange: () => void count++ } });
    editor.run(({ actions }) => actions.setHidden(editor.at(0), true));
    return count;
  };
  expect([calls('text') > 0, calls(null) > 0, calls(false)]).toEqual([true, true, 0]);
});

test('an <Element> without "is" is reported with its minified name', () => {
  const { crash } = createEditor(page(<Element canvas />));
  expect(crash()).toContain('(Element$1) does not exist in the resolver');
  const module = readFileSync(require.resolve('@craftjs/core/dist/esm/index.js'), 'utf8');
  expect(/(\w+) as Element\b/.exec(module)?.[1]).toBe('fe');
});
