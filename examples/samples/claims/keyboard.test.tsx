/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { ComponentType, ReactNode } from 'react';
import { act } from 'react-dom/test-utils';
import { Editor, Element, Frame } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, muteConsole, page } from './editor';
import { openApp } from './openApp';
import { loadSample } from './sample';

// Claims of docs/recipes/keyboard.mdx, checked with its samples and the published library.

let app: ReturnType<typeof openApp>;

beforeEach(muteConsole);
afterEach(cleanUp);

const pressKey = (target: HTMLElement, key: string, options: KeyboardEventInit = {}) =>
  fire(target, 'keydown', { key, ...options });

describe('docs/recipes/keyboard.mdx: the editor', () => {
  beforeEach(() => {
    app = openApp('recipes/keyboard/App');
  });
  afterEach(() => app.close());

  test('deleting the element that has the focus moves the focus to its neighbour', () => {
    app.focus(app.find('p', 'First'));
    pressKey(app.find('p', 'First'), 'Delete');
    expect(app.texts()).not.toContain('First');
    expect(document.activeElement).toBe(app.find('p', 'Second'));
  });

  test('without a neighbour, the focus moves to the parent', () => {
    const text = app.find('p', 'In a card');
    app.focus(text);
    pressKey(text, 'Backspace');
    expect(app.texts()).toEqual(['First', 'Second']);
    expect(document.activeElement).toBe(app.find('section section'));
    expect(app.find('section section').getAttribute('aria-current')).toBe('true');
  });

  test('a key held down deletes one node and goes to the toolbar once, but moves on', () => {
    const hold = (key: string, options = {}) => {
      const held = () => (document.activeElement as HTMLElement | null) ?? document.body;
      pressKey(held(), key, options);
      for (let count = 0; count < 3; count++) pressKey(held(), key, { ...options, repeat: true });
    };
    app.focus(app.find('p', 'First'));
    hold('Delete');
    expect(app.texts()).toEqual(['Second', 'In a card']);
    hold('Escape');
    const button = document.activeElement;
    expect(button?.tagName).toBe('BUTTON');
    const repeated = { key: 'Enter', repeat: true, bubbles: true, cancelable: true };
    // Without its default, a browser sends no click.
    expect(button?.dispatchEvent(new KeyboardEvent('keydown', repeated))).toBe(false);
    app.focus(app.find('p', 'Second'));
    pressKey(app.find('p', 'Second'), 'Delete', { altKey: true });
    expect(app.texts()).toContain('Second');
    hold('ArrowDown', { altKey: true });
    expect(app.status()).toMatch(/^It is at the edge already/);
  });

  test('the Delete button keeps the focus, and the neighbour is selected', () => {
    app.focus(app.find('p', 'First'));
    app.press('Delete');
    expect(app.status()).toBe('Text deleted.');
    expect(document.activeElement).toBe(app.button('Delete'));
    expect(app.find('p', 'Second').getAttribute('aria-current')).toBe('true');
  });

  test('keys act from a button of the toolbar, too, and the button keeps the focus', () => {
    app.focus(app.find('p', 'First'));
    const button = app.button('Move down');
    app.focus(button);
    pressKey(button, 'ArrowDown', { altKey: true });
    expect(app.texts()).toEqual(['Second', 'First', 'In a card']);
    pressKey(button, 'Delete');
    expect(app.texts()).toEqual(['Second', 'In a card']);
    expect(document.activeElement).toBe(button);
  });

  test('in the list of the toolbar, keys belong to the list, except for Escape', () => {
    const text = app.find('p', 'First');
    app.focus(text);
    app.focus(app.find('select'));
    pressKey(app.find('select'), 'ArrowDown', { altKey: true });
    pressKey(app.find('select'), 'Delete');
    expect(app.texts()).toEqual(['First', 'Second', 'In a card']);
    pressKey(app.find('select'), 'Escape');
    expect(document.activeElement).toBe(text);
  });

  test('only the selected node has a shadow, and no inline outline replaces the focus ring', () => {
    app.focus(app.find('p', 'Second'));
    const [first, second] = [app.find('p', 'First'), app.find('p', 'Second')];
    expect([first.style.boxShadow, second.style.boxShadow]).toEqual(['', '0 0 0 2px']);
    expect(second.style.outline).toBe('');
  });

  test('the status names keys until there is a message', () => {
    expect(app.status()).toMatch('Alt+');
    app.press('Undo');
    expect(app.status()).toBe('Nothing to undo.');
  });

  test('without another focus, a deleted element would leave it to the body', () => {
    const focused = app.find('p', 'First');
    app.focus(focused);
    focused.remove();
    expect(document.activeElement).toBe(document.body);
  });

  test('with several nodes selected and one of them focused again, a key acts on the one selected last', () => {
    const [first, second] = [app.find('p', 'First'), app.find('p', 'Second')];
    for (const type of ['mousedown', 'click']) fire(first, type);
    for (const type of ['mousedown', 'click']) fire(second, type, { metaKey: true });
    app.focus(first);
    expect([first, second].map((text) => text.getAttribute('aria-current'))).toEqual(['true', 'true']);
    pressKey(first, 'Delete');
    expect(app.texts()).toEqual(['First', 'In a card']);
    // The focus follows the selection.
    expect(document.activeElement?.getAttribute('aria-current')).toBe('true');
  });

  test('undoing a deletion brings back the whole selection, and each of its nodes shows that', () => {
    const [first, second] = [app.find('p', 'First'), app.find('p', 'Second')];
    for (const type of ['mousedown', 'click']) fire(first, type);
    for (const type of ['mousedown', 'click']) fire(second, type, { metaKey: true });
    pressKey(second, 'Delete');
    app.press('Undo');
    const shown = ['First', 'Second', 'In a card'].map((text) =>
      app.find('p', text).getAttribute('aria-current'),
    );
    expect(shown).toEqual(['true', 'true', 'false']);
  });

  test('undoing an addition removes the node that has the focus, but the Undo button keeps the focus', () => {
    app.press('Add Text');
    app.focus(app.find('p', 'New text'));
    act(() => app.button('Undo').click());
    expect(app.texts()).not.toContain('New text');
    expect(document.activeElement).toBe(document.body);
    app.press('Add Text');
    app.press('Undo');
    expect(app.texts()).not.toContain('New text');
    expect(document.activeElement).toBe(app.button('Undo'));
  });
});

describe('docs/recipes/keyboard.mdx: the workspace', () => {
  const { Workspace } = loadSample('recipes/keyboard/Workspace') as {
    Workspace: ComponentType<{ tools: object; children: ReactNode }>;
  };
  const { useFocusable } = loadSample('recipes/keyboard/useFocusable') as {
    useFocusable: () => { focusProps: object };
  };
  const tools = { Note: <em>Added</em> };
  const Field = () => (
    <section {...useFocusable().focusProps}>
      <input defaultValue="Words" />
    </section>
  );
  const frame = (
    <Frame>
      <Element is="main" canvas>
        <Field />
      </Element>
    </Frame>
  );
  afterEach(() => app.close());

  const openWorkspace = (enabled: boolean) => (
    <Editor enabled={enabled} resolver={{ Field }}>
      <Workspace tools={tools}>{frame}</Workspace>
    </Editor>
  );

  test('in a disabled editor, it has no toolbar, and keeps the page', () => {
    app = openApp(openWorkspace(true));
    app.press('Add Note');
    app.show(openWorkspace(false));
    expect(() => app.button('Add Note')).toThrow('No button');
    expect(app.find('main').textContent).toBe('Added');
    app.show(openWorkspace(true));
    expect(app.button('Add Note').draggable).toBe(true);
  });

  test('without it, the frame remounts and loads its first page again', () => {
    const editor = (isOn: boolean) => (
      <Editor enabled={isOn} resolver={{ Field }}>
        {isOn ? <Workspace tools={tools}>{frame}</Workspace> : frame}
      </Editor>
    );
    app = openApp(editor(true));
    app.press('Add Note');
    app.show(editor(false));
    expect(app.find('main').textContent).toBe('');
  });

  test('pressing Delete in a field of a node leaves the node, and on its element deletes it', () => {
    app = openApp(
      <Editor resolver={{ Field }}>
        <Workspace tools={tools}>{frame}</Workspace>
      </Editor>,
    );
    const field = app.find('section');
    app.focus(app.find('section input'));
    expect(field.getAttribute('aria-current')).toBe('true');
    pressKey(app.find('section input'), 'Delete');
    expect(app.find('main').children).toHaveLength(1);
    pressKey(field, 'Delete');
    expect(app.find('main').children).toHaveLength(0);
  });
});

test.each([true, false])(
  'docs/recipes/keyboard.mdx: the focus of a link in a node selects the node exactly while the editor is enabled: %s',
  (enabled) => {
    const { useFocusable } = loadSample('recipes/keyboard/useFocusable') as {
      useFocusable: () => { focusProps: object };
    };
    const Linked = () => {
      const { focusProps } = useFocusable();
      return (
        <section {...focusProps}>
          <a href="#there">Link</a>
        </section>
      );
    };
    const editor = createEditor(page(<Linked key="linked" />), {
      resolver: { Box, Linked },
      options: { enabled },
    });
    act(() => editor.find('a').focus());
    expect(editor.find('section').getAttribute('aria-current')).toBe(String(enabled));
  },
);
