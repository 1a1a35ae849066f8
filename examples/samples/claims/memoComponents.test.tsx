/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { forwardRef, memo } from 'react';
import { cleanUp, createEditor, muteConsole, page, Text } from './editor';

// Claims of docs/concepts/user-components.mdx about components that aren't functions, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

// The published type of a resolver finds the React of the site, whose memo components differ.
const Memo = memo(Text) as unknown as typeof Text;
const Forwarding = forwardRef(() => <Text />) as unknown as typeof Text;
const Around = () => <Memo />;

test.each([
  ['with memo', Memo, true],
  ['with forwardRef', Forwarding, true],
  ['inside a function', Around, false],
])('a page with a component made %s, restored by undo', (_, Part, throws) => {
  const editor = createEditor(page(<Part />), { resolver: { Part } });
  const saved = editor.hook().query.serialize();
  editor.run(({ actions }) => actions.delete(editor.at(0)));
  editor.run(({ actions }) => actions.history.undo());
  const save = () => editor.hook().query.serialize();
  if (throws) expect(save).toThrow('(undefined) does not exist in the resolver');
  else expect(save()).toBe(saved);
});
