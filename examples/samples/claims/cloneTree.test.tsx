/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ReactElement, ReactNode } from 'react';
import { Element } from '@craftjs/core';
import type { UserComponent } from '@craftjs/core';
import { cleanUp, createEditor, fire, muteConsole, page } from './editor';
import { loadSample } from './sample';

// Claims of docs/api/nodetree.mdx about the button that clones a tree, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

const { default: CloneTree } = loadSample('api/nodetree/CloneTree') as { default: () => ReactElement };
/** The button alone, without the editor and the page of the sample. */
const [duplicate] = (CloneTree().props as { children: ReactElement[] }).children;

test('CloneTree enables its button only for a node that can be duplicated', () => {
  const editor = createEditor(undefined, { around: () => <CloneTree /> });
  const button = editor.find('button') as HTMLButtonElement;
  const states = ['p', 'section', 'main'].map((selector) => {
    fire(editor.find(selector), 'mousedown');
    return button.disabled;
  });
  expect(states).toEqual([false, false, true]);
});

test('CloneTree disables its button for a child of a node that is no canvas', () => {
  const editor = createEditor(page(<section children={<b />} />), { panel: () => duplicate });
  const states = [editor.at(0), editor.at(0, 0)].map((id) => {
    editor.run(({ actions }) => actions.selectNode(id));
    return (editor.find('button') as HTMLButtonElement).disabled;
  });
  expect(states).toEqual([false, true]);
});

test('CloneTree leaves out a copy that only a limit of children rejects', () => {
  const One: UserComponent<{ children?: ReactNode }> = ({ children }) => <section>{children}</section>;
  One.craft = {
    rules: {
      canMoveIn: (nodes, self, helpers) =>
        nodes.every(({ id }) => helpers(self.id).childNodes().includes(id)),
    },
  };
  const editor = createEditor(page(<Element is={One} canvas children={<b />} />), {
    resolver: { One },
    panel: () => duplicate,
  });
  editor.run(({ actions }) => actions.selectNode(editor.at(0, 0)));
  const button = editor.find('button') as HTMLButtonElement;
  expect(button.disabled).toBe(false);
  fire(button, 'click');
  expect([editor.hook().query.node(editor.at(0)).childNodes().length, editor.crash()]).toEqual([
    1,
    undefined,
  ]);
});
