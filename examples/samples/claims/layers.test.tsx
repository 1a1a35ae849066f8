/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FC, ReactElement, ReactNode } from 'react';
import { Element } from '@craftjs/core';
import { Layers, useLayer } from '@craftjs/layers';
import { Box, cleanUp, createEditor, fire, muteConsole, page, Text, uncaughtIn } from './editor';
import { loadSample } from './sample';

// Claims of docs/additional/layers.mdx, checked in the published packages with custom layers. Drops in the panel are in
// layersDrops.test.tsx, and the built-in layer is in layersPanel.test.tsx.

beforeEach(muteConsole);

afterEach(cleanUp);

const Layer = ({ children }: { children?: ReactNode }) => {
  const { connectors } = useLayer();
  return (
    <div className="layer" ref={(el) => void (el && connectors.layer(el))}>
      <b ref={(el) => void (el && connectors.drag(connectors.layerHeader(el)))} />
      {children}
    </div>
  );
};

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

test('the hovered flag of a layer follows the mouse only in the panel, and selected is never set', () => {
  const Flags = ({ children }: { children?: ReactNode }) => {
    const { connectors, event } = useLayer((layer) => ({ event: layer.event }));
    return (
      <div className="layer" title={JSON.stringify(event)} ref={(el) => void (el && connectors.layer(el))}>
        {children}
      </div>
    );
  };
  const editor = createEditor(page(<Text />), {
    resolver: { Text },
    panel: () => <Layers expandRootOnLoad renderLayer={Flags} />,
  });
  const layer = editor.find('.layer .layer');
  const { query } = editor.hook();
  const flagsAfter = (target: HTMLElement, type: string) => {
    fire(target, type);
    return JSON.parse(layer.title) as object;
  };
  expect(flagsAfter(editor.find('p'), 'mouseover')).toEqual({ selected: false, hovered: false });
  expect(query.node(editor.at(0)).isHovered()).toBe(true);
  expect(flagsAfter(layer, 'mouseover')).toEqual({ selected: false, hovered: true });
  expect(flagsAfter(layer, 'mousedown')).toEqual({ selected: false, hovered: true });
  expect(query.node(editor.at(0)).isSelected()).toBe(true);
});

describe('a layers panel', () => {
  /** Mounts an editor with two texts and their layers, and returns the elements of the layers. */
  function createLayers(renderLayer: (props: { children?: ReactNode }) => ReactElement) {
    const editor = createEditor(page(<Text />, <Text />), {
      resolver,
      panel: () => <Layers expandRootOnLoad renderLayer={renderLayer as never} />,
    });
    const [, first = document.body, second = document.body] =
      document.querySelectorAll<HTMLElement>('.layer');
    return { ...editor, first, second };
  }

  test('marks no node as dragged and sets no indicator in the state while its rows are dragged by their handle', () => {
    const { hook, at, first, second } = createLayers(Layer);
    const id = at(0);
    const handle = first.querySelector('b') ?? document.body;
    fire(handle, 'dragstart');
    fire(second, 'dragenter', { clientX: 0, clientY: 0 });
    const { indicator } = hook().query.getState();
    expect([hook().query.node(id).isDragged(), indicator]).toEqual([false, null]);
    fire(handle, 'dragend');
    // Outside its handle, a layer drags the node itself.
    fire(first, 'mousedown');
    fire(first, 'dragstart');
    expect(hook().query.node(id).isDragged()).toBe(true);
    fire(first, 'dragend');
  });

  test('throws during a drag without layerHeader, and stays mounted', () => {
    const { crash, first, second } = createLayers(({ children }) => {
      const { connectors } = useLayer();
      return (
        <div className="layer" ref={(el) => void (el && connectors.drag(connectors.layer(el)))}>
          {children}
        </div>
      );
    });
    const errors = uncaughtIn(() => {
      fire(first, 'dragstart');
      fire(second, 'dragenter', { clientX: 0, clientY: 0 });
    });
    expect([errors, crash()]).toEqual([
      ["Cannot read properties of null (reading 'getBoundingClientRect')"],
      undefined,
    ]);
  });

  test('shows a name per Row of the page, and the rows inside after a press on the button of their row', () => {
    const { Row } = loadSample('additional/layers/Row') as { Row: FC<{ children?: ReactNode }> };
    const panel = () => <Layers renderLayer={Row} />;
    const { find } = createEditor(page(<Text />), { resolver, panel });
    const names = () =>
      [...document.querySelectorAll('[style^="padding-left"]')].map((row) => row.firstChild?.textContent);
    expect(names()).toEqual(['main']);
    fire(find('[aria-label="Layers in main"]'), 'click');
    expect(names()).toEqual(['main', 'Text']);
    expect(document.querySelector('[aria-label="Layers in Text"]')).toBeNull();
  });

  test('lets components inside a layer call useLayer', () => {
    const Name = () => <i>{useLayer().depth}</i>;
    const { first } = createLayers(({ children }) => (
      <div className="layer">
        <Name />
        {children}
      </div>
    ));
    expect(first.textContent).toBe('1');
  });
});
