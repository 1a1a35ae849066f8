/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type FC, type ReactElement, type ReactNode, useEffect } from 'react';
import { render, unmountComponentAtNode } from 'react-dom';
import { act } from 'react-dom/test-utils';
import { Element, ROOT_NODE, useEditor, useNode } from '@craftjs/core';
import type { UserComponent } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, type Hook, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

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

  test('useNode() without a collector still re-renders for a prop of its own node and for a deleted child', () => {
    let renders = 0;
    const Quiet: UserComponent<{ children?: ReactNode; name?: string }> = ({ children }) => {
      useNode();
      renders++;
      return <div>{children}</div>;
    };
    const quiet = (
      <Element is={Quiet} canvas>
        <Text text="One" />
      </Element>
    );
    const editor = createEditor(page(quiet), { resolver: { ...resolver, Quiet } });
    const rendersDuring = (work: (hook: Hook) => void) => {
      renders = 0;
      editor.run(work);
      return renders;
    };
    const [own, child] = [editor.at(0), editor.at(0, 0)];
    expect(rendersDuring(({ actions }) => actions.selectNode(own))).toBe(0);
    expect(rendersDuring(({ actions }) => actions.setProp(own, (props) => (props['name'] = 'New')))).toBe(1);
    expect(rendersDuring(({ actions }) => actions.delete(child))).toBe(1);
  });

  test.each([true, false])('with enabled={%s}, whether mounting stores DOM elements', (enabled) => {
    const { at, hook } = createEditor(page(<Text />), { resolver, options: { enabled } });
    const stored = [ROOT_NODE, at(0)].map((id) => Boolean(hook().query.node(id).get().dom));
    expect(stored).toEqual([enabled, enabled]);
  });

  test('deserialize mounts all nodes anew, even with the same page', () => {
    const mounted: string[] = [];
    const Part: UserComponent<{ children?: ReactNode; name: string }> = ({ children, name }) => {
      useEffect(() => void mounted.push(name), [name]);
      return (
        <section>
          {name === 'owner' && <Element id="region" is={Part} name="linked" />}
          {children}
        </section>
      );
    };
    const root = (
      <Element is={Part} canvas name="root">
        <Part name="child">
          <Part name="grandchild" />
        </Part>
        <Part name="owner" />
      </Element>
    );
    jest.useFakeTimers({ now: 1 });
    const editor = createEditor(root, { resolver: { Part } });
    const all = [...mounted].sort();
    expect(all).toEqual(['child', 'grandchild', 'linked', 'owner', 'root']);
    mounted.length = 0;
    jest.setSystemTime(2);
    editor.run(({ actions, query }) => actions.deserialize(query.serialize()));
    jest.useRealTimers();
    expect(mounted.sort()).toEqual(all);
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

  test.each([
    ['above that child if all are mounted', 0, 'abNcd'],
    ['elsewhere if the first two are not mounted', 2, 'Nabcd'],
  ])('a drop on the upper half of the third child of a list lands %s', (_, from, expected) => {
    const Windowed = ({ children, from = 0 }: { children?: ReactNode; from?: number }) => {
      const { connectors } = useNode();
      const shown = (children as ReactElement<{ children: ReactNode[] }>).props.children.slice(from);
      return <ul ref={(el) => void (el && connectors.connect(el))}>{shown}</ul>;
    };
    const texts = ['a', 'b', 'c', 'd'].map((text) => <Text key={text} text={text} />);
    const list = (
      <Element is={Windowed} canvas from={from}>
        {texts}
      </Element>
    );
    const { at, find, hook } = createEditor(page(list, <Text text="N" />), {
      resolver: { Text, Windowed },
    });
    const place = (element: HTMLElement, top: number, height: number) => {
      Object.assign(element.style, { display: 'block', position: 'static', margin: '0px' });
      element.getBoundingClientRect = () => new DOMRect(0, top, 300, height);
      return element;
    };
    place(find('ul'), 0, 400);
    const shown = [...find('ul').children].map((child, index) =>
      place(child as HTMLElement, 20 + 40 * index, 40),
    );
    const target = shown.find(({ textContent }) => textContent === 'c') as HTMLElement;
    fire(find('main > p'), 'dragstart');
    fire(target, 'dragover', { clientX: 100, clientY: target.getBoundingClientRect().top + 15 });
    fire(find('main > p'), 'dragend');
    const { query } = hook();
    const order = query
      .node(at(0))
      .childNodes()
      .map((id) => query.node(id).get().data.props['text'] as string);
    expect(order.join('')).toBe(expected);
  });

  test('WhenVisible mounts its children once they are visible, and keeps them', () => {
    let report: (entries: { isIntersecting: boolean }[]) => void = () => {};
    const disconnect = jest.fn();
    const observe = jest.fn();
    class Observer {
      disconnect = disconnect;
      observe = observe;
      constructor(callback: typeof report) {
        report = callback;
      }
    }
    Object.assign(globalThis, { IntersectionObserver: Observer });
    type Props = { height: number; children: ReactNode };
    const { WhenVisible } = loadSample('recipes/performance/WhenVisible') as { WhenVisible: FC<Props> };
    const box = document.createElement('div');
    act(() => void render(<WhenVisible height={50}>Heavy</WhenVisible>, box));
    expect(box.innerHTML).toBe('<div style="min-height: 50px;"></div>');
    const shown = [false, true, false].map((isIntersecting) => {
      act(() => report([{ isIntersecting }]));
      return box.textContent;
    });
    expect(shown).toEqual(['', 'Heavy', 'Heavy']);
    act(() => void unmountComponentAtNode(box));
    expect([observe.mock.calls.length, disconnect.mock.calls.length]).toEqual([1, 1]);
  });
});
