/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { createRequire } from 'node:module';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type * as LexicalModule from 'lexical';
import type { ElementNode, LexicalEditor } from 'lexical';
import { act } from 'react-dom/test-utils';
import type { Resolver, UserComponent } from '@craftjs/core';
import { cleanUp, createEditor, fire, muteConsole, page } from './editor';
import { applyChanges, loadSample } from './sample';

// What docs/recipes/rich-text.mdx says on saving during an edit, checked with its samples and Lexical.

beforeEach(() => {
  muteConsole();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
});
afterEach(() => {
  cleanUp();
  jest.useRealTimers();
});

// The import of a test would load another copy of Lexical than the sample does.
const { $getRoot, UNDO_COMMAND } = createRequire(import.meta.url)('lexical') as typeof LexicalModule;

/** The sample with the lines that store the text in a pause, and with the one that sets `before` or not. */
function loadWithPauses(setsBefore: boolean) {
  const place = '    before.current = content;\n';
  return loadSample('recipes/rich-text/RichText', (code) =>
    applyChanges(code, 'recipes/rich-text').replace(place, setsBefore ? place : ''),
  ) as { RichText: UserComponent };
}

const later = (work: () => void = () => {}) => act(async () => work());

test.each([
  ['with the original text', true, 'New text'],
  ['with the text of the pause', false, 'New text typed'],
])(
  'an edit that is undone after a pause ends %s if the pause has set before.current: %s',
  async (_, setsBefore, text) => {
    // jsdom has no layout, and Lexical scrolls to the selection.
    Range.prototype.getBoundingClientRect = () => new DOMRect();
    const { RichText } = loadWithPauses(setsBefore);
    const editor = createEditor(page(<RichText />), { resolver: { RichText } as Resolver });
    await later();
    const root = editor.find('[style*=padding] > :last-child');
    const lexical = (root as unknown as { __lexicalEditor: LexicalEditor }).__lexicalEditor;
    const saved = () => {
      const { props } = editor.hook().query.node(editor.at(0)).get().data;
      return [...(props['content'] as string).matchAll(/"text":"([^"]*)"/g)].map(([, part]) => part).join('');
    };
    await later(() => fire(root, 'dblclick'));
    const paragraph = () => $getRoot().getFirstChildOrThrow<ElementNode>();
    await later(() => lexical.update(() => void paragraph().selectEnd().insertText(' typed')));
    jest.advanceTimersByTime(499);
    expect(saved()).toBe('New text');
    await later(() => void jest.advanceTimersByTime(1));
    expect(saved()).toBe('New text typed');
    await later(() => void lexical.dispatchCommand(UNDO_COMMAND, undefined));
    expect(root.textContent).toBe('New text');
    await later(() => fire(root, 'keydown', { key: 'Escape' }));
    expect(saved()).toBe(text);
  },
);

test.each([
  ['the hook of the page', true],
  ['the hook of the page on a format button', true],
  ["React's onKeyDown", false],
])('a shortcut that takes the focus from the text can save it: with %s, %s', async (how, isSaved) => {
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  const { RichText } = loadSample('recipes/rich-text/RichText') as { RichText: UserComponent };
  let saved = '';
  const save = () => void (saved = editor.hook().query.serialize());
  const { useSaveKey } = loadSample('recipes/rich-text/useSaveKey') as {
    useSaveKey: (save: () => void) => void;
  };
  const SaveKey = () => {
    useSaveKey(save);
    return null;
  };
  const blurAndSave = () => {
    (document.activeElement as HTMLElement).blur();
    save();
  };
  const isNative = how.startsWith('the hook');
  const editor = createEditor(page(<RichText />), {
    resolver: { RichText } as Resolver,
    around: (element) => <div {...(isNative ? {} : { onKeyDown: blurAndSave })}>{element}</div>,
    before: isNative && <SaveKey />,
  });
  await later();
  const root = editor.find('[style*=padding] > :last-child');
  const lexical = (root as unknown as { __lexicalEditor: LexicalEditor }).__lexicalEditor;
  await later(() => fire(root, 'dblclick'));
  const typeText = () => void $getRoot().getFirstChildOrThrow<ElementNode>().selectEnd().insertText(' typed');
  await later(() => lexical.update(typeText));
  // jsdom can't focus an editable element without it.
  root.tabIndex = 0;
  root.focus();
  const focused = how.endsWith('button') ? editor.find('[aria-pressed]') : root;
  focused.focus();
  // Not in act, which delays what a listener changes.
  focused.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true }));
  expect(saved.includes('typed')).toBe(isSaved);
  await later();
});

test('an edit of a text that uses an unregistered node class saves its raw JSON as text', async () => {
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  const { RichText } = loadSample('recipes/rich-text/RichText') as { RichText: UserComponent };
  const heading = { type: 'heading', tag: 'h2', version: 1, children: [] };
  const content = JSON.stringify({ root: { type: 'root', version: 1, children: [heading] } });
  const editor = createEditor(page(<RichText {...{ content }} />), { resolver: { RichText } as Resolver });
  await later();
  const root = editor.find('[style*=padding] > :last-child');
  expect(root.textContent).toBe(content);
  const lexical = (root as unknown as { __lexicalEditor: LexicalEditor }).__lexicalEditor;
  await later(() => fire(root, 'dblclick'));
  const typeText = () => void $getRoot().getFirstChildOrThrow<ElementNode>().selectEnd().insertText('!');
  await later(() => lexical.update(typeText));
  await later(() => fire(root, 'keydown', { key: 'Escape' }));
  const saved = editor.hook().query.node(editor.at(0)).get().data.props['content'] as string;
  expect(JSON.parse(saved)).toMatchObject({
    root: { children: [{ type: 'paragraph', children: [{ text: `${content}!` }] }] },
  });
});

test('a field keeps the focus after the shortcut', () => {
  const save = jest.fn();
  const { useSaveKey } = loadSample('recipes/rich-text/useSaveKey') as {
    useSaveKey: (save: () => void) => void;
  };
  const Field = () => {
    useSaveKey(save);
    return <input />;
  };
  const editor = createEditor(page(), { before: <Field /> });
  const field = editor.find('input');
  field.focus();
  const blurred = jest.fn();
  field.addEventListener('blur', blurred);
  act(() => fire(field, 'keydown', { key: 's', metaKey: true }));
  expect([blurred, save].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(document.activeElement).toBe(field);
});
