/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { createRequire } from 'node:module';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type * as LexicalModule from 'lexical';
import type { ElementNode, LexicalEditor } from 'lexical';
import { act } from 'react-dom/test-utils';
import { Element, ROOT_NODE } from '@craftjs/core';
import type { Resolver, UserComponent } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, muteConsole, page } from './editor';
import { loadSample } from './sample';

// Claims of docs/recipes/rich-text.mdx, checked with its samples, Lexical and the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

// The import of a test would load another copy of Lexical than the sample does.
const { $getRoot, UNDO_COMMAND } = createRequire(import.meta.url)('lexical') as typeof LexicalModule;
const { RichText } = loadSample('recipes/rich-text/RichText') as { RichText: UserComponent };

// jsdom doesn't reflect this property.
Object.defineProperty(HTMLElement.prototype, 'draggable', {
  set(this: HTMLElement, isDraggable: boolean) {
    this.setAttribute('draggable', String(isDraggable));
  },
});

const lexicalOf = (root: HTMLElement) =>
  (root as unknown as { __lexicalEditor: LexicalEditor }).__lexicalEditor;
const append = (text: string) => $getRoot().getFirstChildOrThrow<ElementNode>().selectEnd().insertText(text);

const later = (work: () => void = () => {}) =>
  act(async () => {
    work();
    await new Promise((resolve) => setTimeout(resolve, 10));
  });
async function createText(content = <RichText />) {
  // jsdom has no layout, and Lexical scrolls to the selection.
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  const editor = createEditor(page(content), { resolver: { Box, RichText } as Resolver });
  await later();
  const root = editor.find('[style*=padding] > :last-child');
  const wrapper = root.parentElement as HTMLElement;
  const lexical = lexicalOf(root);
  return {
    editor,
    root,
    wrapper,
    text: () => root.textContent,
    saved: () => {
      const [, data] = Object.entries(editor.hook().query.getSerializedNodes()).at(-1) ?? [];
      return data?.props['content'] as string;
    },
    doubleClick: () => later(() => fire(root, 'dblclick')),
    escape: () => later(() => fire(root, 'keydown', { key: 'Escape' })),
    pressUndo: () => later(() => void lexical.dispatchCommand(UNDO_COMMAND, undefined)),
    type: (text: string) => later(() => lexical.update(() => void append(text))),
  };
}

test('an edit is saved although the end user selects a word with a double click', async () => {
  const { doubleClick, type, escape, saved } = await createText();
  await doubleClick();
  await type(' typed');
  await doubleClick();
  await escape();
  expect(saved()).toContain('typed');
});

test('the undo of Lexical goes back to the start of an edit, and no further', async () => {
  const { editor, doubleClick, type, escape, pressUndo, text } = await createText();
  await doubleClick();
  await type(' one');
  await pressUndo();
  expect(text()).toBe('New text');
  await type(' two');
  await escape();
  await later(() => editor.hook().actions.history.undo());
  await doubleClick();
  await pressUndo();
  expect(text()).toBe('New text');
  await type(' three');
  await pressUndo();
  expect(text()).toBe('New text');
});

test('Enter starts an edit, and Escape gives the focus back to the element around the text', async () => {
  const { root, wrapper, escape } = await createText();
  act(() => wrapper.focus());
  await later(() => fire(wrapper, 'keydown', { key: 'Enter' }));
  expect(root.getAttribute('contenteditable')).toBe('true');
  act(() => root.focus());
  await escape();
  expect(root.getAttribute('contenteditable')).toBe('false');
  expect(document.activeElement).toBe(wrapper);
  expect(wrapper.tabIndex).toBe(0);
});

test('Escape does not end an edit while an IME is composing', async () => {
  const { root, doubleClick, escape } = await createText();
  await doubleClick();
  await later(() => fire(root, 'compositionstart', { data: '' }));
  await later(() => fire(root, 'keydown', { key: 'Escape', isComposing: true }));
  expect(root.getAttribute('contenteditable')).toBe('true');
  await later(() => fire(root, 'compositionend', { data: '' }));
  await escape();
  expect(root.getAttribute('contenteditable')).toBe('false');
});

test.each(['', 'Plain', '42', 'null', '{"root":{}}'])(
  'the editor shows %j, which Lexical did not save, as a paragraph',
  async (content) => {
    const { editor, text } = await createText(<RichText {...{ content }} />);
    expect([editor.crash(), text()]).toEqual([undefined, content]);
  },
);

test('the editor shows a state without a paragraph as an empty text', async () => {
  const root = { type: 'root', version: 1, children: [] };
  const { editor, type, text } = await createText(<RichText {...{ content: JSON.stringify({ root }) }} />);
  expect([editor.crash(), text()]).toEqual([undefined, '']);
  await type('typed');
  expect(text()).toBe('typed');
});

test('an edit that ends with the focus elsewhere leaves the focus there', async () => {
  const { root, doubleClick, type, saved } = await createText();
  const elsewhere = document.body.appendChild(document.createElement('button'));
  await doubleClick();
  act(() => root.focus());
  await type(' typed');
  await later(() => elsewhere.focus());
  expect(saved()).toContain('typed');
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
});

test('undo is possible once the first edit has ended', async () => {
  const { editor, doubleClick, type, escape } = await createText();
  const canUndo = () => editor.hook().query.history.canUndo();
  await doubleClick();
  await type(' typed');
  expect(canUndo()).toBe(false);
  await escape();
  expect(canUndo()).toBe(true);
});

test.each(['inside', 'outside'])(
  'disabling the editor %s a batch of React ends the edit, saves the text, and leaves dragging off until it is enabled',
  async (where) => {
    const box = (
      <Element is={Box} canvas>
        <RichText />
      </Element>
    );
    const { editor, root, doubleClick, type, saved } = await createText(box);
    const around = editor.find('section');
    const enable = async (enabled: boolean) => {
      const set = () => editor.hook().actions.setOptions((options) => void (options.enabled = enabled));
      if (where === 'outside') set();
      await later(where === 'inside' ? set : undefined);
    };
    expect(around.getAttribute('draggable')).toBe('true');
    await doubleClick();
    expect(around.hasAttribute('draggable')).toBe(false);
    await type(' typed');
    await enable(false);
    expect(root.getAttribute('contenteditable')).toBe('false');
    expect(saved()).toContain('typed');
    expect(around.getAttribute('draggable')).toBe('false');
    await enable(true);
    expect(around.getAttribute('draggable')).toBe('true');
  },
);

const NEW = JSON.stringify({
  root: {
    type: 'root',
    version: 1,
    children: [
      { type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text: 'From code' }] },
    ],
  },
});

test.each(['delete', 'hide', 'undo'] as const)(
  'what was typed is lost when the node disappears during the edit: %s',
  async (how) => {
    const { editor, saved } = await createText();
    const actions = () => editor.hook().actions;
    const find = () => editor.find('[style*=padding] > :last-child');
    await later(() => {
      actions().history.ignore().delete(editor.at(0));
      actions().addNodeTree(
        editor
          .hook()
          .query.parseReactElement(<RichText />)
          .toNodeTree(),
        ROOT_NODE,
      );
    });
    const root = find();
    await later(() => fire(root, 'dblclick'));
    await later(() => lexicalOf(root).update(() => void append(' typed')));
    expect(root.textContent).toBe('New text typed');
    const steps = {
      delete: [() => actions().delete(editor.at(0)), () => actions().history.undo()],
      hide: [() => actions().setHidden(editor.at(0), true), () => actions().setHidden(editor.at(0), false)],
      undo: [() => actions().history.undo(), () => actions().history.redo()],
    };
    const [remove, restore] = steps[how];
    await later(remove);
    expect(root.isConnected).toBe(false);
    await later(restore);
    expect([find().textContent, saved().includes('typed')]).toEqual(['New text', false]);
  },
);

test('a change of the prop by other code replaces what was typed so far in an edit', async () => {
  const { editor, doubleClick, type, escape, text, saved } = await createText();
  await doubleClick();
  await type(' typed');
  await later(() => editor.hook().actions.setProp(editor.at(0), (props) => void (props['content'] = NEW)));
  expect(text()).toBe('From code');
  await type(' and more');
  await escape();
  const texts = [...saved().matchAll(/"text":"([^"]*)"/g)].map(([, part]) => part);
  expect(texts.join('')).toBe('From code and more');
});

test('the buttons are a named group, and pressed while the selection has their format', async () => {
  const { editor, root, doubleClick } = await createText();
  await doubleClick();
  const pressed = () =>
    [...editor.find('[role=group][aria-label=Format]').children].map(
      (button) => button.getAttribute('aria-pressed') === 'true' && button.textContent,
    );
  await later(() =>
    lexicalOf(root).update(() => void $getRoot().getFirstChildOrThrow<ElementNode>().select(0, 1)),
  );
  expect(pressed()).toEqual([false, false]);
  await later(() => fire(editor.find('[role=group] button'), 'click'));
  expect(pressed()).toEqual(['bold', false]);
});
