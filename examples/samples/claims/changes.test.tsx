/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type FC, type ReactElement, useEffect } from 'react';
import { Element, useEditor, useNode } from '@craftjs/core';
import type { Options } from '@craftjs/core';
import { Box, cleanUp, createEditor, muteConsole, page, type TestEditor, Text } from './editor';
import { loadSample } from './sample';

// Claims of the pages about reacting to changes and normalizing, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

const TrimTitles = loadSample('concepts/normalizing/TrimTitles')['TrimTitles'] as FC;
const long = 'A title of more than twenty characters';
const trimmed = long.slice(0, 20);

const Heading = ({ title }: { title?: string }) => {
  const { connectors } = useNode();
  return <h2 ref={(el) => void (el && connectors.connect(el))}>{title}</h2>;
};
const resolver = { Heading };
const jsx = page(<Heading title={long} />);
const titleOf = (editor: TestEditor) => editor.hook().query.node(editor.at(0)).get().data.props['title'];
const store = () => {
  const json = createEditor(jsx, { resolver }).hook().query.serialize();
  cleanUp();
  return json;
};
const setLevel = (editor: TestEditor) =>
  editor.run(({ actions }) => actions.setProp(editor.at(0), (props) => void (props.level = 2)));

test('a normalizer before the frame repairs the stored page that the frame loads', () => {
  const data = store();
  expect(titleOf(createEditor(undefined, { resolver, data, before: <TrimTitles /> }))).toBe(trimmed);
});

test('a normalizer after the frame misses the stored page', () => {
  const data = store();
  expect(titleOf(createEditor(undefined, { resolver, data, panel: () => <TrimTitles /> }))).toBe(long);
});

test('a page from JSX children is normalized only by the first action', () => {
  const editor = createEditor(jsx, { resolver, before: <TrimTitles /> });
  expect(titleOf(editor)).toBe(long);
  setLevel(editor);
  expect(titleOf(editor)).toBe(trimmed);
});

test('a document that broke the rule before the action is repaired again after the undo', () => {
  const editor = createEditor(jsx, { resolver, before: <TrimTitles /> });
  setLevel(editor);
  editor.run(({ actions }) => actions.history.undo());
  const { query } = editor.hook();
  expect(query.node(editor.at(0)).get().data.props).toEqual({ title: trimmed });
  expect(query.history.canUndo()).toBe(false);
});

test('an action that the normalizer cancels out is still an undo step, whose undo changes nothing', () => {
  const editor = createEditor(page(<Heading title={trimmed} />), { resolver, before: <TrimTitles /> });
  const { query } = editor.hook();
  const canUndo = () => query.history.canUndo();
  const before = query.serialize();
  editor.run(({ actions }) => actions.setProp(editor.at(0), (props) => void (props.title = long)));
  expect([query.serialize(), canUndo()]).toEqual([before, true]);
  editor.run(({ actions }) => actions.history.undo());
  expect([query.serialize(), canUndo()]).toEqual([before, false]);
});

test('normalizeNodes gets a draft, the state before, the action, and queries of the state before', () => {
  const calls: unknown[][] = [];
  const editor = createEditor(page(<Heading title="a" />), { resolver });
  const id = editor.at(0);
  const title = (nodes: Parameters<NonNullable<Options['normalizeNodes']>>[0]['nodes']) =>
    nodes[id]?.data.props['title'];
  const normalizeNodes: Options['normalizeNodes'] = (state, previous, action, query) => {
    // The type of `params` hides that undo and redo have none.
    const [first] = (action.params as unknown[] | undefined) ?? ['nothing'];
    calls.push([action.type, first, title(state.nodes), title(previous.nodes), title(query.getNodes())]);
  };
  editor.run(({ actions }) =>
    actions.setOptions((options) => void (options.normalizeNodes = normalizeNodes)),
  );
  editor.run(({ actions }) => actions.setProp(id, (props) => void (props.title = 'b')));
  editor.run(({ actions }) => actions.history.merge().setProp(id, (props) => void (props.title = 'c')));
  editor.run(({ actions }) => actions.history.ignore().setProp(id, (props) => void (props.title = 'd')));
  editor.run(({ actions }) => actions.history.undo());
  expect(calls.map(([type]) => type)).toEqual(['setProp', 'HISTORY_MERGE', 'setProp', 'HISTORY_UNDO']);
  expect(calls[0]).toEqual(['setProp', id, 'b', 'a', 'a']);
  expect(calls.slice(1, 3).map(([, first]) => first)).toEqual(['setProp', 'setProp']);
  expect(calls[3]?.[1]).toBe('nothing');
});

test('normalizeNodes runs for a loaded page, and not for its undo and redo', () => {
  const editor = createEditor(page(<Heading title="a" />), { resolver });
  const called: unknown[] = [];
  const { query } = editor.hook();
  const json = query.serialize();
  const setTitle = (props: { title?: string }) => void (props.title = 'b');
  editor.run(({ actions }) =>
    actions.setOptions((options) => {
      options.normalizeNodes = (_state, _previous, { type }) => void called.push(type);
    }),
  );
  editor.run(({ actions }) => actions.history.throttle().setProp(editor.at(0), setTitle));
  editor.run(({ actions }) => actions.deserialize(json));
  editor.run(({ actions }) => actions.history.undo());
  editor.run(({ actions }) => actions.history.redo());
  expect([called, query.serialize()]).toEqual([['setProp', 'deserialize'], json]);
  editor.run(({ actions }) => actions.history.undo());
  editor.run(({ actions }) => actions.history.undo());
  expect(called).toEqual(['setProp', 'deserialize', 'HISTORY_UNDO']);
});

const { removeEmpty } = loadSample('concepts/normalizing/removeEmpty') as {
  removeEmpty: Options['normalizeNodes'];
};
const RemoveEmpty = () => {
  const { setOptions } = useEditor().actions;
  useEffect(() => setOptions((options) => void (options.normalizeNodes = removeEmpty)), [setOptions]);
  return null;
};

test('removeNode removes a container with its last child, also from the selection, in one undo step', () => {
  const Container: FC = ({ children }) => (
    <section>
      {children}
      <Element id="foot" is={Box} canvas>
        <Text text="foot" />
      </Element>
    </section>
  );
  const containers = page(
    <Element is={Container} canvas>
      <Text text="only" />
    </Element>,
    <Element is={Container} canvas />,
    <Text text="last" />,
  );
  const editor = createEditor(containers, { resolver: { Box, Container, Text }, before: <RemoveEmpty /> });
  const { query } = editor.hook();
  const ids = () => Object.keys(query.getNodes()).length;
  const names = () =>
    query
      .node('ROOT')
      .childNodes()
      .map((id) => query.node(id).get().data.name);
  const selected = () => query.getEvent('selected').all();
  expect([ids(), names()]).toEqual([9, ['Container', 'Container', 'Text']]);

  const [row, last] = [editor.at(0), editor.at(2)];
  editor.run(({ actions }) => actions.selectNode([row, last]));
  editor.run(({ actions }) => actions.delete(editor.at(0, 0)));
  expect([ids(), names(), selected()]).toEqual([5, ['Container', 'Text'], [last]]);
  editor.run(({ actions }) => actions.history.undo());
  expect([ids(), names(), query.history.canUndo()]).toEqual([9, ['Container', 'Container', 'Text'], false]);
  editor.run(({ actions }) => actions.move(editor.at(0, 0), 'ROOT', 3));
  expect(names()).toEqual(['Container', 'Text', 'Text']);
  expect(editor.crash()).toBeUndefined();
});

test('removeEmpty keeps an empty root and an empty linked node', () => {
  const Container: FC = ({ children }) => <section>{children}</section>;
  const Owner = () => (
    <Element id="body" is={Container} canvas>
      <Text text="only" />
    </Element>
  );
  const editor = createEditor(
    <Element is={Container} canvas>
      <Owner />
    </Element>,
    { resolver: { Container, Owner, Text }, before: <RemoveEmpty /> },
  );
  const { query } = editor.hook();
  const [body = ''] = query.node(editor.at(0)).linkedNodes();
  editor.run(({ actions }) => actions.delete(query.node(body).childNodes()));
  expect([editor.crash(), query.node(body).childNodes()]).toEqual([undefined, []]);
  editor.run(({ actions }) => actions.delete(editor.at(0)));
  expect([editor.crash(), Object.keys(query.getNodes())]).toEqual([undefined, ['ROOT']]);
});

test('a prop copied from a container without it would become undefined, so the sample checks', () => {
  const { onBeforeMoveEnd } = loadSample('concepts/changes/colourOfParent') as Pick<
    Options,
    'onBeforeMoveEnd'
  >;
  const editor = createEditor(page(<Heading title="1" />, <Element is="section" canvas />), {
    resolver,
    options: { onBeforeMoveEnd },
  });
  const id = editor.at(0);
  editor.run(({ actions }) => actions.move(id, editor.at(1), 0));
  expect(editor.hook().query.node(id).get().data.props).toEqual({ title: '1' });
});

test('onNodesChange is called at start-up, and again for linked nodes', () => {
  const Region = () => <Element id="region" is="div" canvas />;
  const callsOf = (content: ReactElement) => {
    const onNodesChange = jest.fn();
    createEditor(page(content), { resolver: { Region }, options: { onNodesChange } });
    return onNodesChange.mock.calls.length;
  };
  expect([callsOf(<p>Plain</p>), callsOf(<Region />)]).toEqual([1, 2]);
});
