/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Component, type FC, type ReactNode } from 'react';
import { ROOT_NODE, useEditor } from '@craftjs/core';
import type { EditorState, NodeTree } from '@craftjs/core';
import { cleanUp, createEditor, fire, muteConsole, page, type TestEditor, Text } from './editor';
import { loadSample } from './sample';

// Claims of the pages about useEditor, the editor state and editor components, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

const resolver = { Text };
const twoTexts = (setup: Parameters<typeof createEditor>[1] = {}) =>
  createEditor(page(<Text text="1" />, <Text text="2" />), { resolver, ...setup });
const selectedIn = ({ hook }: TestEditor) => hook().query.getEvent('selected').all();

/** A component that collects `collect(state)`, and how often it rendered. */
function createCollector(collect: (state: EditorState) => object) {
  const count = { renders: 0 };
  const Collector = () => {
    useEditor(collect);
    count.renders++;
    return null;
  };
  return { Collector, count };
}

describe('ids that do not exist', () => {
  test('are skipped by selectors if they are undefined or empty', () => {
    const editor = twoTexts();
    for (const id of [undefined as unknown as string, ''])
      editor.run(({ actions }) => {
        actions.delete(id);
        actions.move(id, ROOT_NODE, 0);
        actions.setProp(id, (props) => void (props.text = 'changed'));
        actions.setCustom(id, (custom) => void (custom.changed = true));
      });
    expect([editor.crash(), editor.hook().query.history.canUndo()]).toEqual([undefined, false]);
  });

  test.each<[string, (editor: TestEditor) => void, string]>([
    ['delete', ({ run }) => run(({ actions }) => actions.delete('no')), 'Node does not exist'],
    ['selectNode', ({ run }) => run(({ actions }) => actions.selectNode('no')), 'Node does not exist'],
    ['setHidden', ({ run }) => run(({ actions }) => actions.setHidden('no', true)), "(reading 'data')"],
    ['move', ({ run, at }) => run(({ actions }) => actions.move(at(0), 'no', 0)), 'TypeError'],
  ])('crash the editor in %s', (_, act, message) => {
    const editor = twoTexts();
    act(editor);
    expect(editor.crash()).toContain(message);
  });
});

test('addNodeTree() adds to a node that is no canvas', () => {
  const editor = createEditor(page(<section />));
  editor.run(({ actions, query }) =>
    actions.addNodeTree(query.parseReactElement(<p />).toNodeTree(), editor.at(0)),
  );
  expect([editor.crash(), editor.find('section p').tagName]).toEqual([undefined, 'P']);
});

test('deserialize() clears the selection and is one undo step', () => {
  const editor = twoTexts();
  const data = editor.hook().query.serialize();
  editor.run(({ actions }) => actions.selectNode(editor.at(0)));
  editor.run(({ actions }) => actions.deserialize(data));
  expect([selectedIn(editor), editor.hook().query.history.canUndo()]).toEqual([[], true]);
  editor.run(({ actions }) => actions.history.undo());
  expect(editor.hook().query.history.canUndo()).toBe(false);
});

test.each(['delete', 'move'] as const)(
  '%s() of a node that the same setState has added crashes the editor',
  (name) => {
    const editor = twoTexts();
    editor.run(({ actions, query }) => {
      const tree = query.parseReactElement(<Text />).toNodeTree();
      actions.setState((_state, draftActions) => {
        draftActions.addNodeTree(tree, ROOT_NODE);
        if (name === 'delete') draftActions.delete(tree.rootNodeId);
        else draftActions.move(tree.rootNodeId, ROOT_NODE, 0);
      });
    });
    expect(editor.crash()).toBeDefined();
  },
);

describe('a collector', () => {
  test('with an unchanged result re-renders once, at the first store change after mounting', () => {
    const { Collector, count } = createCollector(({ options }) => ({ enabled: options.enabled }));
    let isShown = false;
    const editor = twoTexts({ panel: () => isShown && <Collector /> });
    isShown = true;
    editor.rerender();
    const renders = [count.renders];
    for (const index of [0, 1]) {
      editor.run(({ actions }) => actions.selectNode(editor.at(index)));
      renders.push(count.renders);
    }
    expect(renders).toEqual([1, 2, 2]);
  });

  test('that returns the state re-renders when the mouse enters another node', () => {
    const { Collector, count } = createCollector((state) => ({ state }));
    const editor = twoTexts({ before: <Collector /> });
    const before = count.renders;
    fire(editor.find('p'), 'mouseover');
    expect(count.renders).toBe(before + 1);
  });

  test('that throws on its first run unmounts only what is inside a boundary around it', () => {
    class Boundary extends Component<{ children?: ReactNode }, { failed: boolean }> {
      override state = { failed: false };
      static getDerivedStateFromError() {
        return { failed: true };
      }
      override render() {
        return this.state.failed ? <b>Failed</b> : this.props.children;
      }
    }
    const { Collector } = createCollector(() => {
      throw new TypeError('Nothing is selected');
    });
    const editor = twoTexts({
      before: (
        <Boundary>
          <Collector />
        </Boundary>
      ),
    });
    expect([editor.crash(), editor.find('b').textContent, editor.find('p').textContent]).toEqual([
      undefined,
      'Failed',
      '1',
    ]);
    expect(twoTexts({ before: <Collector /> }).crash()).toBe('Nothing is selected');
  });
});

test('a click with Meta removes only a node that was selected at the last click', () => {
  const editor = twoTexts();
  const click = (text: string) => {
    for (const type of ['mousedown', 'click']) fire(editor.find(text), type, { metaKey: true });
    return selectedIn(editor).length;
  };
  const select = () => editor.run(({ actions }) => actions.selectNode(editor.at(0)));
  select();
  expect([click('p'), click('p')]).toEqual([1, 0]);
  select();
  expect([click('p + p'), click('p')]).toEqual([2, 1]);
});

test('undoing the addition of a hovered node clears the hover', () => {
  const editor = twoTexts();
  editor.run(({ actions, query }) =>
    actions.addNodeTree(query.parseReactElement(<Text text="3" />).toNodeTree(), ROOT_NODE),
  );
  fire(editor.find('p:nth-of-type(3)'), 'mouseover');
  const { query } = editor.hook();
  expect(query.getEvent('hovered').size()).toBe(1);
  editor.run(({ actions }) => actions.history.undo());
  expect(query.getEvent('hovered').size()).toBe(0);
});

test('the tree that onCreate gets has no parent, unlike the node in the page', () => {
  const parents: unknown[] = [];
  const editor = twoTexts({
    panel: ({ connectors, query }) => {
      const onCreate = ({ rootNodeId, nodes }: NodeTree) =>
        parents.push(nodes[rootNodeId]?.data.parent, query.node(rootNodeId).get().data.parent);
      return <button ref={(el) => void (el && connectors.create(el, <Text />, { onCreate }))} />;
    },
  });
  // Without act(), as in a browser, React 17 renders each change of a native listener immediately.
  for (const [selector, type] of [
    ['button', 'dragstart'],
    ['p', 'dragover'],
    ['button', 'dragend'],
  ] as const) {
    const event = new Event(type, { bubbles: true });
    const fields = { dataTransfer: { setDragImage() {} }, clientX: 1, clientY: 1 };
    editor.find(selector).dispatchEvent(Object.assign(event, fields));
  }
  expect(parents).toEqual([null, ROOT_NODE]);
});

test('the collector of useEditor.mdx reads the node that was selected last', () => {
  let latest: object = {};
  const Selected = () => {
    latest = useEditor((state, query) => {
      const id: string | undefined = query.getEvent('selected').last();
      const node = id === undefined ? undefined : state.nodes[id];
      return { selectedId: id, name: node?.data.displayName };
    });
    return null;
  };
  const editor = twoTexts({ before: <Selected /> });
  expect(latest).toMatchObject({ selectedId: undefined, name: undefined });
  editor.run(({ actions }) => actions.selectNode([editor.at(1), ROOT_NODE]));
  expect(latest).toMatchObject({ selectedId: ROOT_NODE, name: 'main' });
});

test('the NodeList sample selects with the mouse and with a key, and is empty in a disabled editor', () => {
  const { NodeList } = loadSample('concepts/editor-components/NodeList') as { NodeList: FC };
  const editor = twoTexts({ panel: () => <NodeList /> });
  const item = (index: number) => editor.find(`li:nth-child(${index}) button`);
  fire(item(1), 'mousedown');
  fire(item(2), 'mousedown', { metaKey: true });
  fire(item(2), 'click', { metaKey: true, detail: 1 });
  expect(selectedIn(editor)).toEqual([editor.at(0), editor.at(1)]);
  fire(item(2), 'click', { detail: 0 });
  expect([selectedIn(editor), item(2).getAttribute('aria-pressed')]).toEqual([[editor.at(1)], 'true']);
  const itemsWith = (enabled: boolean) => {
    editor.run(({ actions }) => actions.setOptions((options) => void (options.enabled = enabled)));
    return document.querySelectorAll('li').length;
  };
  expect([itemsWith(false), itemsWith(true)]).toEqual([0, 2]);
  fire(item(1), 'mousedown');
  expect(selectedIn(editor)).toEqual([editor.at(0)]);
});

test('the NodeList sample shows the custom name of a node, or else its display name', () => {
  const { NodeList } = loadSample('concepts/editor-components/NodeList') as { NodeList: FC };
  const editor = twoTexts({ panel: () => <NodeList /> });
  editor.run(({ actions }) =>
    actions.setCustom(editor.at(0), (custom) => void (custom.displayName = 'Intro')),
  );
  expect([...document.querySelectorAll('li')].map((item) => item.textContent)).toEqual(['Intro', 'Text']);
});
