/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FC } from 'react';
import { Element } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, muteConsole, page } from './editor';
import { loadSample } from './sample';

beforeEach(muteConsole);
afterEach(cleanUp);

const DeleteButton = loadSample('recipes/columns/DeleteButton')['DeleteButton'] as FC;
const Row: typeof Box = (props) => <Box {...props} />;
const Column: typeof Box = (props) => <Box {...props} />;

test('the delete button of the columns deletes a column, and the last one with its row', () => {
  const columns = (
    <Element is={Row} canvas>
      <Element is={Column} canvas />
      <Element is={Column} canvas />
    </Element>
  );
  const editor = createEditor(page(columns), {
    resolver: { Row, Column },
    panel: () => <DeleteButton />,
  });
  const row = editor.at(0);
  const deleteFirst = () => {
    editor.run(({ actions }) => actions.selectNode(editor.at(0, 0)));
    fire(editor.find('button'), 'click');
  };
  const children = (id: string) => editor.hook().query.node(id).childNodes().length;

  deleteFirst();
  expect([children('ROOT'), children(row)]).toEqual([1, 1]);
  deleteFirst();
  expect(children('ROOT')).toBe(0);
  expect(editor.crash()).toBeUndefined();
});
