/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FC, ReactElement } from 'react';
import { render, unmountComponentAtNode } from 'react-dom';
import { act } from 'react-dom/test-utils';
import { cleanUp, createEditor, dragTo, fire, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// Claims of the tutorial about its panels.

beforeEach(muteConsole);
afterEach(() => act(() => void unmountComponentAtNode(container)));
afterEach(cleanUp);

const container = document.createElement('div');
const find = (selector: string) => container.querySelector<HTMLElement>(selector);

test('wrapped panels are gone while editing is off, and work again when it is on', () => {
  const { default: App } = loadSample('guides/tutorial-editing/step-6', (code) =>
    `import { WhileEditing } from './WhileEditing';\n${code}`
      .replace(/<Toolbox .*\/>/, '<WhileEditing>$&</WhileEditing>')
      .replace(/<aside[^]*<\/aside>/, '<WhileEditing>$&</WhileEditing>'),
  ) as { default: FC };
  act(() => void render(<App />, container));
  const toggle = () => act(() => find('.bar input')?.click());
  const panels = () => ['.tools', '.sidebar'].map((selector) => find(selector) !== null);
  const seen = [panels()];
  toggle();
  seen.push(panels());
  toggle();
  seen.push(panels());
  expect(seen).toEqual([
    [true, true],
    [false, false],
    [true, true],
  ]);
  expect(find('.tool')?.getAttribute('draggable')).toBe('true');
  const title = find('.page .node .node') ?? document.body;
  fire(title, 'mousedown');
  expect(find('.panel h2')?.textContent).toBe('Text');
});

test.each([
  ['is not selected', (code: string) => `${code}\n`, []],
  [
    'is selected with the onCreate of the page',
    (code: string) =>
      code
        .replace('{ connectors }', '{ connectors, actions }')
        .replace('element);', 'element, { onCreate: ({ rootNodeId }) => actions.selectNode(rootNodeId) });'),
    ['New'],
  ],
])('a node that the toolbox adds %s', (_, edit, expected) => {
  const { Toolbox } = loadSample('guides/tutorial-card/src/Toolbox', edit) as {
    Toolbox: FC<{ tools: { label: string; element: ReactElement }[] }>;
  };
  const { find, hook } = createEditor(page(<Text text="Old" />), {
    resolver: { Text },
    before: <Toolbox tools={[{ label: 'Text', element: <Text text="New" /> }]} />,
  });
  dragTo(find('.tool'), find('p'));
  const { query } = hook();
  expect(Object.values(query.getNodes()).map(({ data }) => data.props['text'] as unknown)).toContain('New');
  const selected = query.getEvent('selected').all() as string[];
  expect(selected.map((id) => query.node(id).get().data.props['text'] as unknown)).toEqual(expected);
});
