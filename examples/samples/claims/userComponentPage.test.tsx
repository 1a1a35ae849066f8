/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { FC, ReactElement, ReactNode } from 'react';
import { Element } from '@craftjs/core';
import type { UserComponent } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, muteConsole, page, type TestEditor, Text } from './editor';
import { loadSample } from './sample';

// Claims of docs/api/user-component.mdx, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

test('a missing rule and other keys allow everything, and a rule that is undefined rejects everything', () => {
  const checksWith = (rules: object) => {
    const Ruled: UserComponent = () => null;
    Ruled.craft = { rules };
    const editor = createEditor(page(<Element is={Ruled} canvas />, <Text />), { resolver: { Ruled, Text } });
    const { query } = editor.hook();
    const target = query.node(editor.at(0));
    const errors: string[] = [];
    const onError = (error: unknown) => void errors.push((error as Error).message);
    const results = [target.isDraggable(onError), target.isDroppable(editor.at(1), onError)];
    cleanUp();
    return [...results, ...errors.map((message) => message.replace(/^.*\b(can\w+)/, '$1'))];
  };
  const allow = () => true;
  expect(checksWith({ canDrag: allow, canFly: () => false })).toEqual([true, true]);
  expect(checksWith({ canDrag: undefined, canMoveIn: undefined })).toEqual([
    false,
    false,
    'canDrag is not a function',
    'canMoveIn is not a function',
  ]);
});

test('a node gets a function for each missing rule, and keeps undefined for a key that is undefined', () => {
  const Ruled: UserComponent = () => null;
  Ruled.craft = { rules: { canDrag: undefined } as object };
  const editor = createEditor(page(<Ruled />), { resolver: { Ruled } });
  const { canDrag, ...others } = editor.hook().query.node(editor.at(0)).get().rules;
  expect(canDrag).toBeUndefined();
  const results = Object.entries(others).map(([rule, allows]) => [rule, (allows as () => boolean)()]);
  expect(Object.fromEntries(results)).toEqual({ canDrop: true, canMoveIn: true, canMoveOut: true });
});

test('a rule without a return rejects everything, and an async one allows everything', () => {
  const allows = (canMoveIn: () => unknown) => {
    const Ruled: UserComponent = () => null;
    Ruled.craft = { rules: { canMoveIn: canMoveIn as () => boolean } };
    const editor = createEditor(page(<Element is={Ruled} canvas />, <Text />), { resolver: { Ruled, Text } });
    const accepted = editor.hook().query.node(editor.at(0)).isDroppable(editor.at(1));
    cleanUp();
    return accepted;
  };
  expect(allows(() => {})).toBe(false);
  expect(allows(() => Promise.resolve(false))).toBe(true);
});

test('an error that a rule throws rejects the drop and becomes its message', () => {
  const Broken: UserComponent = () => null;
  Broken.craft = {
    rules: {
      canMoveIn: () => {
        throw new Error('Full');
      },
    },
  };
  const editor = createEditor(page(<Element is={Broken} canvas />, <Text />), { resolver: { Broken, Text } });
  const onError = jest.fn();
  expect(editor.hook().query.node(editor.at(0)).isDroppable(editor.at(1), onError)).toBe(false);
  expect(onError).toHaveBeenCalledWith(new Error('Full'));
});

test('setProp with a rate of 500 joins a step that began less than 500 ms ago, so a long slide is several steps', () => {
  const editor = createEditor(page(<Text text="old" />), { resolver: { Text } });
  const id = editor.at(0);
  const start = Date.now() + 5000;
  for (const after of [0, 300, 490, 600, 900, 1200]) {
    jest.useFakeTimers({ now: start + after });
    editor.run(({ actions }) =>
      actions.history.throttle(500).setProp(id, (props) => void (props.text = String(after))),
    );
  }
  jest.useRealTimers();
  const undo = () => {
    editor.run(({ actions }) => actions.history.undo());
    return [editor.find('p').textContent, editor.hook().query.history.canUndo()];
  };
  expect([undo(), undo(), undo()]).toEqual([
    ['900', true],
    ['490', true],
    ['old', false],
  ]);
});

test('craft.isCanvas takes precedence over the canvas prop and over the saved value', () => {
  const Fixed: UserComponent = () => null;
  const rootWith = (isCanvas: boolean) => {
    Fixed.craft = { isCanvas };
    const data = `{"ROOT":{"type":{"resolvedName":"Fixed"},"isCanvas":${String(!isCanvas)},"props":{}}}`;
    const editors = [
      createEditor(<Element is={Fixed} canvas={!isCanvas} />, { resolver: { Fixed } }),
      createEditor(undefined, { resolver: { Fixed }, data }),
    ];
    return editors.map(({ hook }) => hook().query.node('ROOT').isCanvas());
  };
  expect([rootWith(true), rootWith(false)]).toEqual([
    [true, true],
    [false, false],
  ]);
});

describe('the boxes of the sample Rules', () => {
  /** The boxes of the sample, taken from the resolver of its editor. */
  const boxes = () => {
    const App = loadSample('api/user-component/Rules')['default'] as () => ReactElement<{ resolver: object }>;
    return App().props.resolver as Record<'AtMostOne' | 'NeverEmpty' | 'Action', FC<Record<string, unknown>>>;
  };
  /** Drags the nodes of `paths` to the node at `to`; all with the Meta key held, which lists some of them twice. */
  const dragWithMeta = (editor: TestEditor, paths: number[][], to: number[]) => {
    const domOf = (path: number[]) =>
      editor
        .hook()
        .query.node(editor.at(...path))
        .get().dom as HTMLElement;
    const sources = paths.map(domOf);
    const target = domOf(to);
    target.getBoundingClientRect = () => new DOMRect(0, 0, 300, 100);
    for (const source of sources) fire(source, 'mousedown', { metaKey: true });
    const last = sources.at(-1) as HTMLElement;
    fire(last, 'dragstart', { metaKey: true });
    fire(target, 'dragover', { clientX: 150, clientY: 50 });
    fire(last, 'dragend', { metaKey: true });
  };

  test.each([
    { held: 0, dragged: 1, moves: true },
    { held: 0, dragged: 2, moves: false },
    { held: 1, dragged: 1, moves: false },
  ])(
    'AtMostOne with $held actions accepts $dragged dragged with Meta: $moves',
    ({ held, dragged, moves }) => {
      const { AtMostOne, Action } = boxes();
      const actions = (count: number) => Array.from({ length: count }, () => <Action text="" />);
      const editor = createEditor(
        page(<Element is={AtMostOne} canvas children={actions(held)} />, ...actions(dragged)),
        { resolver: { AtMostOne, Action } },
      );
      dragWithMeta(
        editor,
        Array.from({ length: dragged }, (_, index) => [1 + index]),
        [0],
      );
      expect(editor.hook().query.node(editor.at(0)).childNodes()).toHaveLength(held + (moves ? dragged : 0));
    },
  );

  test('one call of move lets two actions into AtMostOne, which isDroppable for both rejects', () => {
    const { AtMostOne, Action } = boxes();
    const editor = createEditor(
      page(<Element is={AtMostOne} canvas />, <Action text="1" />, <Action text="2" />),
      { resolver: { AtMostOne, Action } },
    );
    const [box = '', ...both] = [0, 1, 2].map((index) => editor.at(index));
    expect(editor.hook().query.node(box).isDroppable(both)).toBe(false);
    editor.run(({ actions }) => actions.move(both, box, 0));
    expect(editor.crash()).toBeUndefined();
    expect(editor.hook().query.node(box).childNodes()).toHaveLength(2);
  });

  test.each([
    { held: 2, dragged: 1, moves: true },
    { held: 2, dragged: 2, moves: false },
    { held: 1, dragged: 1, moves: false },
  ])('NeverEmpty with $held actions lets $dragged go with Meta: $moves', ({ held, dragged, moves }) => {
    const { NeverEmpty, Action } = boxes();
    const box = (
      <Element is={NeverEmpty} canvas>
        {...Array.from({ length: held }, () => <Action text="" />)}
      </Element>
    );
    const editor = createEditor(page(box, <Element is={Box} canvas />), {
      resolver: { NeverEmpty, Action, Box },
    });
    dragWithMeta(
      editor,
      Array.from({ length: dragged }, (_, index) => [0, index]),
      [1],
    );
    expect(editor.hook().query.node(editor.at(0)).childNodes()).toHaveLength(held - (moves ? dragged : 0));
  });
});

test('only in a drag that starts with Meta, canMoveIn gets a node that wasn’t clicked last twice, and once per move at its drop', () => {
  const received: string[][] = [];
  const Ruled: UserComponent<{ children?: ReactNode }> = ({ children }) => <Box>{children}</Box>;
  Ruled.craft = {
    rules: { canMoveIn: (nodes) => received.push(nodes.map(({ data }) => data.props['text'] as string)) > 0 },
  };
  const editor = createEditor(page(<Element is={Ruled} canvas />, <Text text="1" />, <Text text="2" />), {
    resolver: { Ruled, Box, Text },
  });
  const find = (text: string) => {
    const found = [...document.querySelectorAll('p')].find(({ textContent }) => textContent === text);
    return found as HTMLElement;
  };
  const target = editor.find('section');
  target.getBoundingClientRect = () => new DOMRect(0, 0, 300, 100);
  const drag = (text: string, metaKey: boolean) => {
    received.length = 0;
    fire(find(text), 'dragstart', { metaKey });
    fire(target, 'dragover', { clientX: 150, clientY: 50 });
    const [during, ...others] = [...received];
    expect(others).toEqual([]);
    fire(find(text), 'dragend');
    return [during, ...received.slice(1)];
  };
  const press = (text: string, metaKey: boolean) => {
    for (const type of ['mousedown', 'click']) fire(find(text), type, { metaKey });
  };
  press('1', false);
  expect(drag('1', true)).toEqual([['1'], ['1']]);
  fire(find('2'), 'mousedown', { metaKey: true });
  expect(drag('2', true)).toEqual([['1', '2', '2'], ['1'], ['2'], ['2']]);
  press('2', false);
  expect(drag('2', false)).toEqual([['2'], ['2']]);
});
