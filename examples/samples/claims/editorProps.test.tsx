/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Children, cloneElement, type FC, isValidElement, type ReactNode } from 'react';
import { render as mount, unmountComponentAtNode } from 'react-dom';
import { act } from 'react-dom/test-utils';
import { Element, Frame, ROOT_NODE } from '@craftjs/core';
import type { Node, Options } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, type Hook, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// Claims of docs/api/editor.mdx about its props, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

const resolver = { Text };

test('disabling turns off drag handles, and an editor that starts disabled has no draggable attribute', () => {
  const editor = createEditor(page(<Text />), {
    resolver,
    options: { enabled: false },
    panel: ({ connectors }) => <button ref={(el) => void (el && connectors.create(el, <Text />))} />,
  });
  const setEnabled = (enabled: boolean) =>
    editor.run(({ actions }) => actions.setOptions((options) => void (options.enabled = enabled)));
  const draggable = () => ['p', 'button'].map((tag) => editor.find(tag).getAttribute('draggable'));
  expect(draggable()).toEqual([null, null]);
  setEnabled(true);
  expect(draggable()).toEqual(['true', 'true']);
  setEnabled(false);
  expect(draggable()).toEqual(['false', null]);
});

test('PreviewEditor.tsx: the button switches dragging off, and on again', () => {
  const PreviewEditor = loadSample('api/editor/PreviewEditor')['default'] as FC;
  const container = document.body.appendChild(document.createElement('div'));
  act(() => void mount(<PreviewEditor />, container));
  const text = container.querySelector('p');
  const button = container.querySelector('button');
  const seen: unknown[] = [];
  for (let clicks = 0; clicks < 3; clicks += 1) {
    seen.push(button?.textContent, text?.draggable);
    act(() => button?.click());
  }
  expect(container.querySelector('p')).toBe(text);
  act(() => void unmountComponentAtNode(container));
  expect(seen).toEqual(['Preview', true, 'Edit', false, 'Preview', true]);
});

test('onBeforeMoveEnd gets drafts, but a frozen target if move() was called with a Node', () => {
  const changed: boolean[][] = [];
  const change = (node: Node, count: number) => {
    try {
      node.data.custom['moves'] = count;
      return true;
    } catch {
      return false;
    }
  };
  const onBeforeMoveEnd: Options['onBeforeMoveEnd'] = (...nodes) =>
    changed.push(nodes.map((node) => change(node, changed.length)));
  const editor = createEditor(page(<Text text="1" />, <Text text="2" />), {
    resolver,
    options: { onBeforeMoveEnd },
  });
  editor.run(({ actions }) => actions.move(editor.at(0), ROOT_NODE, 2));
  editor.run(({ actions, query }) => actions.move(query.node(editor.at(0)).get(), ROOT_NODE, 2));
  expect(changed).toEqual([
    [true, true, true],
    [false, true, true],
  ]);
  expect(editor.crash()).toBeUndefined();
});

test.each<[string, Parameters<ReturnType<typeof createEditor>['run']>[0]]>([
  ['setOptions()', ({ actions }) => actions.setOptions((options) => void (options.indicator = {}))],
  ['clearing the selection', ({ actions }) => actions.selectNode()],
])('with an empty frame, the first change calls onNodesChange, even if it is %s', (_, change) => {
  const onNodesChange = jest.fn();
  const empty = createEditor(undefined, { options: { onNodesChange } });
  expect(onNodesChange).not.toHaveBeenCalled();
  empty.run(change);
  empty.run(change);
  expect(onNodesChange).toHaveBeenCalledTimes(1);

  const full = createEditor(page(<Text />), { resolver, options: { onNodesChange } });
  expect(onNodesChange).toHaveBeenCalledTimes(2);
  full.run(change);
  expect(onNodesChange).toHaveBeenCalledTimes(2);
});

test.each<[string, (hook: Hook) => void]>([
  ['setOptions()', ({ actions }) => actions.setOptions((options) => void (options.indicator = {}))],
  ['clearing the selection', ({ actions }) => actions.selectNode()],
  ['clearing all events', ({ actions }) => actions.clearEvents()],
])(
  'without a frame, the first change calls onNodesChange with an empty page, even if it is %s',
  (_, change) => {
    const pages: string[] = [];
    const editor = createEditor(page(<Text />), {
      resolver,
      options: { onNodesChange: (query) => void pages.push(query.serialize()) },
      around: (whole) => {
        const children = Children.toArray((whole.props as { children: ReactNode }).children);
        const others = children.filter((child) => isValidElement(child) && child.type !== Frame);
        return cloneElement(whole, {}, ...others);
      },
    });
    expect(pages).toEqual([]);
    editor.run(change);
    editor.run(change);
    expect(pages).toEqual(['{}']);
  },
);

test('a node that is dragged over another editor shows no line there, and changes nothing when it is dropped', () => {
  const [own, other] = ['own', 'other'].map((text) =>
    createEditor(page(<Text text={text} />, <Text />), { resolver }),
  );
  if (!own || !other) throw new Error('Both editors are mounted');
  const pages = () => [own, other].map(({ hook }) => hook().query.serialize());
  const before = pages();
  fire(own.find('p'), 'dragstart');
  for (const target of [other.find('p'), other.find('main')])
    for (const type of ['dragenter', 'dragover']) fire(target, type, { clientX: 1, clientY: 1 });
  const { indicator, events } = other.hook().query.getState();
  expect([indicator, events.dragged.size]).toEqual([null, 0]);
  fire(own.find('p'), 'dragend');
  expect(pages()).toEqual(before);
});

test('onNodesChange is called once more for each level of linked nodes', () => {
  const Inner: FC = () => <Element id="box" is={Box} />;
  const Outer: FC = () => <Element id="inner" is={Inner} />;
  const callsFor = (...nodes: ReturnType<FC>[]) => {
    const onNodesChange = jest.fn();
    createEditor(page(...nodes), { resolver: { Box, Inner, Outer }, options: { onNodesChange } });
    return onNodesChange.mock.calls.length;
  };
  expect([callsFor(<p />), callsFor(<Inner />, <Inner />), callsFor(<Outer />)]).toEqual([1, 2, 3]);
});

/** The style of the line that a drag over the second of two texts draws. */
function drawLine(indicator?: Options['indicator']): CSSStyleDeclaration | undefined {
  cleanUp();
  const editor = createEditor(page(<Text text="1" />, <Text text="2" />), {
    resolver,
    options: { ...(indicator && { indicator }) },
  });
  fire(editor.find('p'), 'dragstart');
  fire(editor.find('p + p'), 'dragover', { clientX: 1, clientY: 1 });
  return document.querySelector<HTMLElement>('[style*="z-index: 99999"]')?.style;
}

test('an indicator without a colour for success draws no line for an allowed drop', () => {
  const colours = [drawLine(), drawLine({ error: 'blue' })].map((style) => style?.backgroundColor);
  expect(colours).toEqual(['rgb(98, 196, 98)', '']);
});

test('the line has a transition and 2 pixels by default, and a transparent border outside of them', () => {
  const linesOf = (...indicators: (Options['indicator'] | undefined)[]) =>
    indicators.map((indicator) => {
      const { transition, width, height } = drawLine(indicator) ?? {};
      return [transition, [width, height].includes(`${indicator?.thickness ?? 2}px`)];
    });
  expect(linesOf(undefined, { thickness: 4 }, { transition: 'none' })).toEqual([
    ['0.2s ease-in', true],
    ['0.2s ease-in', true],
    ['none', true],
  ]);
  expect(drawLine()).toMatchObject({ borderWidth: '1px', borderColor: 'transparent', boxSizing: '' });
});

test('an array or a function as resolver throws', () => {
  const withResolver = (value: unknown) =>
    createEditor(page(), { options: { resolver: value as Options['resolver'] } }).crash();
  for (const value of [[], () => Text]) {
    expect(withResolver(value)).toMatch(/Resolver in <Editor \/> has to be an object/);
  }
});

test('the hover connector with null clears the hover', () => {
  const editor = createEditor(page(<Text text="1" />), {
    resolver,
    panel: ({ connectors }) => (
      <b ref={(el) => void (el && connectors.hover(el, null as unknown as string))} />
    ),
  });
  const hovered = () => editor.hook().query.getEvent('hovered').all();
  fire(editor.find('p'), 'mouseover');
  expect(hovered()).toEqual([editor.at(0)]);
  fire(editor.find('b'), 'mouseover');
  expect(hovered()).toEqual([]);
});

test('nodes keep their component when the resolver gets another one under its name', () => {
  const editor = createEditor(page(<Text text="1" />), { resolver });
  const Other: FC = () => <i />;
  editor.run(({ actions }) =>
    actions.setOptions((options) => void (options.resolver = { ...options.resolver, Text: Other })),
  );
  expect(editor.find('main').innerHTML).toBe('<p draggable="true">1</p>');
});

test('a map that setOptions assigned is lost when another prop changes, and a new map as the prop is adopted', () => {
  const Chart: FC = () => <i />;
  const setup = { resolver: resolver as Record<string, FC<{ text?: string }>>, options: { enabled: true } };
  const editor = createEditor(page(<Text text="1" />), setup);
  const names = () => Object.keys(editor.hook().query.getOptions().resolver);
  editor.run(({ actions }) =>
    actions.setOptions((options) => void (options.resolver = { ...options.resolver, Chart })),
  );
  expect(names()).toContain('Chart');
  setup.options = { enabled: false };
  editor.rerender();
  expect(names()).toEqual(Object.keys(resolver));
  setup.resolver = { ...resolver, Chart };
  editor.rerender();
  expect(names()).toContain('Chart');
});
