/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Element, ROOT_NODE } from '@craftjs/core';
import type { Options } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, muteConsole, named, page, Text } from './editor';
import { loadSample } from './sample';

// Claims of docs/recipes/error-boundary.mdx about components that fail, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

describe('NodeBoundary.tsx', () => {
  const { NodeBoundary } = loadSample('recipes/error-boundary/NodeBoundary') as {
    NodeBoundary: Options['onRender'];
  };
  const setup = { resolver: { Box, Text }, options: { onRender: NodeBoundary } };
  const create = () =>
    createEditor(
      page(
        <Text text="1" />,
        <Element is={Box} canvas>
          <Text text="2" />
        </Element>,
      ),
      setup,
    );
  const breakText = (editor: ReturnType<typeof create>) =>
    editor.run(({ actions }) => actions.setProp(editor.at(0), (props) => (props.text = { en: '1' })));
  const texts = (editor: ReturnType<typeof create>) =>
    [...editor.find('main').querySelectorAll('p')].map(({ textContent }) => textContent);

  test('shows a placeholder that can be selected, until a prop changes or an undo', () => {
    const editor = create();
    expect(texts(editor)).toEqual(['1', '2']);
    breakText(editor);
    expect([texts(editor), editor.crash()]).toEqual([["Text can't be shown.", '2'], undefined]);
    fire(editor.find('p'), 'mousedown');
    expect(editor.hook().query.getEvent('selected').all()).toEqual([editor.at(0)]);
    editor.run(({ actions }) => actions.setProp(editor.at(0), (props) => (props.text = 'ok')));
    expect(texts(editor)).toEqual(['ok', '2']);
    editor.run(({ actions }) => actions.history.undo());
    expect(texts(editor)).toEqual(["Text can't be shown.", '2']);
    editor.run(({ actions }) => actions.history.undo());
    expect(texts(editor)).toEqual(['1', '2']);
    breakText(editor);
    editor.run(({ actions }) => actions.delete(editor.at(0)));
    expect([texts(editor), editor.crash()]).toEqual([['2'], undefined]);
  });

  test('a page with such a prop loads', () => {
    const data = {
      ROOT: named('Box', {}, { isCanvas: true, nodes: ['a', 'b'] }),
      a: named('Text', { text: { en: '1' } }, { parent: 'ROOT', displayName: 'Text' }),
      b: named('Text', { text: '2' }, { parent: 'ROOT' }),
    } as never;
    const editor = createEditor(undefined, { ...setup, data });
    expect(editor.find('section').textContent).toBe("Text can't be shown.2");
  });

  test('an action that fails unmounts the editor all the same', () => {
    const editor = create();
    editor.run(({ actions }) => actions.delete(ROOT_NODE));
    expect(editor.crash()).toContain('top-level');
  });
});
