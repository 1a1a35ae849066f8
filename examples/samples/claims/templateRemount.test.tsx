/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act } from 'react-dom/test-utils';
import { cleanUp, createEditor, fire, muteConsole, named, page, Text } from './editor';
import { Card, loadTemplates, quote, sizes, storeTemplate, TemplateShelf } from './templates';

// Claims of docs/recipes/templates.mdx about a shelf that mounts again, and about its Delete buttons.

beforeEach(() => {
  muteConsole();
  localStorage.clear();
});
afterEach(cleanUp);

test('a shelf that was unmounted meanwhile still inserts after a selected copy, not into it', () => {
  let isShown = true;
  const editor = createEditor(page(<Text text="First" />), {
    resolver: { Text, Card },
    panel: () => (isShown ? <TemplateShelf templates={[quote]} onDelete={() => {}} /> : null),
  });
  const show = (next: boolean) => {
    isShown = next;
    editor.rerender();
  };
  fire(editor.find('button'), 'click');
  show(false);
  show(true);
  fire(editor.find('button'), 'click');
  expect(sizes(editor)).toEqual([0, 2, 2]);
});

test('only stored templates can be deleted, and the shelf says whether one is', async () => {
  const deleted: number[] = [];
  const onDelete = async (id: number) => {
    if (deleted.length > 0) throw new Error('HTTP 500');
    deleted.push(id);
  };
  const stored = { ...quote, id: 7, name: 'Mine' };
  const editor = createEditor(page(), {
    resolver: { Text, Card },
    panel: () => <TemplateShelf templates={[quote, stored]} onDelete={onDelete} />,
  });
  const labels = [...document.querySelectorAll('[aria-label^=Delete]')].map((el) =>
    el.getAttribute('aria-label'),
  );
  expect(labels).toEqual(['Delete Mine']);
  const press = async () => {
    await act(async () => fire(editor.find('[aria-label="Delete Mine"]'), 'click'));
    return editor.find('[role=status]').textContent;
  };
  expect(await press()).toBe('"Mine" deleted.');
  expect(deleted).toEqual([7]);
  expect(await press()).toBe('Not deleted: Error: HTTP 500');
});

test('a stored name that is not text is shown as text', () => {
  storeTemplate({ a: 1 }, JSON.stringify({ rootId: 'a', nodes: { a: named('Text') } }));
  expect(loadTemplates(['Text']).map(({ name }) => name)).toEqual(['[object Object]']);
});
