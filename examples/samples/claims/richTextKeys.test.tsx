/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act } from 'react-dom/test-utils';
import type { Resolver, UserComponent } from '@craftjs/core';
import { cleanUp, createEditor, muteConsole, page } from './editor';
import { loadSample } from './sample';

// What the keys of docs/recipes/rich-text.mdx do outside of an edit, checked with its samples and Lexical.

beforeEach(muteConsole);
afterEach(cleanUp);

const { RichText } = loadSample('recipes/rich-text/RichText') as { RichText: UserComponent };

const later = () => act(async () => {});

test.each([
  [true, 'true', true],
  [false, 'false', false],
])(
  'with enabled: %s, Enter makes the text editable: %s, and its default is prevented: %s',
  async (enabled, editable, isPrevented) => {
    // jsdom has no layout, and Lexical scrolls to the selection.
    Range.prototype.getBoundingClientRect = () => new DOMRect();
    const resolver = { RichText } as Resolver;
    const editor = createEditor(page(<RichText />), { resolver, options: { enabled } });
    await later();
    const root = editor.find('[style*=padding] > :last-child');
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    act(() => void root.dispatchEvent(enter));
    await later();
    expect([root.getAttribute('contenteditable'), enter.defaultPrevented]).toEqual([editable, isPrevented]);
    const held = { key: 'Enter', repeat: true, bubbles: true, cancelable: true };
    const repeated = new KeyboardEvent('keydown', held);
    act(() => void root.dispatchEvent(repeated));
    expect(repeated.defaultPrevented).toBe(isPrevented);
    // Escape ends an edit, and shortcuts around the text get it only without one.
    const heard: string[] = [];
    const listen = ({ key }: KeyboardEvent) => void heard.push(key);
    document.addEventListener('keydown', listen);
    act(() => void root.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
    document.removeEventListener('keydown', listen);
    expect([root.getAttribute('contenteditable'), heard]).toEqual(['false', enabled ? [] : ['Escape']]);
  },
);
