/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cloneElement, type FC, type ReactElement, useCallback, useEffect, useState } from 'react';
import { Element, ROOT_NODE, useEditor } from '@craftjs/core';
import type { EditorState, Options } from '@craftjs/core';
import { cleanUp, createEditor, fire, muteConsole, page, type TestEditor, Text } from './editor';

// Claims of the page about reacting to changes that its samples don't show, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

const resolver = { Text };
const twoTexts = () => createEditor(page(<Text text="1" />, <Text text="2" />), { resolver });

describe('the JSON after an undo', () => {
  const compareAfter = (change: (editor: TestEditor) => void) => {
    const editor = twoTexts();
    const { query } = editor.hook();
    const [text, nodes] = [query.serialize(), query.getSerializedNodes()];
    change(editor);
    editor.run(({ actions }) => actions.history.undo());
    expect(query.getSerializedNodes()).toEqual(nodes);
    return query.serialize() === text;
  };

  test('is the string from before, if the step changed props, added a node or moved one', () => {
    const same = [
      compareAfter(({ run, at }) =>
        run(({ actions }) => actions.setProp(at(0), (props) => delete props.text)),
      ),
      compareAfter(({ run, at }) => run(({ actions }) => actions.move(at(0), ROOT_NODE, 2))),
      compareAfter(({ run }) =>
        run(({ actions, query }) =>
          actions.addNodeTree(query.parseReactElement(<Text />).toNodeTree(), ROOT_NODE, 0),
        ),
      ),
    ];
    expect(same).toEqual([true, true, true]);
  });

  test('lists a node whose deletion was undone last, so the string differs and the nodes do not', () => {
    expect(compareAfter(({ run, at }) => run(({ actions }) => actions.delete(at(0))))).toBe(false);
  });
});

describe('store.subscribe', () => {
  const countCalls = (collectOnCreate: boolean) => {
    const editor = twoTexts();
    const onChange = jest.fn();
    const calls: number[] = [];
    const record = () => void calls.push(onChange.mock.calls.length);
    editor
      .hook()
      .store.subscribe(({ nodes }) => ({ count: Object.keys(nodes).length }), onChange, collectOnCreate);
    record();
    for (const id of [editor.at(0), editor.at(1)]) {
      editor.run(({ actions }) => actions.selectNode(id));
      record();
    }
    return calls;
  };

  test('calls back once at the first change of the store, although the value has not changed', () => {
    expect(countCalls(false)).toEqual([0, 1, 1]);
  });

  test('with collectOnCreate, it calls back immediately and then only for another value', () => {
    expect(countCalls(true)).toEqual([1, 1, 1]);
  });
});

test('an exception in onNodesChange is a warning, and the editor stays', () => {
  const onNodesChange = () => {
    throw new Error('Not saved');
  };
  const editor = createEditor(page(<Text />), { resolver, options: { onNodesChange } });
  expect(editor.crash()).toBeUndefined();
  expect(console.warn).toHaveBeenCalledWith(expect.objectContaining({ message: 'Not saved' }));
});

describe('normalizeNodes', () => {
  const calls: string[] = [];
  const callsOf = (work: () => void) => {
    calls.length = 0;
    work();
    return [...calls];
  };
  const Normalizer = () => {
    const { setOptions } = useEditor().actions;
    useEffect(() => {
      setOptions((options) => {
        options.normalizeNodes = (_state, _previous, { type }) => void calls.push(type);
      });
    }, [setOptions]);
    return null;
  };
  const start = (content = <Text />) =>
    createEditor(page(content), { resolver: { Text, Region }, before: <Normalizer /> });
  const Region = () => <Element id="region" is="div" canvas />;

  test('runs at start-up for a page from JSX only if a linked node appears', () => {
    expect([callsOf(() => start()), callsOf(() => start(<Region />))]).toEqual([
      [],
      ['addLinkedNodeFromTree'],
    ]);
  });

  test('does not run for an action that leaves the data of all nodes alone', () => {
    const editor = start();
    const select = () => editor.run(({ actions }) => actions.selectNode(editor.at(0)));
    const hide = () => editor.run(({ actions }) => actions.setHidden(editor.at(0), true));
    expect([callsOf(select), callsOf(hide)]).toEqual([[], ['setHidden']]);
  });

  test('runs for deserialize, but neither for its undo nor inside merge()', () => {
    const editor = start();
    const data = editor.hook().query.serialize();
    const called = [
      callsOf(() => editor.run(({ actions }) => actions.deserialize(data))),
      callsOf(() => editor.run(({ actions }) => actions.history.undo())),
      callsOf(() => editor.run(({ actions }) => actions.history.merge().deserialize(data))),
    ];
    expect(called).toEqual([['deserialize'], [], []]);
  });

  test('runs for a setState that replaces all nodes, but neither for its undo nor inside merge()', () => {
    const editor = start();
    const replace = (state: EditorState) => void (state.nodes = { ...state.nodes });
    const called = [
      callsOf(() => editor.run(({ actions }) => actions.setState(replace))),
      callsOf(() => editor.run(({ actions }) => actions.history.undo())),
      callsOf(() => editor.run(({ actions }) => actions.history.redo())),
      callsOf(() => editor.run(({ actions }) => actions.history.merge().setState(replace))),
    ];
    expect(called).toEqual([['setState'], [], [], []]);
  });
});

test.each([
  ['one step', 'does not change state', false, 1],
  ['two steps', 'changes the state of a component around the editor', true, 2],
])('a drag is %s if onBeforeMoveEnd %s', (_, __, changesState, steps) => {
  const Around: FC<{ children: ReactElement }> = ({ children }) => {
    const [, setMoves] = useState(0);
    const onBeforeMoveEnd = useCallback(() => changesState && setMoves((moves) => moves + 1), []);
    return cloneElement(children, { onBeforeMoveEnd });
  };
  const editor = createEditor(page(<Text text="1" />, <Text text="2" />), {
    resolver,
    around: (element) => <Around>{element}</Around>,
  });
  const [first, second] = [editor.find('p'), editor.find('p:nth-of-type(2)')];
  fire(first, 'dragstart');
  fire(second, 'dragover', { clientX: 1, clientY: 1 });
  // Without act(): listeners outside React don't batch, so the update renders during the move.
  first.dispatchEvent(Object.assign(new Event('dragend', { bubbles: true }), { dataTransfer: null }));
  let undone = 0;
  while (editor.hook().query.history.canUndo()) {
    editor.run(({ actions }) => actions.history.undo());
    undone++;
  }
  expect(undone).toBe(steps);
});

test('a node that a press with Meta adds and drags is moved twice', () => {
  const moved: string[] = [];
  const onBeforeMoveEnd: Options['onBeforeMoveEnd'] = (node) => {
    moved.push(node.data.props['text'] as string);
  };
  const editor = createEditor(page(<Text text="1" />, <Text text="2" />, <Text text="3" />), {
    resolver,
    options: { onBeforeMoveEnd },
  });
  const [first, second, third] = [1, 2, 3].map((index) => editor.find(`p:nth-of-type(${index})`)) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  for (const type of ['mousedown', 'click']) fire(first, type);
  for (const type of ['mousedown', 'dragstart']) fire(second, type, { metaKey: true });
  fire(third, 'dragover', { clientX: 1, clientY: 1 });
  fire(second, 'dragend');
  expect(moved).toEqual(['1', '2', '2']);
});
