/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FC, ReactNode } from 'react';
import { Element, ROOT_NODE } from '@craftjs/core';
import type { UserComponent } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// Claims of docs/recipes/templates.mdx on inserting templates with a button.

beforeEach(muteConsole);
afterEach(cleanUp);

const { TemplateShelf } = loadSample('recipes/templates/TemplateShelf') as { TemplateShelf: FC };
const Card: UserComponent<{ children?: ReactNode }> = (props) => <Box {...props} />;

test('inserting a template twice puts the second one after the first, not into it', () => {
  const editor = createEditor(page(<Text text="First" />), {
    resolver: { Text, Card },
    panel: () => <TemplateShelf />,
  });
  const insert = () => fire(editor.find('button'), 'click');
  insert();
  insert();
  const { query } = editor.hook();
  expect(
    query
      .node(ROOT_NODE)
      .childNodes()
      .map((id) => query.node(id).childNodes().length),
  ).toEqual([0, 2, 2]);
  editor.run(({ actions }) => actions.selectNode(editor.at(1)));
  insert();
  expect(query.node(editor.at(1)).childNodes()).toHaveLength(3);
});

test('inserting a template that no container accepts says so until an insert succeeds', () => {
  let isOpen = false;
  const Gate: UserComponent<{ children?: ReactNode }> = (props) => <Box {...props} />;
  Gate.craft = { rules: { canMoveIn: () => isOpen } };
  const editor = createEditor(<Element is={Gate} canvas />, {
    resolver: { Text, Gate, Card },
    panel: () => <TemplateShelf />,
  });
  const insert = () => {
    fire(editor.find('button'), 'click');
    const count = editor.hook().query.node(ROOT_NODE).childNodes().length;
    return [editor.find('[role=status]').textContent, count];
  };
  expect(insert()).toEqual(['No place accepts the quote.', 0]);
  isOpen = true;
  expect(insert()).toEqual(['', 1]);
  isOpen = false;
  expect(insert()).toEqual(['No place accepts the quote.', 1]);
  isOpen = true;
  expect(insert()).toEqual(['', 2]);
});
