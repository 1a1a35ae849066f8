/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FC, ReactNode } from 'react';
import { Element, ROOT_NODE } from '@craftjs/core';
import type { NodeTree, UserComponent } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, type Hook, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// Claims of docs/recipes/templates.mdx, checked in the published library.

beforeEach(muteConsole);

afterEach(cleanUp);

const resolver = { Box, Text };

const named = (resolvedName: string, props: object = {}, rest: object = {}) => ({
  type: { resolvedName },
  props,
  nodes: [],
  linkedNodes: {},
  ...rest,
});

describe('docs/recipes/templates.mdx', () => {
  const { readPart } = loadSample('recipes/templates/readPart') as {
    readPart: (text: string, allowed: string[]) => { nodes: object };
  };
  const { createTree } = loadSample('recipes/templates/createTree') as {
    createTree: (query: Hook['query'], part: unknown) => NodeTree;
  };
  const { ClipboardBar } = loadSample('recipes/templates/ClipboardBar') as {
    ClipboardBar: FC<{ copied: string; onCopy: (text: string) => void }>;
  };
  const inside = (linkedNodes: unknown) => ({
    rootId: 'part',
    nodes: { part: named('Box', {}, { linkedNodes, _childCanvas: { area: 'part' } }) },
  });

  test.each([0, false, ''])(
    'a part that contains itself by the old name of linked nodes is rejected (%j)',
    (none) => {
      const part = inside(none);
      expect(() => readPart(JSON.stringify(part), ['Box'])).toThrow('Node part has two places');
      const editor = createEditor(page(), { resolver });
      editor.run(({ actions, query }) => actions.addNodeTree(createTree(query, part), ROOT_NODE));
      expect(editor.crash()).toBe('Maximum call stack size exceeded');
    },
  );

  const Closed: UserComponent<{ children?: ReactNode }> = (props) => <Box {...props} />;
  Closed.craft = { rules: { canMoveIn: () => false } };

  test.each([
    [JSON.stringify({ rootId: 'a', nodes: { a: named('Text') } }), 'No place accepts this part.'],
    ['Some text', "The clipboard doesn't hold a part of a page."],
    [JSON.stringify(inside(0)), "The clipboard doesn't hold a part of a page."],
  ])('pasting %s shows why it failed, and the editor stays', (copied, problem) => {
    const editor = createEditor(<Element is={Closed} canvas />, {
      resolver: { ...resolver, Closed },
      panel: () => <ClipboardBar copied={copied} onCopy={() => {}} />,
    });
    fire(editor.find('button + button'), 'click');
    expect(editor.find('[role=status]').textContent).toBe(problem);
    expect([editor.crash(), Object.keys(editor.hook().query.getNodes())]).toEqual([undefined, [ROOT_NODE]]);
  });
});
