/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { FC, ReactElement, ReactNode } from 'react';
import { Element, ROOT_NODE, useNode } from '@craftjs/core';
import type { Indicator, Options, UserComponent } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, muteConsole, page, place, Text, uncaughtIn } from './editor';
import { loadSample } from './sample';

// Claims of docs/recipes/drop-feedback.mdx, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

test('the Highlight sample renders again only for a container that gains or loses the outline', () => {
  const { Highlight } = loadSample('recipes/drop-feedback/Highlight') as {
    Highlight: (props: { render: ReactElement }) => ReactElement;
  };
  const rendered: string[] = [];
  const Recorder = (props: { render: ReactElement }) => {
    rendered.push(useNode().id);
    return Highlight(props);
  };
  const editor = createEditor(page(<Element is={Box} canvas />, <Element is={Box} canvas />, <Text />), {
    resolver: { Box, Text },
    options: { onRender: Recorder as Options['onRender'] },
  });
  place(editor, ROOT_NODE, 0, 0, 300, 400);
  const first = place(editor, editor.at(0), 0, 0, 300, 100);
  const second = place(editor, editor.at(1), 0, 100, 300, 100);
  const text = place(editor, editor.at(2), 0, 210, 300, 20);
  for (const type of ['mouseover', 'mousedown', 'dragstart']) fire(text, type);
  const renderedOver = (target: HTMLElement, clientY: number) => {
    rendered.length = 0;
    fire(target, 'dragover', { clientX: 150, clientY });
    return new Set(rendered);
  };
  const [one, two] = [editor.at(0), editor.at(1)];
  expect(renderedOver(first, 50)).toEqual(new Set([one]));
  expect(renderedOver(first, 60)).toEqual(new Set());
  expect(renderedOver(second, 150)).toEqual(new Set([one, two]));
  expect([first.style.boxShadow, second.style.boxShadow]).toEqual(['', '0 0 0 3px #16a34a']);
});

test('with isDroppable in its collector, Highlight outlines each container that accepts the dragged node', () => {
  const { Highlight } = loadSample('recipes/drop-feedback/Highlight', (code) =>
    code.replace(
      /useEditor\(\(\{ indicator[^]*?\n {2}\}\);/,
      `useEditor((_, query) => {
        const ids = query.getEvent('dragged').all();
        return { color: ids.length > 0 && query.node(id).isDroppable(ids) ? 'green' : '' };
      });`,
    ),
  ) as { Highlight: Options['onRender'] };
  const Closed: UserComponent<{ children?: ReactNode }> = (props) => <Box {...props} />;
  Closed.craft = { isCanvas: true, rules: { canMoveIn: () => false } };
  const editor = createEditor(page(<Element is={Box} canvas />, <Closed />, <Text />), {
    resolver: { Box, Closed, Text },
    options: { onRender: Highlight },
    panel: ({ connectors }) => <button ref={(el) => void (el && connectors.create(el, <Text />))} />,
  });
  const shadows = () =>
    [ROOT_NODE, editor.at(0), editor.at(1), editor.at(2)].map(
      (id) => editor.hook().query.node(id).get().dom?.style.boxShadow !== '',
    );
  fire(editor.find('p'), 'dragstart');
  expect(shadows()).toEqual([true, true, false, false]);
  fire(editor.find('p'), 'dragend');
  fire(editor.find('button'), 'dragstart');
  expect(shadows()).toEqual([false, false, false, false]);
});

test('the rules run when the place of the drop changes, and not on each move of the mouse', () => {
  let calls = 0;
  const Counting: UserComponent<{ children?: ReactNode }> = (props) => <Box {...props} />;
  Counting.craft = { isCanvas: true, rules: { canMoveIn: () => calls++ >= 0 } };
  const editor = createEditor(
    page(
      <Counting>
        <Text />
        <Text />
      </Counting>,
      <Text />,
    ),
    { resolver: { Counting, Text } },
  );
  place(editor, ROOT_NODE, 0, 0, 300, 300);
  const target = place(editor, editor.at(0), 0, 0, 300, 100);
  place(editor, editor.at(0, 0), 0, 20, 300, 30);
  place(editor, editor.at(0, 1), 0, 50, 300, 30);
  fire(place(editor, editor.at(1), 0, 150, 300, 20), 'dragstart');
  const callsAt = (clientY: number) => {
    fire(target, 'dragover', { clientX: 50, clientY });
    return calls;
  };
  expect([30, 31, 60, 61].map(callsAt)).toEqual([1, 1, 2, 2]);
});

test.each(['canMoveIn', 'canMoveOut', 'canDrop'] as const)(
  'an error that %s throws during a drag becomes the error of the indicator, and nothing is logged',
  (rule) => {
    const reason = new TypeError('A mistake');
    const Ruled = (name: typeof rule) => {
      const Component: UserComponent<{ children?: ReactNode }> = (props) => <Box {...props} />;
      const reject = () => {
        throw reason;
      };
      Component.craft = { isCanvas: true, rules: name === rule ? { [name]: reject } : {} };
      return Component;
    };
    const resolver = { Target: Ruled('canMoveIn'), Source: Ruled('canMoveOut'), Part: Ruled('canDrop') };
    const { Target, Source, Part } = resolver;
    const source = (
      <Source>
        <Part />
      </Source>
    );
    const editor = createEditor(page(<Target />, source), { resolver });
    place(editor, ROOT_NODE, 0, 0, 300, 300);
    const target = place(editor, editor.at(0), 0, 0, 300, 100);
    place(editor, editor.at(1), 0, 150, 300, 100);
    const part = place(editor, editor.at(1, 0), 0, 180, 300, 20);
    const uncaught = uncaughtIn(() => {
      fire(part, 'dragstart');
      fire(target, 'dragover', { clientX: 150, clientY: 50 });
    });
    expect((editor.hook().query.getState().indicator as Indicator).error).toBe(reason);
    fire(part, 'dragend');
    expect(editor.hook().query.node(editor.at(1)).childNodes()).toHaveLength(1);
    expect(uncaught).toEqual([]);
    expect([console.error, console.warn].map((log) => jest.mocked(log).mock.calls)).toEqual([[], []]);
  },
);

test('the sample Rejection shows the reason of the rule of Photo until the drag ends, and no message of the library', () => {
  const { Photo, Rejection } = loadSample('recipes/drop-feedback/Photo') as {
    Photo: FC<{ src: string }>;
    Rejection: FC;
  };
  const TextBox: typeof Box = (props) => <Box {...props} />;
  const Closed: UserComponent<{ children?: ReactNode }> = (props) => <Box {...props} />;
  Closed.craft = { isCanvas: true, rules: { canMoveIn: () => false } };
  const boxes = [<Element key="text" is={TextBox} canvas />, <Photo key="photo" src="sea.jpg" />];
  const editor = createEditor(page(...boxes, <Closed />), {
    resolver: { TextBox, Photo, Closed },
    panel: () => <Rejection />,
  });
  const root = place(editor, ROOT_NODE, 0, 0, 300, 300);
  const box = place(editor, editor.at(0), 0, 0, 300, 100);
  const photo = place(editor, editor.at(1), 0, 150, 300, 20);
  const closed = place(editor, editor.at(2), 0, 170, 300, 80);
  const reason = () => editor.find('[role=status]').textContent;
  fire(photo, 'dragstart');
  fire(box, 'dragover', { clientX: 150, clientY: 50 });
  expect(reason()).toBe('This box takes text only.');
  fire(closed, 'dragover', { clientX: 150, clientY: 210 });
  expect(reason()).toBe('This can’t be dropped here.');
  fire(root, 'dragover', { clientX: 150, clientY: 280 });
  expect(reason()).toBe('');
  fire(box, 'dragover', { clientX: 150, clientY: 50 });
  fire(photo, 'dragend');
  expect(reason()).toBe('');
});

test.each([
  { held: 1, dragged: 1, moves: true },
  { held: 1, dragged: 2, moves: false },
  { held: 2, dragged: 1, moves: false },
])(
  'PairBox with $held parts takes $dragged dragged with Meta, listed twice: $moves',
  ({ held, dragged, moves }) => {
    const { PairBox } = loadSample('recipes/drop-feedback/boxes') as { PairBox: typeof Box };
    const parts = (count: number) => Array.from({ length: count }, () => <Text />);
    const editor = createEditor(page(<PairBox>{...parts(held)}</PairBox>, ...parts(dragged)), {
      resolver: { PairBox, Text },
    });
    place(editor, ROOT_NODE, 0, 0, 300, 300);
    const box = place(editor, editor.at(0), 0, 0, 300, 100);
    for (let index = 0; index < held; index++)
      place(editor, editor.at(0, index), 0, 20 + 20 * index, 300, 20);
    const sources = Array.from({ length: dragged }, (_, index) =>
      place(editor, editor.at(1 + index), 0, 150, 300, 20),
    );
    for (const source of sources) fire(source, 'mousedown', { metaKey: true });
    const last = sources.at(-1) as HTMLElement;
    fire(last, 'dragstart', { metaKey: true });
    fire(box, 'dragover', { clientX: 150, clientY: 30 });
    fire(last, 'dragend', { metaKey: true });
    expect(editor.hook().query.node(editor.at(0)).childNodes()).toHaveLength(held + (moves ? dragged : 0));
  },
);
