/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, Simulate } from 'react-dom/test-utils';
import { Element } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// Claims of the tutorial, checked in the published library.

beforeEach(muteConsole);

afterEach(cleanUp);

const resolver = { Box, Text };

describe('docs/guides/basic-tutorial.mdx', () => {
  test('the callback of setProp can run after the code that passed it', () => {
    const editor = createEditor(page(<Text text="Old" />), { resolver });
    const order: string[] = [];
    editor.run(({ actions }) => {
      for (const text of ['first', 'second'])
        actions.setProp(editor.at(0), (props: { text: string }) => {
          props.text = text;
          order.push(text);
        });
      order.push('handler');
    });
    expect(order.lastIndexOf('second')).toBeGreaterThan(order.indexOf('handler'));
  });
});

describe('docs/guides/tutorial-editing.mdx', () => {
  const { Text: Editable } = loadSample('guides/tutorial-editing/src/Text') as { Text: typeof Text };
  const inBox = page(
    <Element is={Box} canvas>
      <Editable />
    </Element>,
  );
  const mountText = () => {
    const editor = createEditor(inBox, { resolver: { Box, Text: Editable } });
    const text = editor.find('.node');
    fire(text, 'mousedown');
    act(() => Simulate.doubleClick(text));
    const handles = () => [editor.find('section'), text].map((element) => element.getAttribute('draggable'));
    return { editor, text, handles };
  };

  test('while a text is edited, neither it nor the containers around it can be dragged', () => {
    const { editor, text, handles } = mountText();
    act(() => Simulate.change(editor.find('input'), { target: { value: 'New' } } as never));
    const during = handles();
    act(() => Simulate.keyDown(editor.find('input'), { key: 'Enter' }));
    expect([during, handles(), text.textContent]).toEqual([['false', 'false'], ['true', 'true'], 'New']);
  });

  test('editing ends when another node is selected', () => {
    const { editor, text, handles } = mountText();
    editor.run(({ actions }) => actions.selectNode(editor.at(0)));
    expect([text.querySelector('input'), handles()]).toEqual([null, ['true', 'true']]);
  });
});
