/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createContext, useContext, useEffect } from 'react';
import { act } from 'react-dom/test-utils';
import { Element, ROOT_NODE, useNode, type UserComponent } from '@craftjs/core';
import { Box, cleanUp, createEditor, muteConsole, page, Text } from './editor';

// Claims of docs/recipes/api-data.mdx, checked in the published library.

beforeEach(muteConsole);

afterEach(cleanUp);

const resolver = { Box, Text };

describe('docs/recipes/api-data.mdx', () => {
  test('context from above the editor reaches user components and related components', () => {
    const Shop = createContext('no shop');
    const ShowShop = () => <b>{useContext(Shop)}</b>;
    const Product: UserComponent = () => <ShowShop />;
    Product.craft = { related: { settings: ShowShop } };
    const editor = createEditor(page(<Product />), {
      resolver: { Product },
      panel: ({ query }) => {
        const [id = ''] = query.getNodes()[ROOT_NODE] ? query.node(ROOT_NODE).childNodes() : [];
        const Settings = id && query.node(id).get().related['settings'];
        return Settings && <Settings />;
      },
      around: (children) => <Shop.Provider value="tea shop">{children}</Shop.Provider>,
    });
    editor.rerender();
    expect(['main b', 'aside b'].map((place) => editor.find(place).textContent)).toEqual([
      'tea shop',
      'tea shop',
    ]);
  });

  test('a component keeps its state when it moves within its parent, and remounts in another one', () => {
    let mounts = 0;
    const Product: UserComponent = () => {
      const { connectors } = useNode();
      useEffect(() => void mounts++, []);
      return <i ref={(el) => void (el && connectors.connect(el))} />;
    };
    const editor = createEditor(page(<Product />, <Text />, <Element is={Box} canvas />), {
      resolver: { ...resolver, Product },
    });
    const id = editor.at(0);
    const mountsAfter = (parent: string, index: number) => {
      editor.run(({ actions }) => actions.move(id, parent, index));
      return mounts;
    };
    expect([mounts, mountsAfter(ROOT_NODE, 2), mountsAfter(editor.at(2), 0)]).toEqual([1, 1, 2]);
  });

  test('data stored in a prop is frozen', () => {
    const product = { price: 1 };
    const editor = createEditor(page(<Text />), { resolver });
    editor.run(({ actions }) => actions.setProp(editor.at(0), (props) => void (props.product = product)));
    expect(Object.isFrozen(product)).toBe(true);
  });

  test('what ignore sets after an upload is saved and reported, but is no undo step', async () => {
    const saved: string[] = [];
    const editor = createEditor(page(<Text />, <Text />), {
      resolver,
      options: { onNodesChange: (query) => void saved.push(query.serialize()) },
    });
    const { actions, query } = editor.hook();
    const [first, gone] = [editor.at(0), editor.at(1)];
    editor.run(({ actions }) => actions.history.ignore().delete(gone));
    saved.length = 0;
    await act(async () => {
      const text = await Promise.resolve('from the server');
      for (const id of [first, gone])
        if (query.getNodes()[id])
          actions.history.ignore().setProp(id, (props) => void (props['text'] = text));
    });
    expect(saved).toEqual([expect.stringContaining('"text":"from the server"')]);
    expect([editor.hook().query.history.canUndo(), editor.crash()]).toEqual([false, undefined]);
  });
});
