/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { FC } from 'react';
import { render, unmountComponentAtNode } from 'react-dom';
import { act } from 'react-dom/test-utils';
import { cleanUp, createEditor, fire, muteConsole, named, page, Text } from './editor';
import { loadSample } from './sample';
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

test('the focus of a Delete button that is gone moves to the status, unless it is elsewhere already', async () => {
  const { default: App } = loadSample('recipes/templates/App') as { default: FC };
  const now = jest.spyOn(Date, 'now').mockReturnValueOnce(1).mockReturnValueOnce(2);
  for (const name of ['One', 'Two'])
    storeTemplate(name, JSON.stringify({ rootId: 'a', nodes: { a: named('Text') } }));
  now.mockRestore();
  const container = document.body.appendChild(document.createElement('div'));
  act(() => void render(<App />, container));
  const press = async (name: string) => {
    const button = container.querySelector<HTMLElement>(`[aria-label="Delete ${name}"]`);
    button?.focus();
    await act(async () => {
      button?.click();
      if (name === 'Two') container.querySelector('input')?.focus();
    });
    return document.activeElement;
  };
  expect((await press('One'))?.textContent).toBe('"One" deleted.');
  expect((await press('Two'))?.tagName).toBe('INPUT');
  act(() => void unmountComponentAtNode(container));
  container.remove();
});

test('inserting a template again changes the status, so that a screen reader reads it again', () => {
  const editor = createEditor(page(), {
    resolver: { Text, Card },
    panel: () => <TemplateShelf templates={[quote]} />,
  });
  const insert = () => {
    fire(editor.find('button'), 'click');
    return editor.find('[role=status]').textContent;
  };
  expect([insert(), insert(), insert()]).toEqual([
    '"Quote" inserted.',
    '"Quote" inserted.\u00A0',
    '"Quote" inserted.',
  ]);
});
