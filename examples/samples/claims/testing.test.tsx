/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, expect, test } from '@jest/globals';
import { cleanUp, createEditor, page, Text } from './editor';
import { loadSample } from './sample';

afterEach(cleanUp);

test('inside one act(), a query after an action returns the state from before', () => {
  const editor = createEditor(page(<Text text="Old" />), { resolver: { Text } });
  const read = () => editor.hook().query.node(editor.at(0)).get().data.props['text'] as string;
  const inside = editor.run(({ actions }) => {
    actions.setProp(editor.at(0), (props) => void (props.text = 'New'));
    return read();
  });
  expect([inside, read()]).toEqual(['Old', 'New']);
});

// The unit tests of docs/recipes/testing.mdx, run as they are on the page.
loadSample('recipes/testing/editor.test');
