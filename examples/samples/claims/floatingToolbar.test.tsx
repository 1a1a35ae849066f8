/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FC, ReactElement, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Element, type Options, ROOT_NODE, useEditor, useNode, type UserComponent } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, type Hook, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// Claims of docs/recipes/floating-toolbar.mdx, checked in the published library.

beforeEach(muteConsole);

afterEach(cleanUp);

const resolver = { Box, Text };
const Region = () => <Element id="region" is={Box} canvas />;

describe('docs/recipes/floating-toolbar.mdx', () => {
  const selectedAfterPress = (place: (bar: ReactElement) => ReactElement) => {
    const WithBar: Options['onRender'] = ({ render: node }) => {
      const { id } = useNode();
      const { isShown } = useEditor((_, query) => ({
        isShown: query.getEvent('selected').last() === id,
      }));
      return (
        <>
          {node}
          {isShown && place(<button title="Delete" />)}
        </>
      );
    };
    const editor = createEditor(page(<Text text="One" />), { resolver, options: { onRender: WithBar } });
    fire(editor.find('p'), 'mousedown');
    const button = document.querySelector<HTMLElement>('[title=Delete]');
    if (button) fire(button, 'mousedown');
    const [selected] = editor.hook().query.getEvent('selected').all();
    return selected === editor.at(0) ? 'node' : selected;
  };

  test('pressing a toolbar inside the page selects the parent, and in a portal it selects nothing', () => {
    expect(selectedAfterPress((bar) => bar)).toBe(ROOT_NODE);
    expect(selectedAfterPress((bar) => createPortal(bar, document.body))).toBe('node');
  });

  test('the collector of a deleted node’s toolbar runs once more without the node', () => {
    const runs: boolean[] = [];
    const WithBar: Options['onRender'] = ({ render: node }) => {
      const { id } = useNode();
      useEditor(({ nodes }) => {
        if (id !== ROOT_NODE) runs.push(id in nodes);
        return {};
      });
      return node;
    };
    const editor = createEditor(page(<Text />), { resolver, options: { onRender: WithBar } });
    runs.length = 0;
    editor.run(({ actions }) => actions.delete(editor.at(0)));
    expect(runs).toContain(false);
  });

  describe('the sample', () => {
    /** jsdom has no layout, so nothing is observed. */
    class Observer {
      observe() {}
      disconnect() {}
    }
    Object.assign(globalThis, { ResizeObserver: Observer, IntersectionObserver: Observer });
    const onRender = loadSample('recipes/floating-toolbar/WithToolbar')['WithToolbar'] as Options['onRender'];
    const press = (name: string) => {
      const button = document.querySelector<HTMLElement>(`[role=group] [aria-label="${name}"]`);
      if (!button) throw new Error(`The toolbar has no ${name}`);
      fire(button, 'click');
    };

    test('the toolbar ignores the mouse until the next drag, if it is unmounted during one from its handle', () => {
      const content = page(<Text text="One" />, <Text text="Two" />);
      const editor = createEditor(content, { resolver, options: { onRender } });
      const [first, second] = [editor.find('p'), editor.find('p + p')];
      const bar = () => document.querySelector<HTMLElement>('[role=group]');
      const state = () => [bar()?.style.pointerEvents, editor.hook().query.getEvent('dragged').isEmpty()];
      fire(first, 'mousedown');
      const handle = bar()?.querySelector<HTMLElement>('[title]');
      if (!handle) throw new Error('The toolbar has no handle');
      fire(handle, 'dragstart');
      fire(second, 'dragover', { clientX: 1, clientY: 1 });
      editor.run(({ actions }) => actions.selectNode());
      expect(bar()).toBe(null);
      fire(handle, 'dragend');
      fire(second, 'mousedown');
      expect(state()).toEqual(['none', false]);
      fire(first, 'dragstart');
      fire(first, 'dragend');
      expect(state()).toEqual(['', true]);
    });

    test('a node that nothing connects shows no toolbar', () => {
      const Plain = () => <p />;
      const editor = createEditor(page(<Plain />, <Text />), {
        resolver: { ...resolver, Plain },
        options: { onRender },
      });
      const toolbars = [0, 1].map((index) => {
        editor.run(({ actions }) => actions.selectNode(editor.at(index)));
        return document.querySelectorAll('[role=group]').length;
      });
      expect(toolbars).toEqual([0, 1]);
    });

    test('Duplicate is disabled in a parent that is no canvas or that is full, and enabled below that', () => {
      const Pair: UserComponent = ({ children }) => <Box>{children}</Box>;
      Pair.craft = {
        rules: {
          // Counts only what is not in it yet, as the rules of the other recipes do.
          canMoveIn: (nodes, self) =>
            self.data.nodes.length + nodes.filter(({ data }) => data.parent !== self.id).length <= 2,
        },
      };
      const isDisabledIn = (parent: ReactElement) => {
        const editor = createEditor(page(parent), {
          resolver: { ...resolver, Pair },
          options: { onRender },
        });
        editor.run(({ actions }) => actions.selectNode(editor.at(0, 0)));
        const button = document.querySelector('[role=group] [aria-label=Duplicate]');
        cleanUp();
        return (button as HTMLButtonElement).disabled;
      };
      const pair = (count: number) => (
        <Element is={Pair} canvas>
          {Array.from({ length: count }, (_, key) => (
            <Text key={key} />
          ))}
        </Element>
      );
      const plain = (
        <Box>
          <Text />
        </Box>
      );
      expect([plain, pair(2), pair(1)].map(isDisabledIn)).toEqual([true, true, false]);
    });

    test.each([
      ['the root', <Text key="root" />, []],
      ['a linked node', <Region key="region" />, [0]],
    ])('%s has neither Duplicate nor Delete', (_, child, path) => {
      const editor = createEditor(page(child), { resolver: { ...resolver, Region }, options: { onRender } });
      editor.run(({ actions, query }) => {
        const owner = query.node(editor.at(...path));
        actions.selectNode(owner.linkedNodes()[0] ?? ROOT_NODE);
      });
      const labels = [...document.querySelectorAll('[role=group] button')].map((button) =>
        button.getAttribute('aria-label'),
      );
      expect(labels).toEqual(path.length ? ['Select parent'] : []);
    });

    test('the toolbar gets no position if the root is not connected', () => {
      const Root: FC<{ children?: ReactNode }> = ({ children }) => <main>{children}</main>;
      const styleIn = (root: ReactElement) => {
        const editor = createEditor(root, { resolver: { ...resolver, Root }, options: { onRender } });
        editor.run(({ actions }) => actions.selectNode(editor.at(0)));
        const transform = document.querySelector<HTMLElement>('[role=group]')?.style.transform;
        cleanUp();
        return transform;
      };
      const connected = styleIn(page(<Text />));
      const unconnected = styleIn(
        <Element is={Root} canvas>
          <Text />
        </Element>,
      );
      expect([connected, unconnected]).toEqual(['translate(0px, 8px)', '']);
    });

    test('Duplicate keeps a function in a prop, and an element, which readPart rejects, unmounts the editor', () => {
      const Iconed = ({ icon, label }: { icon?: ReactNode; label?: () => string }) => (
        <p>
          {icon}
          {label?.()}
        </p>
      );
      const duplicate = (item: ReactElement) => {
        const editor = createEditor(page(item), { resolver: { Iconed }, options: { onRender } });
        // Nothing connects the node, so the toolbar gets its element here.
        const dom = editor.find('p');
        editor.run(({ actions }) =>
          actions.history
            .ignore()
            .setState(({ nodes }) => void Object.assign(nodes[editor.at(0)] ?? {}, { dom })),
        );
        editor.run(({ actions }) => actions.selectNode(editor.at(0)));
        press('Duplicate');
        return editor;
      };
      expect(duplicate(<Iconed label={() => 'Hi'} />).find('main').textContent).toBe('HiHi');
      cleanUp();
      expect(duplicate(<Iconed icon={<b />} />).crash()).toMatch('Objects are not valid as a React child');
      cleanUp();
      // The check that the page suggests before createTree.
      const { copyNode } = loadSample('recipes/copy-paste/copyNode') as {
        copyNode: (query: Hook['query'], id: string) => unknown;
      };
      const { readPart } = loadSample('recipes/copy-paste/readPart') as {
        readPart: (text: string, allowed: string[]) => unknown;
      };
      const editor = createEditor(page(<Iconed icon={<b />} />), { resolver: { Iconed } });
      const part = JSON.stringify(copyNode(editor.hook().query, editor.at(0)));
      expect(() => readPart(part, ['Iconed'])).toThrow('has elements in its props');
    });
  });

  test('the indicator appears when a drag is over a node, and not as it starts', () => {
    const editor = createEditor(page(<Text text="One" />, <Text text="Two" />), { resolver });
    const hasIndicator = () => Boolean(editor.hook().query.getState().indicator);
    const [first, second] = [editor.find('p'), editor.find('p + p')];
    fire(first, 'dragstart');
    const atStart = hasIndicator();
    fire(second, 'dragover', { clientX: 1, clientY: 1 });
    const over = hasIndicator();
    fire(first, 'dragend');
    expect([atStart, over, hasIndicator()]).toEqual([false, true, false]);
  });
});
