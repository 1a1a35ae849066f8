/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Element } from '@craftjs/core';
import type { Options } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// Claims of the documentation about the undo history and actions, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

const resolver = { Text };
const createPage = () => createEditor(page(<Text text="1" />, <Text text="2" />), { resolver });

test('undoing a deletion or a loaded page restores the selection from before it', () => {
  const editor = createPage();
  const id = editor.at(0);
  const selected = () => editor.hook().query.getEvent('selected').all();
  editor.run(({ actions }) => actions.selectNode(id));

  editor.run(({ actions }) => actions.delete(id));
  expect(selected()).toEqual([]);
  editor.run(({ actions }) => actions.history.undo());
  expect(selected()).toEqual([id]);

  const json = editor.hook().query.serialize();
  editor.run(({ actions }) => actions.deserialize(json));
  expect(selected()).toEqual([]);
  editor.run(({ actions }) => actions.history.undo());
  expect(selected()).toEqual([id]);
});

test('selecting a node is not a step of the history', () => {
  const editor = createPage();
  editor.run(({ actions }) => actions.selectNode(editor.at(0)));
  expect(editor.hook().query.history.canUndo()).toBe(false);
});

test('the queries of the history only report whether there is a step to undo or redo', () => {
  const { history } = createPage().hook().query;
  expect(Object.keys(history)).toEqual(['canUndo', 'canRedo']);
});

test('a setProp that changes nothing adds no step', () => {
  const editor = createPage();
  editor.run(({ actions }) =>
    actions.setProp(editor.at(0), (props) => {
      props.text = '1';
    }),
  );
  expect(editor.hook().query.history.canUndo()).toBe(false);
});

test('what onBeforeMoveEnd changes is undone together with the move', () => {
  const { onBeforeMoveEnd } = loadSample('concepts/changes/colourOfParent') as Pick<
    Options,
    'onBeforeMoveEnd'
  >;
  const editor = createEditor(
    page(
      <Text text="moved" />,
      <Element is={Box} canvas {...{ color: 'teal' }}>
        <Text text="inside" />
      </Element>,
    ),
    { resolver: { Text, Box }, options: { onBeforeMoveEnd } },
  );
  const [moved, box] = [editor.at(0), editor.at(1)];
  const { query } = editor.hook();
  const look = () => [query.node(moved).get().data.parent, query.node(moved).get().data.props['color']];

  editor.run(({ actions }) => actions.move(moved, box, 0));
  expect(look()).toEqual([box, 'teal']);
  editor.run(({ actions }) => actions.history.undo());
  expect(look()).toEqual(['ROOT', undefined]);
});

test.each(['merge', 'throttle', 'ignore'] as const)(
  'a change through %s() keeps the redo stack, unlike a new entry',
  (join) => {
    const editor = createPage();
    const { query } = editor.hook();
    const change = (text: string, target: 'actions' | 'joined') =>
      editor.run(({ actions }) => {
        const { setProp } = target === 'actions' ? actions : actions.history[join]();
        setProp(editor.at(0), (props) => {
          props.text = text;
        });
      });
    const text = () => query.node(editor.at(0)).get().data.props['text'];

    change('recorded', 'actions');
    change('undone', 'actions');
    editor.run(({ actions }) => actions.history.undo());
    change('joined', 'joined');
    expect([text(), query.history.canRedo()]).toEqual(['joined', true]);
    editor.run(({ actions }) => actions.history.redo());
    expect(text()).toBe('undone');

    editor.run(({ actions }) => actions.history.undo());
    change('new entry', 'actions');
    expect(query.history.canRedo()).toBe(false);
  },
);

test('deleting a node together with one of its descendants crashes the editor', () => {
  const both = createEditor(
    page(
      <section>
        <p>Child</p>
      </section>,
    ),
  );
  both.run(({ actions }) => actions.delete([both.at(0), both.at(0, 0)]));
  expect(both.crash()).toContain("(reading 'data')");

  const childFirst = createEditor(
    page(
      <section>
        <p>Child</p>
      </section>,
    ),
  );
  childFirst.run(({ actions }) => actions.delete([childFirst.at(0, 0), childFirst.at(0)]));
  expect(childFirst.crash()).toBeUndefined();
});

test('the Delete key of Shortcuts deletes a selected node whose root and descendant are selected too', () => {
  const { Shortcuts } = loadSample('guides/tutorial-editing/src/Shortcuts') as {
    Shortcuts: () => JSX.Element;
  };
  const editor = createEditor(
    page(
      <section>
        <p>Child</p>
      </section>,
    ),
    { panel: () => <Shortcuts /> },
  );
  editor.run(({ actions }) => actions.selectNode(['ROOT', editor.at(0), editor.at(0, 0)]));
  fire(document.body, 'keydown', { key: 'Delete' });
  expect([editor.crash(), editor.at(0)]).toEqual([undefined, '']);
});
