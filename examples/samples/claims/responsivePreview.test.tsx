/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { FC } from 'react';
import { act, Simulate } from 'react-dom/test-utils';
import { createPortal, render, unmountComponentAtNode } from 'react-dom';
import { Editor, Frame, ROOT_NODE } from '@craftjs/core';
import type { Resolver, UserComponent } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// Claims of docs/recipes/responsive-preview.mdx, checked in the published library.

beforeEach(muteConsole);

afterEach(() => {
  cleanUp();
  jest.useRealTimers();
});

const { Settings } = loadSample('recipes/responsive-preview/Settings') as {
  Settings: FC<{ breakpoint: string }>;
};

const { toVariables } = loadSample('recipes/responsive-preview/breakpoints') as {
  toVariables: (name: string, value?: Size) => object;
};

type Size = { desktop: number; phone?: number };

const createHeading = (): UserComponent<{ size?: Size }> => () => <Text />;

/** An editor whose heading is selected, with the settings of the phone. */
function start(Heading: UserComponent<{ size?: Size }>, size?: Size) {
  const editor = createEditor(page(<Heading {...(size && { size })} />), {
    resolver: { Heading, Text } as Resolver,
    panel: () => <Settings breakpoint="phone" />,
  });
  const id = editor.at(0);
  editor.run(({ actions }) => actions.selectNode(id));
  return { ...editor, size: () => editor.hook().query.node(id).get().data.props['size'] as Size };
}

afterEach(cleanUp);

const resolver = { Box, Text };

test('rendering or selecting a heading without its responsive prop throws, unless it has a default', () => {
  expect(() => toVariables('size', undefined)).toThrow("reading 'desktop'");
  const Heading = createHeading();
  expect(start(Heading).crash()).toContain("reading 'phone'");
  Heading.craft = { props: { size: { desktop: 32 } } };
  expect(start(Heading).find('output').textContent).toBe('32');
});

test('Same as desktop is a step of its own, even right after an addition, and leaves the focus on the slider', () => {
  const { find, run, hook, size } = start(createHeading(), { desktop: 32, phone: 20 });
  run(({ actions, query }) => actions.addNodeTree(query.parseReactElement(<Text />).toNodeTree(), ROOT_NODE));
  find('button').focus();
  fire(find('button'), 'click');
  expect(size()).toEqual({ desktop: 32 });
  expect(document.activeElement).toBe(find('input'));
  run(({ actions }) => actions.history.undo());
  expect([size(), hook().query.node(ROOT_NODE).childNodes().length]).toEqual([{ desktop: 32, phone: 20 }, 2]);
});

test('a slide is one step for each 500 ms', () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setTimeout', 'setImmediate', 'performance'] });
  const began = Date.now();
  const { find, run, hook, size } = start(createHeading(), { desktop: 32, phone: 20 });
  for (const [index, after] of [0, 300, 600, 900].entries()) {
    jest.setSystemTime(began + after);
    act(() => Simulate.change(find('input'), { target: { value: String(21 + index) } } as never));
  }
  const seen: (number | undefined)[] = [size().phone];
  while (hook().query.history.canUndo()) {
    run(({ actions }) => actions.history.undo());
    seen.push(size().phone);
  }
  expect(seen).toEqual([24, 22, 20]);
});

test('docs/recipes/iframe.mdx: scrolling an iframe leaves the positions of a drag as they were', () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const inner = frame.contentDocument as Document;
  const container = document.createElement('div');
  const preview = createPortal(<Frame>{page(<Text />, <Text />)}</Frame>, inner.body);
  act(() => void render(<Editor resolver={resolver}>{preview}</Editor>, container));
  const main = inner.querySelector('main') as HTMLElement;
  const texts = [...inner.querySelectorAll('p')];
  let measured = 0;
  main.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  texts.forEach((text, index) => {
    text.getBoundingClientRect = () => {
      measured++;
      return new DOMRect(0, 20 + 20 * index, 100, 20);
    };
  });
  const measuredBy = (clientY: number) => {
    measured = 0;
    fire(main, 'dragover', { clientX: 50, clientY });
    return measured;
  };
  fire(texts[0] as HTMLElement, 'dragstart');
  expect(measuredBy(70)).toBeGreaterThan(0);
  fire(inner as unknown as HTMLElement, 'scroll');
  expect(measuredBy(25)).toBe(0);
  fire(texts[0] as HTMLElement, 'dragend');
  act(() => void unmountComponentAtNode(container));
  frame.remove();
});

test('React handlers around the portal hear keys of a focused element in an iframe, but not those of its <body>', () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const inner = frame.contentDocument as Document;
  const container = document.body.appendChild(document.createElement('div'));
  const heard: string[] = [];
  const outer = ({ key }: { key: string }) => void heard.push(`outer document ${key}`);
  document.addEventListener('keydown', outer);
  act(
    () =>
      void render(
        <div onKeyDown={({ key }) => void heard.push(key)}>
          <Editor>{createPortal(<Frame>{page(<button />, <p />)}</Frame>, inner.body)}</Editor>
        </div>,
        container,
      ),
  );
  (inner.querySelector('button') as HTMLElement).focus();
  fire(inner.activeElement as HTMLElement, 'keydown', { key: 'a' });
  (inner.activeElement as HTMLElement).blur();
  expect(inner.activeElement).toBe(inner.body);
  fire(inner.body, 'keydown', { key: 'b' });
  expect(heard).toEqual(['a']);
  document.removeEventListener('keydown', outer);
  act(() => void unmountComponentAtNode(container));
  container.remove();
  frame.remove();
});

test('in a scaled preview, margins count at their full size, and the drag image is a copy in the body', () => {
  const editor = createEditor(page(<Text />, <Text />), { resolver });
  const root = editor.find('main');
  const [first, second] = root.querySelectorAll('p') as unknown as [HTMLElement, HTMLElement];
  // As with `transform: scale(0.5)`: each text is 20 px high, but only 10 px on the screen.
  const places: [HTMLElement, DOMRect][] = [
    [root, new DOMRect(0, 0, 200, 100)],
    [first, new DOMRect(0, 20, 200, 10)],
    [second, new DOMRect(0, 50, 200, 10)],
  ];
  for (const [element, rect] of places) {
    Object.assign(element.style, {
      display: 'block',
      position: 'static',
      cssFloat: 'none',
      margin: '12px 0px',
    });
    element.getBoundingClientRect = () => rect;
  }
  let image: HTMLElement | undefined;
  fire(second, 'dragstart', { dataTransfer: { setDragImage: (el: HTMLElement) => void (image = el) } });
  expect([image?.parentElement, image?.style.height]).toEqual([document.body, '10px']);
  const indexAt = (clientY: number) => {
    fire(root, 'dragover', { clientX: 100, clientY });
    return editor.hook().query.getState().indicator?.placement.index;
  };
  // The middle of the first is at 20 + (10 + 24) / 2.
  expect([indexAt(36), indexAt(38)]).toEqual([0, 1]);
});

test('docs/recipes/iframe.mdx: copyStyles also copies the attributes of <html>', () => {
  const { copyStyles } = loadSample('recipes/iframe/copyStyles') as {
    copyStyles: (from: Document, to: Document) => void;
  };
  const [from, to] = [0, 1].map(() => document.implementation.createHTMLDocument()) as [Document, Document];
  from.head.innerHTML = '<style>p {}</style>';
  from.documentElement.dataset['theme'] = 'dark';
  copyStyles(from, to);
  expect([to.querySelectorAll('style').length, to.documentElement.dataset['theme']]).toEqual([1, 'dark']);
});

test('docs/recipes/iframe.mdx: UndoKey undoes from both documents, but not in a field or a disabled editor', () => {
  const { UndoKey } = loadSample('recipes/iframe/UndoKey') as { UndoKey: FC<{ inner: Document }> };
  const frame = document.body.appendChild(document.createElement('iframe'));
  const inner = frame.contentDocument as Document;
  const editor = createEditor(page(<Text />), {
    resolver,
    panel: () => (
      <>
        <UndoKey inner={inner} />
        <input />
      </>
    ),
  });
  let text = 0;
  const isUndoneIn = (target: HTMLElement, key = 'z') => {
    editor.run(({ actions }) =>
      actions.setProp(editor.at(0), (props) => void (props.text = String((text += 1)))),
    );
    fire(target, 'keydown', { key, ctrlKey: true });
    return !editor.hook().query.history.canUndo();
  };
  expect([isUndoneIn(document.body), isUndoneIn(inner.body, 'Z')]).toEqual([true, true]);
  expect(isUndoneIn(editor.find('input'))).toBe(false);
  editor.run(({ actions }) => actions.history.clear());
  editor.run(({ actions }) => actions.setOptions((options) => void (options.enabled = false)));
  expect(isUndoneIn(document.body)).toBe(false);
  frame.remove();
});

test('threeWidths lets a missing value fall back to the next wider one', () => {
  const { toVariables, toClassName } = loadSample('recipes/responsive-preview/threeWidths') as {
    toVariables: (name: string, value: object) => object;
    toClassName: (value: object) => string;
  };
  expect(toClassName({ desktop: 3, tablet: 1 }).split(/ +/)).toEqual(['grid', 'one-tablet', 'one-phone']);
  expect(toVariables('size', { desktop: 32, tablet: 24 })).toEqual({
    '--size': 32,
    '--size-tablet': 24,
    '--size-phone': 24,
  });
});
