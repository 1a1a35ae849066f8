/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { ReactNode } from 'react';
import { Element, ROOT_NODE, useEditor, useNode } from '@craftjs/core';
import type { UserComponent } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, muteConsole, page, Text } from './editor';

// Claims of docs/recipes/performance.mdx, checked in the published library.

beforeEach(muteConsole);

afterEach(cleanUp);

const resolver = { Box, Text };

describe('docs/recipes/performance.mdx', () => {
  test('a change of the state does not re-render a component whose hooks have no collector', () => {
    let renders = 0;
    const Quiet = () => {
      useNode();
      useEditor();
      renders++;
      return <i />;
    };
    const editor = createEditor(page(<Quiet />, <Text text="One" />), { resolver: { ...resolver, Quiet } });
    renders = 0;
    fire(editor.find('p'), 'mouseover');
    editor.run(({ actions }) => actions.selectNode(editor.at(1)));
    editor.run(({ actions }) => actions.setProp(editor.at(1), (props) => void (props['text'] = 'Two')));
    expect(renders).toBe(0);
    editor.run(({ actions }) => actions.setProp(ROOT_NODE, (props) => void (props['id'] = 'page')));
    expect(renders).toBe(1);
  });

  test('a render of the parent of <Editor> re-renders the root and its linked nodes, and none of its children', () => {
    const renders: string[] = [];
    const Leaf: UserComponent<{ name: string }> = ({ name }) => {
      useNode();
      renders.push(name);
      return <i />;
    };
    const Root: UserComponent<{ children?: ReactNode }> = ({ children }) => {
      useNode();
      renders.push('root');
      return (
        <main>
          <Element id="region" is={Leaf} name="linked node" />
          {children}
        </main>
      );
    };
    const root = (
      <Element is={Root} canvas>
        <Leaf name="child" />
      </Element>
    );
    const editor = createEditor(root, { resolver: { Root, Leaf } });
    renders.length = 0;
    editor.rerender();
    expect(renders).toEqual(['root', 'linked node']);
  });

  test('canDrag is called for each dragged node as a drag starts', () => {
    const asked: string[] = [];
    const Asking: UserComponent<{ text?: string }> = (props) => <Text {...props} />;
    Asking.craft = { rules: { canDrag: ({ id }) => asked.push(id) > 0 } };
    const editor = createEditor(page(<Asking />, <Asking />), { resolver: { ...resolver, Asking } });
    const [first, second] = [editor.at(0), editor.at(1)];
    const [one, two] = editor.find('main').querySelectorAll('p');
    fire(one as HTMLElement, 'mousedown');
    fire(one as HTMLElement, 'click');
    fire(two as HTMLElement, 'mousedown', { metaKey: true });
    fire(two as HTMLElement, 'click', { metaKey: true });
    asked.length = 0;
    fire(two as HTMLElement, 'dragstart');
    expect(asked).toEqual([first, second]);
  });
});
