/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { FC } from 'react';
import { render, unmountComponentAtNode } from 'react-dom';
import { act } from 'react-dom/test-utils';
import { Element } from '@craftjs/core';
import type { Resolver, SerializedNodes } from '@craftjs/core';
import { cleanUp, createEditor, fire, muteConsole, named } from './editor';
import { loadSample } from './sample';

// Claims of docs/recipes/read-only.mdx, checked with its samples and the published library.

beforeEach(muteConsole);

afterEach(cleanUp);

const { PageView } = loadSample('recipes/read-only/PageView') as {
  PageView: FC<{ resolver: Resolver; page: string | SerializedNodes }>;
};
const components = loadSample('recipes/read-only/components') as {
  Page: FC;
  Text: FC<{ text: string }>;
};
const resolver = components as unknown as Resolver;

test('the read-only editor loads its page once, and another page with another key', () => {
  const container = document.createElement('div');
  const show = (text: string, key: string) => {
    const saved = { ROOT: named('Text', { text }) } as unknown as SerializedNodes;
    act(() => void render(<PageView key={key} resolver={resolver} page={saved} />, container));
    return container.textContent;
  };
  expect([show('One', 'a'), show('Two', 'a'), show('Two', 'b')]).toEqual(['One', 'One', 'Two']);
  unmountComponentAtNode(container);
});

test('main.tsx shows what the button has published, not a draft, and a message if the storage is blocked', () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.id = 'root';
  history.replaceState(null, '', '/?published');
  const show = () => {
    act(() => void loadSample('recipes/read-only/src/main'));
    const { textContent } = root;
    unmountComponentAtNode(root);
    return textContent;
  };
  const pageOf = (text: string) => JSON.stringify({ version: 1, nodes: { ROOT: named('Text', { text }) } });
  localStorage.clear();
  localStorage.setItem('tutorial-page', pageOf('Draft'));
  expect(show()).toBe('Nothing published yet');
  localStorage.setItem('published', pageOf('Hello'));
  expect(show()).toBe('Hello');
  localStorage.setItem('published', pageOf('Hello').replace('"ROOT"', '"other"'));
  expect(show()).toBe("The page can't be shown.");
  localStorage.setItem('published', pageOf('Hello'));
  const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('The storage is blocked', 'SecurityError');
  });
  expect(show()).toBe("The page can't be shown.");
  blocked.mockRestore();
  history.replaceState(null, '', '/');
  root.remove();
});

test('the components show the hint and the cursor only while the editor is enabled', () => {
  const { Page, Text } = components;
  const editor = createEditor(
    <Element is={Page} canvas>
      <Text text="One" />
    </Element>,
    { resolver },
  );
  const json = editor.hook().query.serialize();
  const container = document.body.appendChild(document.createElement('div'));
  act(() => void render(<PageView resolver={resolver} page={json} />, container));
  const look = (root: ParentNode) => [
    root.querySelector('small')?.textContent,
    root.querySelector('p')?.style.cursor,
  ];
  expect(look(editor.find('main, div'))).toEqual(['Drag a text to another place', 'move']);
  expect(look(container)).toEqual([undefined, '']);
  expect(container.textContent).toBe('One');
  unmountComponentAtNode(container);
  container.remove();
});

test('the preview clears the selection, and keeps the page and its history', () => {
  const { PreviewButton } = loadSample('recipes/read-only/PreviewButton') as { PreviewButton: FC };
  const { Page, Text } = components;
  const editor = createEditor(
    <Element is={Page} canvas>
      <Text text="One" />
    </Element>,
    { resolver, panel: () => <PreviewButton /> },
  );
  editor.run(({ actions }) =>
    actions.setProp(editor.at(0), (props: Record<string, unknown>) => (props['text'] = 'Two')),
  );
  editor.run(({ actions }) => actions.selectNode(editor.at(0)));
  const look = () => {
    const { query } = editor.hook();
    return [
      query.getOptions().enabled,
      query.getEvent('selected').size(),
      editor.find('p').textContent,
      query.history.canUndo(),
      editor.find('button').getAttribute('aria-pressed'),
    ];
  };
  const before = look();
  fire(editor.find('button'), 'click');
  const during = look();
  // It is not a lock.
  editor.run(({ actions }) => actions.history.undo());
  const undone = editor.find('p').textContent;
  fire(editor.find('button'), 'click');
  expect([before, during, undone, look()[0]]).toEqual([
    [true, 1, 'Two', true, 'false'],
    [false, 0, 'Two', true, 'true'],
    'One',
    true,
  ]);
});
