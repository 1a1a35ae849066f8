/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FC, ReactElement } from 'react';
import { Element } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, type Hook, muteConsole, page } from './editor';
import { loadSample, readSample } from './sample';

// Claims of docs/recipes/columns.mdx about its delete button, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

const DeleteButton = loadSample('recipes/columns/DeleteButton')['DeleteButton'] as FC;
const Row: typeof Box = (props) => <Box {...props} />;
const Column: typeof Box = (props) => <Box {...props} />;
const column = <Element is={Column} canvas />;
const Region: FC = () => <Element id="row" is={Row} canvas children={column} />;

test('the delete button of the columns deletes a column, and the last one with its row', () => {
  const columns = (
    <Element is={Row} canvas>
      {column}
      {column}
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

test.each<[string, ReactElement, boolean]>([
  [
    'disabled for the only column of a row that is the root',
    <Element is={Row} canvas children={column} />,
    true,
  ],
  ['disabled for the only column of a row that is a linked node', page(<Region />), true],
  ['enabled for the only column of another row', page(<Element is={Row} canvas children={column} />), false],
])('the delete button is %s', (_, frame, disabled) => {
  const editor = createEditor(frame, { resolver: { Row, Column, Region }, panel: () => <DeleteButton /> });
  const nodes = Object.values(editor.hook().query.getNodes());
  const only = nodes.filter(({ data }) => data.name === 'Column').map(({ id }) => id);
  editor.run(({ actions }) => actions.selectNode(only));
  expect([only.length, (editor.find('button') as HTMLButtonElement).disabled]).toEqual([1, disabled]);
});

test('toDelete returns a row if all of its columns are to be deleted, and each id once', () => {
  const { toDelete } = loadSample('recipes/columns/toDelete') as {
    toDelete: (node: Hook['query']['node'], ids: string[]) => string[];
  };
  const row = (
    <Element is={Row} canvas>
      {column}
      {column}
    </Element>
  );
  const box = <Element is={Box} canvas children={column} />;
  const editor = createEditor(page(row, <Region />, box), { resolver: { Row, Column, Region, Box } });
  const { query } = editor.hook();
  expect(toDelete(query.node, [editor.at(2, 0)])).toEqual([editor.at(2, 0)]);
  const [left, right, region] = [editor.at(0, 0), editor.at(0, 1), editor.at(1)];
  const [linked = ''] = query.node(region).linkedNodes();
  const [only = ''] = query.node(linked).childNodes();
  expect(toDelete(query.node, [left, region])).toEqual([left, region]);
  expect(toDelete(query.node, [left, right, region])).toEqual([editor.at(0), region]);
  expect(toDelete(query.node, ['ROOT', linked, only])).toEqual([]);
});

test('the Delete shortcut of the tutorial deletes a row with toDelete if all of its columns are selected', () => {
  const withToDelete = (code: string) =>
    readSample('recipes/columns/toDelete') +
    code.replace(/remove\((ids\.filter\(.+\))\);/, 'remove(toDelete(node, $1));');
  const { Shortcuts } = loadSample('guides/tutorial-editing/src/Shortcuts', withToDelete) as {
    Shortcuts: FC;
  };
  const row = (
    <Element is={Row} canvas>
      {column}
      {column}
    </Element>
  );
  const editor = createEditor(page(row), { resolver: { Row, Column }, panel: () => <Shortcuts /> });
  editor.run(({ actions }) => actions.selectNode([editor.at(0, 0), editor.at(0, 1)]));
  fire(document.body, 'keydown', { key: 'Delete' });
  expect([editor.crash(), editor.hook().query.node('ROOT').childNodes()]).toEqual([undefined, []]);
});

test('Delete of the toolbar removes the last column with its row, if it replaces the id first', () => {
  const doc = readFileSync(join(process.cwd(), 'docs/recipes/columns.mdx'), 'utf8');
  const lines = /reason="two lines of remove"\n([^]*?)```/.exec(doc)?.[1] ?? '';
  const { useCommands } = loadSample(
    'recipes/add-without-dragging/useCommands',
    (code) =>
      `import { toDelete } from './toDelete';\n${code.replace(/(remove = .*\n).*findSelected.*\n/, `$1${lines}`)}`,
    ['recipes/columns'],
  ) as { useCommands: (say: (message: string) => void) => { remove: () => void } };
  const said: string[] = [];
  const Bar: FC = () => <button onClick={useCommands((message) => said.push(message)).remove}>Delete</button>;
  const editor = createEditor(page(<Element is={Row} canvas children={column} />), {
    resolver: { Row, Column },
    panel: () => <Bar />,
  });
  editor.run(({ actions }) => actions.selectNode(editor.at(0, 0)));
  fire(editor.find('button'), 'click');
  expect([editor.crash(), said]).toEqual([undefined, ['Row deleted.']]);
  expect(editor.hook().query.node('ROOT').childNodes()).toEqual([]);
});
