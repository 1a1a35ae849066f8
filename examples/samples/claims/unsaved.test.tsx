/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Element, ROOT_NODE } from '@craftjs/core';
import type { EditorState, NodeTree, SerializedNodes, UserComponent } from '@craftjs/core';
import { Box, cleanUp, createEditor, type Hook, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// Claims of the pages about unsaved changes and reacting to changes: what counts as unsaved, and who is called when.

beforeEach(muteConsole);
afterEach(cleanUp);

const { nodesOfPage } = loadSample('recipes/unsaved-changes/nodesOfPage') as {
  nodesOfPage: (nodes: SerializedNodes) => SerializedNodes;
};
const resolver = { Text };
const twoTexts = () => createEditor(page(<Text text="1" />, <Text text="2" />), { resolver });

test('after an undone change that showed a linked element, its node stays attached', () => {
  const More = ({ open = false, hide = false }) => {
    const more = <Element id="more" is="section" canvas />;
    return <Box>{hide ? <div hidden={!open}>{more}</div> : open && more}</Box>;
  };
  const linkedNodes = (hide: boolean) => {
    const editor = createEditor(page(<More hide={hide} />), { resolver: { Box, More } });
    const id = editor.at(0);
    const read = () =>
      Object.keys(nodesOfPage(editor.hook().query.getSerializedNodes())[id]?.linkedNodes ?? {});
    const before = read();
    editor.run(({ actions }) => actions.setProp(id, (props) => void (props['open'] = true)));
    editor.run(({ actions }) => actions.history.undo());
    return [before, read()];
  };
  expect([linkedNodes(false), linkedNodes(true)]).toEqual([
    [[], ['more']],
    [['more'], ['more']],
  ]);
});

test('an empty frame calls onNodesChange only with the next change of the store, even one of the options', () => {
  const onNodesChange = jest.fn();
  const editor = createEditor(undefined, { resolver, options: { onNodesChange } });
  const calls = [onNodesChange.mock.calls.length];
  for (const enabled of [false, true]) {
    editor.run(({ actions }) => actions.setOptions((options) => void (options.enabled = enabled)));
    calls.push(onNodesChange.mock.calls.length);
  }
  expect(calls).toEqual([0, 1, 1]);
});

test.each([
  [undefined, 'red'],
  ['', ''],
  [0, 0],
  [false, false],
])('a prop with a default that is set to %j is %j after loading', (value, loaded) => {
  const Colored: UserComponent<{ color?: unknown }> = () => <Text />;
  Colored.craft = { props: { color: 'red' } };
  const options = { resolver: { Colored } };
  const editor = createEditor(page(<Colored />), options);
  editor.run(({ actions }) => actions.setProp(editor.at(0), (props) => void (props['color'] = value)));
  const again = createEditor(undefined, { ...options, data: editor.hook().query.serialize() });
  expect(again.hook().query.node(again.at(0)).get().data.props['color']).toBe(loaded);
});

describe('store.subscribe', () => {
  test('never calls back while the collector returns undefined', () => {
    const editor = twoTexts();
    const onChange = jest.fn();
    editor.hook().store.subscribe(() => undefined, onChange, true);
    editor.run(({ actions }) => actions.selectNode(editor.at(0)));
    expect(onChange).not.toHaveBeenCalled();
  });

  test.each([
    ['immediately, which skips the next subscriber', false, ['first', 'third']],
    ['in a microtask, which skips none', true, ['first', 'second', 'third']],
  ])('unsubscribes in onChange %s', async (_, later, expected) => {
    const { hook, run, at } = twoTexts();
    const called: string[] = [];
    const collect = ({ events }: EditorState) => ({ size: events.selected.size });
    const subscribe = (name: string) => {
      const unsubscribe = hook().store.subscribe(collect, () => {
        called.push(name);
        if (name !== 'first') return;
        if (later) queueMicrotask(unsubscribe);
        else unsubscribe();
      });
    };
    ['first', 'second', 'third'].forEach(subscribe);
    run(({ actions }) => actions.selectNode(at(0)));
    expect(called).toEqual(expected);
    await Promise.resolve();
    run(({ actions }) => actions.selectNode(at(1)));
    run(({ actions }) => actions.clearEvents());
    expect(called.filter((name) => name === 'first')).toHaveLength(1);
  });
});

describe('a component with a linked node that is added as a clone', () => {
  const { copyNode, createTree } = {
    ...loadSample('recipes/copy-paste/copyNode'),
    ...loadSample('recipes/copy-paste/createTree'),
  } as {
    copyNode: (query: Hook['query'], id: string) => object;
    createTree: (query: Hook['query'], part: object) => NodeTree;
  };
  const Card = () => (
    <Element id="body" is={Box} canvas>
      <Text text="Body" />
    </Element>
  );

  test.each([
    ['keeps its linked nodes and their edits when the addition is redone', true, 0, true],
    ['unlike one that is added from JSX', false, 2, false],
  ])('%s', (_, isClone, orphans, isSame) => {
    const editor = createEditor(page(<Card />), { resolver: { Box, Card, Text } });
    const saved = () => JSON.stringify(nodesOfPage(editor.hook().query.getSerializedNodes()));
    const steps = (action: 'undo' | 'redo') =>
      [1, 2].forEach(() => editor.run(({ actions }) => actions.history[action]()));
    const before = saved();
    editor.run(({ actions, query }) =>
      actions.addNodeTree(
        isClone
          ? createTree(query, copyNode(query, editor.at(0)))
          : query.parseReactElement(<Card />).toNodeTree(),
        ROOT_NODE,
      ),
    );
    const { query } = editor.hook();
    const text = query.node(editor.at(1)).descendants(true)[1] ?? '';
    editor.run(({ actions }) => actions.setProp(text, (props) => void (props['text'] = 'Edited')));
    const edited = saved();
    expect(edited).toContain('"text":"Edited"');
    steps('undo');
    expect(saved()).toBe(before);
    steps('redo');
    const nodes = editor.hook().query.getSerializedNodes();
    expect(Object.keys(nodes)).toHaveLength(Object.keys(nodesOfPage(nodes)).length + orphans);
    expect(saved() === edited).toBe(isSame);
  });
});
