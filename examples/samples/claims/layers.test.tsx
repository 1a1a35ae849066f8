/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Element } from '@craftjs/core';
import { Layers } from '@craftjs/layers';
import { Box, cleanUp, createEditor, fire, muteConsole, page, Text } from './editor';
import { Layer } from './layer';

// Claims of docs/additional/layers.mdx, checked in the published packages with custom layers. Drops in the panel are in
// layersDrops.test.tsx, and the built-in layer is in layersPanel.test.tsx.

beforeEach(muteConsole);

afterEach(cleanUp);

/** An editor with two texts and a container that holds a third one, and a panel that `toggle` mounts and unmounts. */
function createPanel(props: { expandRootOnLoad?: boolean }, options: { enabled?: boolean } = {}) {
  let isShown = false;
  const editor = createEditor(
    page(
      <Text text="one" />,
      <Text text="two" />,
      <Element is={Box} canvas>
        <Text text="inside" />
      </Element>,
    ),
    {
      resolver: { Box, Text },
      options,
      panel: () => isShown && <Layers {...props} renderLayer={Layer} />,
    },
  );
  return {
    ...editor,
    toggle: () => {
      isShown = !isShown;
      editor.rerender();
    },
    layers: () => [...document.querySelectorAll<HTMLElement>('.layer')],
  };
}

const resolver = { Box, Text };

test('with the Meta key, a click on a row adds its node to the selection', () => {
  const { hook, at, toggle, layers } = createPanel({ expandRootOnLoad: true });
  toggle();
  const [, first = document.body, second = document.body] = layers();
  for (const [row, metaKey] of [
    [first, false],
    [second, true],
  ] as const)
    for (const type of ['mousedown', 'click']) fire(row, type, { metaKey });
  expect(hook().query.getEvent('selected').all()).toEqual([at(0), at(1)]);
});

test('the panel opens for a nested selection without expandRootOnLoad, which then closes the root', () => {
  const rowsAfter = (expandRootOnLoad: boolean, isSelected: boolean) => {
    const { run, at, toggle, layers } = createPanel({ expandRootOnLoad });
    if (isSelected) run(({ actions }) => actions.selectNode(at(2, 0)));
    toggle();
    const { length } = layers();
    cleanUp();
    return length;
  };
  expect([rowsAfter(false, false), rowsAfter(true, false)]).toEqual([1, 4]);
  expect([rowsAfter(false, true), rowsAfter(true, true)]).toEqual([5, 1]);
});

test('a panel that mounts while the editor is disabled still selects and drags', () => {
  const { hook, toggle, layers } = createPanel({ expandRootOnLoad: true }, { enabled: false });
  toggle();
  const [, first = document.body] = layers();
  fire(first, 'mousedown');
  expect([hook().query.getEvent('selected').size(), first.getAttribute('draggable')]).toEqual([1, 'true']);
});

test('a panel that is there when the editor becomes disabled no longer selects or drags', () => {
  const { hook, run, toggle, layers } = createPanel({ expandRootOnLoad: true });
  toggle();
  run(({ actions }) => actions.setOptions((options) => void (options.enabled = false)));
  const [, first = document.body] = layers();
  fire(first, 'mousedown');
  expect([hook().query.getEvent('selected').size(), first.getAttribute('draggable')]).toEqual([0, 'false']);
});

test('a row that is dragged in the panel moves alone, although other nodes are selected, too', () => {
  const { hook, run, at, toggle, layers } = createPanel({ expandRootOnLoad: true });
  const [one, two, box] = [at(0), at(1), at(2)];
  toggle();
  run(({ actions }) => actions.selectNode([one, two]));
  const [, first, , last = document.body] = layers();
  const handle = first?.querySelector('b') ?? document.body;
  fire(handle, 'dragstart');
  // Without a layout, the mouse is at the lower edge of the row.
  fire(last, 'dragenter', { clientX: 0, clientY: 0 });
  fire(handle, 'dragend');
  expect(hook().query.node('ROOT').childNodes()).toEqual([two, box, one]);
});

test('the line is a frame around the row of a canvas in its middle, and missing in the closed row of a linked canvas', () => {
  const Owner = () => (
    <Element id="region" is={Box} canvas>
      <Text />
    </Element>
  );
  const editor = createEditor(
    page(
      <Text />,
      <Element is={Box} canvas>
        <Text />
      </Element>,
      <Owner />,
    ),
    {
      resolver: { ...resolver, Owner },
      panel: () => <Layers expandRootOnLoad renderLayer={Layer} />,
    },
  );
  editor.run(({ actions, query }) => actions.selectNode(query.node(editor.at(2)).linkedNodes()));
  const layers = document.querySelectorAll<HTMLElement>('.layer');
  expect(layers).toHaveLength(5);
  for (const element of document.querySelectorAll<HTMLElement>('.layer, .layer b'))
    element.getBoundingClientRect = () => new DOMRect(0, 0, 100, 40);
  fire(layers[1]?.querySelector('b') ?? document.body, 'dragstart');
  const lineAt = (row: number, clientY: number) => {
    for (const type of ['dragenter', 'dragover']) fire(layers[row] as HTMLElement, type, { clientY });
    const line = [...document.querySelectorAll('div')].find(({ style: { zIndex } }) => zIndex === '99999');
    return [line?.style.height, line?.style.borderWidth, line?.style.borderColor];
  };
  const colour = 'rgb(98, 196, 98)';
  expect(lineAt(2, 5)).toEqual(['2px', '0px', 'transparent']);
  expect(lineAt(2, 20)).toEqual(['40px', '1px', colour]);
  // The linked canvas.
  expect(lineAt(4, 20)).toEqual(['', '1px', 'transparent']);
});
