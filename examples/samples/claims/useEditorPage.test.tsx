/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type FC, type ReactNode, useState } from 'react';
import { Element, ROOT_NODE, useEditor } from '@craftjs/core';
import type { UserComponent } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, muteConsole, page, type TestEditor, Text } from './editor';
import type { Hook } from './editor';
import { loadSample } from './sample';

// Claims of docs/api/useEditor.mdx, checked in the published library.

beforeEach(muteConsole);

afterEach(cleanUp);

const resolver = { Box, Text };

const texts = (...values: string[]) => page(...values.map((text) => <Text key={text} text={text} />));

describe('docs/api/useEditor.mdx', () => {
  const order = (editor: TestEditor) => editor.find('main').textContent;

  test.each([
    ['has room', 3, 'Newab'],
    ['is full', 2, 'ab'],
  ])(
    'the sample adds and selects a paragraph only if a root that counts its children %s',
    (_, limit, after) => {
      const { AddFirst } = loadSample('api/useEditor/AddFirst') as { AddFirst: FC };
      const Root: UserComponent = ({ children }: { children?: ReactNode }) => <main>{children}</main>;
      Root.craft = {
        rules: {
          canMoveIn: (nodes, self, helpers) =>
            new Set([...helpers(self.id).childNodes(), ...nodes.map(({ id }) => id)]).size <= limit,
        },
      };
      const root = (
        <Element is={Root} canvas>
          <Text text="a" />
          <Text text="b" />
        </Element>
      );
      const editor = createEditor(root, { resolver: { Root, Text }, panel: () => <AddFirst /> });
      editor.run(() => editor.find('button').click());
      expect([order(editor), editor.crash()]).toEqual([after, undefined]);
      const selected = editor.hook().query.getEvent('selected').all();
      expect(selected).toEqual(limit === 3 ? [editor.at(0)] : []);
      editor.run(({ actions }) => actions.history.undo());
      expect([order(editor), editor.hook().query.getEvent('selected').isEmpty()]).toEqual(['ab', true]);
    },
  );

  test('a node that was just added and one that moves below it', () => {
    const editor = createEditor(texts('a', 'b'), { resolver });
    const id = editor.at(1);
    editor.run(({ actions, query }) => {
      const tree = query.parseReactElement(<p>New</p>).toNodeTree();
      actions.addNodeTree(tree, ROOT_NODE, 0);
      actions.move(id, ROOT_NODE, 1);
    });
    expect(order(editor)).toBe('Newba');
  });

  test.each<[string, boolean, string | undefined]>([
    [
      'crashes the editor if another action came first',
      true,
      "Cannot read properties of null (reading 'value')",
    ],
    ['works if it is the first action', false, undefined],
  ])('reading currentTarget of an event in the callback of setProp() %s', (_, isSecond, message) => {
    const panel = ({ actions, query }: Hook) => (
      <button
        value="b"
        onClick={(event) => {
          const [id] = query.node(ROOT_NODE).childNodes();
          if (isSecond) actions.selectNode(id);
          actions.setProp(id ?? '', (props) => void (props.text = event.currentTarget.value));
        }}
      />
    );
    const editor = createEditor(texts('a'), { resolver, panel });
    editor.run(() => editor.find('button').click());
    expect(editor.crash()).toBe(message);
  });

  test('isDroppable() with several nodes can be true where move() crashes, because it checks each on its own', () => {
    const Pair: UserComponent = ({ children }: { children?: ReactNode }) => <div>{children}</div>;
    Pair.craft = { rules: { canMoveIn: (nodes) => nodes.length === 2 } };
    const pair = <Element key="pair" is={Pair} canvas />;
    const editor = createEditor(page(<Text key="a" />, <Text key="b" />, pair), { resolver: { Pair, Text } });
    const [first, second, target] = [editor.at(0), editor.at(1), editor.at(2)];
    const accepts = (ids: string | string[]) => editor.hook().query.node(target).isDroppable(ids);
    expect([accepts([first, second]), accepts(first), accepts(second)]).toEqual([true, false, false]);
    editor.run(({ actions }) => actions.move([first, second], target, 0));
    expect(editor.crash()).toContain('Target parent rejects incoming node');
  });

  test('clearEvents() during a drag empties all events and the indicator, and the drop still moves the node', () => {
    const editor = createEditor(texts('a', 'b'), { resolver });
    const [first, id] = [editor.find('p'), editor.at(0)];
    const state = () => {
      const { events, indicator } = editor.hook().query.getState();
      const { selected, hovered, dragged } = events;
      return [[...selected], [...hovered], [...dragged], Boolean(indicator)];
    };
    for (const type of ['mousedown', 'mouseover', 'dragstart']) fire(first, type);
    fire(editor.find('main'), 'dragover', { clientX: 1, clientY: 1 });
    expect(state()).toEqual([[id], [id], [id], true]);
    editor.run(({ actions }) => actions.clearEvents());
    expect(state()).toEqual([[], [], [], false]);
    fire(first, 'dragend');
    expect(order(editor)).toBe('ba');
  });

  test.each([
    ['abc', [0, 1], 3, 'cab'],
    ['abcd', [0, 1], 3, 'cadb'],
  ])('several siblings of %s, %j moved to %i, become %s', (before, indexes, index, after) => {
    const editor = createEditor(texts(...before), { resolver });
    const ids = indexes.map((at) => editor.at(at));
    editor.run(({ actions }) => actions.move(ids, ROOT_NODE, index));
    expect(order(editor)).toBe(after);
  });

  test('undoing a deletion or a load brings back the selection from before it, whatever is selected now', () => {
    const editor = createEditor(texts('a', 'b'), { resolver });
    const [first, second] = [editor.at(0), editor.at(1)];
    const select = (id: string) => editor.run(({ actions }) => actions.selectNode(id));
    const undo = () => {
      editor.run(({ actions }) => actions.history.undo());
      return editor.hook().query.getEvent('selected').all();
    };
    const change = (work: (actions: ReturnType<TestEditor['hook']>['actions']) => void) => {
      editor.run(({ actions }) => work(actions));
      select(second);
      return undo();
    };
    const json = editor.hook().query.serialize();
    const deleteFirst = () => change((actions) => actions.delete(first));
    expect(deleteFirst()).toEqual([second]);
    select(first);
    expect(deleteFirst()).toEqual([first]);
    expect(change((actions) => actions.deserialize(json))).toEqual([first]);
    editor.run(({ actions }) => actions.history.redo());
    expect(editor.hook().query.getEvent('selected').all()).toEqual([]);
  });

  test('after undoing a deletion, the events of a selected node can be out of date', () => {
    const editor = createEditor(texts('a', 'b'), { resolver });
    const ids = [editor.at(0), editor.at(1)];
    for (const act of [
      ({ actions }: Hook) => actions.selectNode(ids),
      ({ actions }: Hook) => actions.delete(ids[1] ?? ''),
      ({ actions }: Hook) => actions.clearEvents(),
      ({ actions }: Hook) => actions.history.undo(),
    ])
      editor.run(act);
    const { query } = editor.hook();
    expect(query.getEvent('selected').all()).toEqual(ids);
    expect(ids.map((id) => query.node(id).get().events.selected)).toEqual([false, true]);
  });
});

test('a component with a collector renders once more at the first store change, and then for other results', () => {
  let renders = 0;
  const Counter = () => {
    useEditor(() => ({ same: 1 }));
    renders++;
    return null;
  };
  let show: (isShown: boolean) => void = () => {};
  const Late = () => {
    const [isShown, setShown] = useState(false);
    show = setShown;
    return isShown ? <Counter /> : null;
  };
  const editor = createEditor(page(<Text />, <Text />), { resolver: { Text }, panel: () => <Late /> });
  editor.run(() => show(true));
  const counts = [0, 1, 0].map((index) => {
    const before = renders;
    editor.run(({ actions }) => actions.selectNode(editor.at(index)));
    return [before, renders];
  });
  expect(counts).toEqual([
    [1, 2],
    [2, 2],
    [2, 2],
  ]);
});
