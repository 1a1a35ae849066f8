/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { FC } from 'react';
import { render, unmountComponentAtNode } from 'react-dom';
import { act, Simulate } from 'react-dom/test-utils';
import { Element, ROOT_NODE } from '@craftjs/core';
import type { SerializedNodes } from '@craftjs/core';
import { Box, cleanUp, createEditor, muteConsole, Text } from './editor';
import { loadSample } from './sample';

// Claims of the guide about saving and loading, checked with its samples. Its autosave and its check have files of their own.

beforeEach(muteConsole);
afterEach(() => {
  cleanUp();
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'clipboard');
});

const { SaveButton } = loadSample('guides/save-load-state/src/SaveButton') as { SaveButton: FC };
const { CopyLoad } = loadSample('guides/save-load-state/src/CopyLoad') as { CopyLoad: FC };
const { readPage } = loadSample('guides/save-load-state/src/readPage') as {
  readPage: (text: string, allowed: string[]) => SerializedNodes;
};
const { load, save, write } = loadSample('guides/save-load-state/src/storage') as {
  load: (allowed: string[]) => SerializedNodes | undefined;
  save: (nodes: SerializedNodes) => void;
  write: (nodes: SerializedNodes) => string;
};

const resolver = { Box, Text };

/** An editor with the panel. The names of its components are in the resolver of the guide, too. */
function mountPanel() {
  const editor = createEditor(
    <Element is={Box} canvas>
      <Text text="old" />
    </Element>,
    { resolver: { Container: Box, Text }, before: <CopyLoad /> },
  );
  const field = editor.find('textarea') as HTMLTextAreaElement;
  const press = async (index: number) => {
    const buttons = document.querySelectorAll<HTMLButtonElement>('.panel button');
    await act(async () => {
      buttons[index]?.click();
      await new Promise((resolve) => setTimeout(resolve));
    });
  };
  const message = () => editor.find('[role=status]').textContent;
  const fill = (value: string) => act(() => Simulate.change(field, { target: { value } } as never));
  return { editor, field, fill, message, copy: () => press(0), loadText: () => press(1) };
}

test('the Save button stores the page, or says why it cannot', async () => {
  const editor = createEditor(<Text text="old" />, { resolver, before: <SaveButton /> });
  const clickSave = async () => {
    await act(async () => document.querySelector<HTMLElement>('.panel button')?.click());
    return editor.find('[role=status]').textContent;
  };
  expect(await clickSave()).toMatch(/^Saved at .*\d/);
  expect(load(['Text'])).toEqual(editor.hook().query.getSerializedNodes());

  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('The storage is full');
  });
  expect(await clickSave()).toBe('Not saved: Error: The storage is full');
  setItem.mockRestore();
  editor.run(({ actions }) => actions.setProp(ROOT_NODE, (props) => (props['link'] = { type: 'link' })));
  expect(await clickSave()).toMatch(/^Not saved: TypeError/);
});

test('with a server, the Save button waits for one request before the next, and reports that it failed', async () => {
  let fail: (error: Error) => void = () => {};
  const send = jest.fn(() => new Promise<void>((_, reject) => (fail = reject)));
  Object.assign(globalThis, { send });
  const server = loadSample('guides/save-load-state/src/SaveButton', (code) =>
    code.replace("import { save } from './storage'", 'const save = globalThis.send'),
  ) as { SaveButton: FC };
  const editor = createEditor(<Text text="old" />, { resolver, before: <server.SaveButton /> });
  const button = editor.find('.panel button');
  const click = () => act(async () => button.click());
  await click();
  await click();
  expect([send.mock.calls.length, button.getAttribute('aria-disabled')]).toEqual([1, 'true']);
  expect(editor.find('[role=status]').textContent).toBe('Saving…');
  await act(async () => fail(new Error('HTTP 500')));
  expect(editor.find('[role=status]').textContent).toBe('Not saved: Error: HTTP 500');
  await click();
  expect(send).toHaveBeenCalledTimes(2);
});

test('an editor with stored data starts with it, and without any with the child of its frame', () => {
  const { default: App } = loadSample('guides/save-load-state/App') as { default: FC };
  const container = document.createElement('div');
  const show = () => {
    act(() => void render(<App />, container));
    const texts = [...container.querySelectorAll('p, h1')].map((element) => element.textContent);
    act(() => container.querySelector('button')?.click());
    unmountComponentAtNode(container);
    return texts;
  };
  const first = ['First paragraph', 'Save, drag me up, then load'];
  expect(show()).toEqual(first);
  const saved = localStorage.getItem('page') ?? '';
  expect(show()).toEqual(first);
  expect(localStorage.getItem('page')).toBe(saved);
  localStorage.setItem('page', saved.replace(first[0] ?? '', 'Stored'));
  expect(show()).toEqual(['Stored', first[1]]);
});

test('copying writes the page to the clipboard, and keeps the text in the field', async () => {
  const writeText = jest.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  const { editor, field, fill, message, copy } = mountPanel();
  fill('pasted');
  await copy();
  expect([message(), field.value]).toEqual(['Copied.', 'pasted']);
  expect(writeText).toHaveBeenCalledWith(write(editor.hook().query.getSerializedNodes()));
});

test('where the clipboard is missing, the field shows the page, to be copied by hand', async () => {
  const { editor, field, message, copy } = mountPanel();
  await copy();
  expect(message()).toBe('Copy the text from the field.');
  expect(field.value).toBe(write(editor.hook().query.getSerializedNodes()));
});

test('a page that cannot be saved is not copied, and the message says why', async () => {
  const { editor, field, message, copy } = mountPanel();
  editor.run(({ actions }) => actions.setProp(ROOT_NODE, (props) => (props['link'] = { type: 'link' })));
  await copy();
  expect([message(), field.value]).toEqual([expect.stringMatching(/^Not copied: TypeError/), '']);
});

test('loading replaces the page, and undo does not return to the earlier one', async () => {
  const { editor, fill, message, loadText } = mountPanel();
  const saved = write(editor.hook().query.getSerializedNodes());
  editor.run(({ actions }) => actions.setProp(editor.at(0), (props) => (props.text = 'new')));
  expect(editor.hook().query.history.canUndo()).toBe(true);
  fill(saved);
  await loadText();
  expect([message(), editor.find('section:not(.panel) p').textContent]).toEqual(['Loaded.', 'old']);
  expect(editor.hook().query.history.canUndo()).toBe(false);
});

test('a text that cannot be read keeps the page and says why', async () => {
  const { editor, fill, message, loadText } = mountPanel();
  fill('{');
  await loadText();
  expect(message()).toMatch(/^Not loaded: SyntaxError/);
  expect([editor.crash(), editor.find('section:not(.panel) p').textContent]).toEqual([undefined, 'old']);
});

test('a page whose text is an object passes the check, and crashes the editor', () => {
  const ROOT = { type: { resolvedName: 'Text' }, props: { text: { en: 'Hello' } } };
  const nodes = readPage(JSON.stringify({ version: 1, nodes: { ROOT } }), ['Text']);
  expect(nodes).toEqual({ ROOT });
  const editor = createEditor(undefined, { resolver, data: nodes });
  expect(editor.crash()).toMatch('Objects are not valid as a React child');
});

test('checkProps in checkNode rejects that page, and one whose link runs a script, but not a missing prop', () => {
  const { readPage: read } = loadSample(
    'guides/save-load-state/src/readPage',
    (code) =>
      `import { checkProps } from './checkProps';${code.replace(
        'has elements in its props.`);\n',
        '$&checkProps(id, name, props);\n',
      )}`,
  ) as { readPage: typeof readPage };
  const open = (name: string, props: object) =>
    read(JSON.stringify({ version: 1, nodes: { ROOT: { type: { resolvedName: name }, props } } }), [name]);
  expect(() => open('Text', { text: { en: 'Hello' } })).toThrow('Node ROOT has a wrong text.');
  for (const href of ['javascript:alert(1)', ' javascript:alert(1)', 'java\nscript:alert(1)'])
    expect(() => open('Link', { href })).toThrow('Node ROOT has a wrong href.');
  for (const href of ['https://example.com', '/about', '#top', 'mailto:a@example.com'])
    expect(open('Link', { href })['ROOT']?.props).toEqual({ href });
  expect(open('Text', {})['ROOT']?.props).toEqual({});
  expect(open('Container', { padding: 4 })['ROOT']?.props).toEqual({ padding: 4 });
});

test('save rejects the page of a frame that has not loaded, and keeps the stored one', () => {
  localStorage.setItem('tutorial-page', 'stored');
  const empty = createEditor(undefined, { resolver }).hook().query.getSerializedNodes();
  expect(empty).toEqual({});
  expect(() => save(empty)).toThrow('The page has no node ROOT.');
  expect(localStorage.getItem('tutorial-page')).toBe('stored');
});

test('load returns the saved page, or moves one that it cannot read to another key', () => {
  const nodes = createEditor(<Text text="old" />, { resolver })
    .hook()
    .query.getSerializedNodes();
  save(nodes);
  expect([load(['Text']), localStorage.length]).toEqual([nodes, 1]);
  const stored = localStorage.getItem('tutorial-page');
  expect(load(['Box'])).toBeUndefined();
  expect(localStorage.getItem('broken-page')).toBe(stored);
  expect(localStorage.getItem('tutorial-page')).toBeNull();
});

test('load keeps a page that it cannot read even if the storage has no room for two of them', () => {
  const stored = '{'.repeat(3_000_000);
  localStorage.setItem('tutorial-page', stored);
  expect(load(['Text'])).toBeUndefined();
  expect(localStorage.getItem('broken-page')).toBe(stored);
});

test('undoing the addition of a card leaves its regions behind, which readPage accepts and write leaves out', () => {
  const { Card, CardBottom, CardTop } = loadSample('guides/tutorial-card/src/Card') as Record<
    'Card' | 'CardBottom' | 'CardTop',
    FC
  >;
  const components = { Box, Card, CardBottom, CardTop };
  const editor = createEditor(<Box />, { resolver: components });
  editor.run(({ actions, query }) =>
    actions.addNodeTree(query.parseReactElement(<Card />).toNodeTree(), ROOT_NODE),
  );
  editor.run(({ actions }) => actions.history.undo());
  const nodes = editor.hook().query.getSerializedNodes();
  const names = (of: SerializedNodes) => Object.values(of).map(({ displayName }) => displayName);
  expect(names(nodes)).toEqual(['Box', 'CardTop', 'CardBottom']);
  expect(readPage(JSON.stringify({ version: 1, nodes }), Object.keys(components))).toEqual(nodes);
  expect(names((JSON.parse(write(nodes)) as { nodes: SerializedNodes }).nodes)).toEqual(['Box']);
});
