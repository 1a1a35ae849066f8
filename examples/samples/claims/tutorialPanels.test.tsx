/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FC } from 'react';
import { render, unmountComponentAtNode } from 'react-dom';
import { act } from 'react-dom/test-utils';
import { fire, muteConsole } from './editor';
import { loadSample } from './sample';

// Claims of the tutorial about its panels while editing is off, checked with its last step.

beforeEach(muteConsole);
afterEach(() => act(() => void unmountComponentAtNode(container)));

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
