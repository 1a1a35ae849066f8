/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FC, ReactElement } from 'react';
import { act } from 'react-dom/test-utils';
import { Element, ROOT_NODE } from '@craftjs/core';
import { Box, cleanUp, createEditor, dragTo, fire, type Hook, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// Claims of docs/concepts/editor-components.mdx about its samples, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

const resolver = { Box, Text };

test('the Shortcuts sample deletes a selected node although the root is selected, too', () => {
  const { Shortcuts } = loadSample('guides/tutorial-editing/src/Shortcuts') as { Shortcuts: FC };
  const editor = createEditor(
    page(
      <Element is={Box} canvas>
        <Text />
      </Element>,
      <Text />,
    ),
    { resolver, before: <Shortcuts /> },
  );
  const last = editor.at(1);
  editor.run(({ actions }) => actions.selectNode([ROOT_NODE, editor.at(0), editor.at(0, 0)]));
  fire(document.body, 'keydown', { key: 'Delete' });
  expect([editor.crash(), editor.hook().query.node(ROOT_NODE).childNodes()]).toEqual([undefined, [last]]);
});

test('delete() crashes at a node whose ancestor it has removed, and not in the reverse order', () => {
  const crashWith = (order: (ids: string[]) => string[]) => {
    const editor = createEditor(
      page(
        <Element is={Box} canvas>
          <Text />
        </Element>,
      ),
      { resolver },
    );
    editor.run(({ actions }) => actions.delete(order([editor.at(0), editor.at(0, 0)])));
    return editor.crash();
  };
  expect(crashWith((ids) => ids)).toContain("(reading 'data')");
  expect(crashWith((ids) => ids.reverse())).toBeUndefined();
});

test('the NameField sample names a node in one undo step, without markup, and resets the name', () => {
  const { NameField } = loadSample('concepts/editor-components/NameField') as { NameField: FC };
  const editor = createEditor(page(<Text />), { resolver, panel: () => <NameField /> });
  const id = editor.at(0);
  editor.run(({ actions }) => actions.selectNode(id));
  const type = (text: string) => {
    const input = editor.find('input') as HTMLInputElement;
    act(() => {
      // React ignores an event without a change, so the value is set behind its back.
      Reflect.set(HTMLInputElement.prototype, 'value', text, input);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  };
  const custom = () => editor.hook().query.node(id).get().data.custom;
  type('A');
  type('A <b>');
  expect(custom()).toEqual({ displayName: 'A b>' });
  editor.run(({ actions }) => actions.history.undo());
  expect([custom(), editor.hook().query.history.canUndo()]).toEqual([{}, false]);
  type('B');
  fire(editor.find('label + button'), 'click');
  expect(custom()).toEqual({});
});

test.each<[string, (hook: Hook, id: string) => void, string]>([
  ['setHidden of', ({ actions }) => actions.setHidden('gone', true), 'Cannot read'],
  ['move to', ({ actions }, id) => actions.move(id, 'gone', 0), 'TypeError: Cannot read'],
])('%s an unknown id fails without an invariant, so the message is in every build', (_, work, start) => {
  const editor = createEditor(page(<Text />), { resolver });
  editor.run((hook) => work(hook, editor.at(0)));
  expect(editor.crash()).toBe(`${start} properties of undefined (reading 'data')`);
});

test('the SettingsPanel sample shows the node selected last, deletes it with the focus, and needs no root', () => {
  const { SettingsPanel } = loadSample('concepts/editor-components/SettingsPanel') as { SettingsPanel: FC };
  const before = <SettingsPanel />;
  const editor = createEditor(page(<Text />, <b />), { resolver, before });
  editor.run(({ actions }) => actions.selectNode([editor.at(1), editor.at(0)]));
  expect(editor.find('h2').textContent).toBe('Text');
  fire(editor.find('section button'), 'click');
  expect(editor.find('h2').textContent).toBe('b');
  editor.find('section button').focus();
  fire(editor.find('section button'), 'click');
  expect([document.querySelector('h2'), document.activeElement]).toEqual([null, document.body]);
  expect(createEditor(undefined, { resolver, before }).crash()).toBeUndefined();
});

test('the settings panels hold when an undo removes the selected node', () => {
  for (const sample of [
    'concepts/editor-components/SettingsPanel',
    'guides/basic-tutorial/src/SettingsPanel',
  ]) {
    const { SettingsPanel } = loadSample(sample) as { SettingsPanel: FC };
    const editor = createEditor(<Element is="main" canvas />, { resolver, before: <SettingsPanel /> });
    editor.run(({ actions, query }) => {
      const tree = query.parseReactElement(<Text />).toNodeTree();
      actions.addNodeTree(tree, ROOT_NODE);
      actions.selectNode(tree.rootNodeId);
    });
    expect(editor.find('h2').textContent).toBe('Text');
    editor.run(({ actions }) => actions.history.undo());
    expect([editor.crash(), document.querySelector('h2')]).toEqual([undefined, null]);
    cleanUp();
  }
});

test('the Background sample clears the selection beside the nodes, and its button does, too', () => {
  const { Background } = loadSample('concepts/editor-components/Background') as { Background: FC };
  const editor = createEditor(page(<Text />), {
    resolver,
    panel: () => (
      <Background>
        <hr />
      </Background>
    ),
  });
  const events = () => {
    const { selected, hovered } = editor.hook().query.getState().events;
    return [selected.size, hovered.size];
  };
  const choose = () => {
    fire(editor.find('p'), 'mousedown');
    fire(editor.find('p'), 'mouseover');
    return events();
  };
  const before = choose();
  fire(editor.find('hr'), 'mousedown');
  const between = events();
  fire(editor.find('hr'), 'mouseover');
  expect([before, between, events()]).toEqual([
    [1, 1],
    [0, 1],
    [0, 0],
  ]);
  choose();
  fire(editor.find('aside > button'), 'click');
  expect([events(), editor.crash()]).toEqual([[0, 0], undefined]);
});

test('the buttons of the TopBar sample are disabled in a preview, and undo a change when it has ended', () => {
  const App = loadSample('concepts/editor-components/TopBar')['default'] as FC;
  const { find } = createEditor(undefined, { around: () => <App /> });
  const buttons = () =>
    [...find('nav').querySelectorAll('button')].map((button) => [button.textContent, button.disabled]);
  const [undo, preview] = [find('nav > button'), find('nav > :last-child')];
  dragTo(find('p'), find('p:last-of-type'));
  expect(find('div > div').textContent).toBe('Drag me tooDrag me');
  fire(preview, 'click');
  expect(buttons()).toEqual([
    ['Undo', true],
    ['Redo', true],
    ['Edit', false],
  ]);
  fire(preview, 'click');
  fire(undo, 'click');
  expect([find('nav + div').textContent, buttons()[1]]).toEqual(['Drag meDrag me too', ['Redo', false]]);
});

test.each<[string, (hook: Hook) => void]>([
  ['clearEvents()', ({ actions }) => actions.clearEvents()],
  ['selectNode()', ({ actions }) => actions.selectNode()],
])(
  'after %s, a Meta-click leaves the node that was clicked last unselected, and selects another one',
  (_, clear) => {
    const selectedAfter = (clicked: string) => {
      const editor = createEditor(page(<Text />, <Text />), { resolver });
      const click = (selector: string, fields?: object) => {
        for (const type of ['mousedown', 'click']) fire(editor.find(selector), type, fields);
        return editor.hook().query.getEvent('selected').size() as number;
      };
      click('p');
      editor.run(clear);
      const sizes = [click(clicked, { metaKey: true }), click(clicked, { metaKey: true })];
      cleanUp();
      return sizes;
    };
    expect([selectedAfter('p'), selectedAfter('p + p')]).toEqual([
      [0, 1],
      [1, 0],
    ]);
  },
);

test('the AddButton sample adds a paragraph at the end, unless there is no root or a rule rejects it', () => {
  const { AddButton } = loadSample('concepts/editor-components/AddButton') as { AddButton: FC };
  const add = (frame?: ReactElement) => {
    const editor = createEditor(frame, { resolver: { ...resolver, Closed }, before: <AddButton /> });
    fire(editor.find('button'), 'click');
    return [document.querySelector('main')?.textContent, editor.crash()];
  };
  const craft = { rules: { canMoveIn: () => false } };
  const Closed = Object.assign(() => <main>closed</main>, { craft });
  expect(add(page(<b>first</b>))).toEqual(['firstNew', undefined]);
  cleanUp();
  expect(add(<Element is={Closed} canvas />)).toEqual(['closed', undefined]);
  cleanUp();
  expect(add()).toEqual([undefined, undefined]);
});
