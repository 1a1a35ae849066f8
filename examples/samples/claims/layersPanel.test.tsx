/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { join } from 'node:path';
import { createContext, useContext } from 'react';
import type { FC, ReactNode } from 'react';
import { Element, useEditor } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// Claims of docs/additional/layers.mdx about the built-in layer, checked in the published packages. The styled-components
// found from here would load the React of the site.

jest.mock(join(process.cwd(), 'node_modules/react'), () => jest.requireActual('react'));
const { Layers, useLayer } = await import('@craftjs/layers');

beforeEach(muteConsole);
afterEach(cleanUp);

/** An editor with a text, a container that holds another one, and the panel. */
const createPanel = (name?: string) =>
  createEditor(
    page(
      <Element is={Text} {...(name !== undefined && { custom: { displayName: name } })} />,
      <Element is={Box} canvas>
        <Text />
      </Element>,
    ),
    { resolver: { Box, Text }, panel: () => <Layers expandRootOnLoad /> },
  );
const titles = () => [...document.querySelectorAll('h2')];
const rows = () => document.querySelectorAll<HTMLElement>('.craft-layer-node');
const icon = (row: number, index: number) => rows()[row]?.querySelectorAll('a')[index] ?? document.body;

test('the panel renders a saved name as HTML', () => {
  createPanel('<img src="x" onerror="run()">');
  expect(titles()[1]?.querySelector('img')?.getAttribute('onerror')).toBe('run()');
  cleanUp();
  createPanel('img src="x" onerror="run()">');
  expect(titles()[1]?.children).toHaveLength(0);
});

test('the panel renders the display name of a loaded node as HTML, too', () => {
  const text = {
    type: { resolvedName: 'Text' },
    props: {},
    parent: 'ROOT',
    displayName: '<mark>Name</mark>',
  };
  const ROOT = { type: 'main', isCanvas: true, props: {}, nodes: ['a'] };
  createEditor(undefined, {
    resolver: { Text },
    data: JSON.stringify({ ROOT, a: text }),
    panel: () => <Layers expandRootOnLoad />,
  });
  expect(titles()[1]?.querySelector('mark')?.textContent).toBe('Name');
});

test('a double click makes a name editable, each keystroke is an undo step, and a click elsewhere ends it', () => {
  const editor = createPanel();
  const [, title = document.body] = titles();
  const isEditable = () => title.getAttribute('contenteditable');
  const before = isEditable();
  fire(title, 'dblclick');
  const during = isEditable();
  for (const name of ['A', 'A &amp; B']) {
    title.innerHTML = name;
    fire(title, 'input');
  }
  const names = () => editor.hook().query.node(editor.at(0)).get().data.custom;
  expect(names()).toEqual({ displayName: 'A &amp; B' });
  editor.run(({ actions }) => actions.history.undo());
  expect(names()).toEqual({ displayName: 'A' });
  fire(document.body, 'click');
  expect([before, during, isEditable()]).toEqual(['false', 'true', 'false']);
});

// Chromium and Firefox leave a line break in an element that was emptied with the keyboard.
test.each([
  ['a line break stays blank', '<br>', '<br>'],
  ['an empty string shows the name of the component', '', 'Text'],
])('the row of a node whose name was changed to %s', (_, typed, shown) => {
  const editor = createPanel('Intro');
  const [, title = document.body] = titles();
  const before = title.innerHTML;
  fire(title, 'dblclick');
  title.innerHTML = typed;
  fire(title, 'input');
  fire(document.body, 'click');
  expect([before, title.innerHTML]).toEqual(['Intro', shown]);
  expect(editor.hook().query.node(editor.at(0)).get().data.custom).toEqual({ displayName: typed });
});

test('a row that is closed with the arrow selects its node, and opens again when a node in it is selected', () => {
  const box = (
    <Element is={Box} canvas>
      <Text text="1" />
      <Text text="2" />
    </Element>
  );
  const editor = createEditor(page(box), {
    resolver: { Box, Text },
    panel: () => <Layers expandRootOnLoad />,
  });
  const select = (id: string) => editor.run(({ actions }) => actions.selectNode(id));
  const state = () => [editor.hook().query.getEvent('selected').all(), rows().length];
  const [first, second] = [editor.at(0, 0), editor.at(0, 1)];
  expect(state()).toEqual([[], 2]);
  select(first);
  expect(state()).toEqual([[first], 4]);
  fire(icon(1, 1), 'mousedown');
  expect(state()).toEqual([[editor.at(0)], 2]);
  select(second);
  expect(state()).toEqual([[second], 4]);
});

test('a press on the eye or the arrow selects the node, too', () => {
  const editor = createPanel();
  const { query } = editor.hook();
  for (const type of ['mousedown', 'click']) fire(icon(1, 0), type);
  expect(query.getEvent('selected').all()).toEqual([editor.at(0)]);
  expect([query.node(editor.at(0)).get().data.hidden, query.history.canUndo()]).toEqual([true, true]);
  fire(icon(2, 1), 'mousedown');
  expect(query.getEvent('selected').all()).toEqual([editor.at(1)]);
  expect(rows()).toHaveLength(4);
});

test('the eye still works after the editor was disabled', () => {
  const editor = createPanel();
  editor.run(({ actions }) => actions.setOptions((options) => void (options.enabled = false)));
  fire(icon(1, 0), 'click');
  expect(editor.hook().query.node(editor.at(0)).get().data.hidden).toBe(true);
});

test('LayersPanel has no rows in a disabled editor, and rows that select after it', () => {
  const { LayersPanel } = loadSample('additional/layers/LayersPanel') as { LayersPanel: FC };
  const panel = () => <LayersPanel />;
  const { hook, run, at } = createEditor(page(<Text />), { resolver: { Text }, panel });
  const setEnabled = (value: boolean) =>
    run(({ actions }) => actions.setOptions((options) => void (options.enabled = value)));
  run(({ actions }) => actions.selectNode(at(0)));
  expect(rows()).toHaveLength(2);
  setEnabled(false);
  expect(rows()).toHaveLength(0);
  setEnabled(true);
  expect(rows()).toHaveLength(2);
  fire(titles()[1] ?? document.body, 'mousedown');
  expect(hook().query.getEvent('selected').all()).toEqual([at(0)]);
});

test('a node that was hidden with the eye is saved as hidden, and a disabled editor does not show it', () => {
  const editor = createPanel();
  const save = () => editor.hook().query.serialize();
  const count = (data: string) => {
    const view = createEditor(undefined, { resolver: { Box, Text }, data, options: { enabled: false } });
    return [view.crash(), view.find('main').querySelectorAll('p').length];
  };
  const before = save();
  fire(icon(1, 0), 'click');
  expect(editor.hook().query.getSerializedNodes()[editor.at(0)]?.hidden).toBe(true);
  expect([count(before), count(save())]).toEqual([
    [undefined, 2],
    [undefined, 1],
  ]);
});

test('deleting a node whose row is shown logs warnings, and the panel goes on', () => {
  const editor = createPanel();
  const warnings = jest.mocked(console.warn).mock.calls;
  const warningsOf = (work: () => void) => {
    warnings.length = 0;
    work();
    return warnings.map(([message]) => String(message));
  };
  // Its row isn't shown.
  expect(warningsOf(() => editor.run(({ actions }) => actions.delete(editor.at(1, 0))))).toEqual([]);
  const shown = warningsOf(() => editor.run(({ actions }) => actions.delete(editor.at(0))));
  expect(shown.join()).toContain("Cannot read properties of undefined (reading 'data')");
  expect([editor.crash(), rows().length]).toEqual([undefined, 2]);
});

test('the collector of a custom layer runs once more after its node has been deleted', () => {
  const gone: string[] = [];
  const Row = ({ children }: { children?: ReactNode }) => {
    const { id, connectors } = useLayer();
    useEditor((state) => {
      if (!state.nodes[id]) gone.push(id);
      return {};
    });
    return (
      <div
        ref={(el) => {
          if (el) connectors.layer(connectors.layerHeader(el));
        }}
      >
        {children}
      </div>
    );
  };
  const editor = createEditor(page(<Text />), {
    resolver: { Box, Text },
    panel: () => <Layers expandRootOnLoad renderLayer={Row} />,
  });
  const id = editor.at(0);
  editor.run(({ actions }) => actions.delete(id));
  expect(gone).toEqual([id]);
  expect(editor.crash()).toBeUndefined();
});

test('a context around the panel reaches its layers, and the hovered event of a node covers its row', () => {
  const Term = createContext('');
  const Row = ({ children }: { children?: ReactNode }) => {
    const { id, connectors } = useLayer();
    const { hovered } = useEditor((_, query) => ({ hovered: query.getEvent('hovered').contains(id) }));
    return (
      <div className="row" ref={(el) => void (el && connectors.layer(connectors.layerHeader(el)))}>
        <i>
          {useContext(Term)} {String(hovered)}
        </i>
        {children}
      </div>
    );
  };
  const editor = createEditor(page(<Text />), {
    resolver: { Box, Text },
    panel: ({ query }) => (
      <Term.Provider value={`canUndo ${query.history.canUndo()}`}>
        <Layers expandRootOnLoad renderLayer={Row} />
      </Term.Provider>
    ),
  });
  const labels = () => [...document.querySelectorAll('.row > i')].map(({ textContent }) => textContent);
  expect(labels()).toEqual(['canUndo false false', 'canUndo false false']);
  fire(document.querySelectorAll<HTMLElement>('.row')[1] ?? document.body, 'mouseover');
  expect(labels()[1]).toBe('canUndo false true');
  editor.run(({ actions }) => actions.setProp(editor.at(0), (props) => void (props['text'] = 'New')));
  editor.rerender();
  expect(labels()[0]).toBe('canUndo true false');
});
