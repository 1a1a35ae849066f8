/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FC, ReactElement, ReactNode } from 'react';
import { Element } from '@craftjs/core';
import { Layers, useLayer } from '@craftjs/layers';
import { cleanUp, createEditor, fire, muteConsole, page, Text, uncaughtIn } from './editor';
import { Layer } from './layer';
import { loadSample } from './sample';

// Claims of docs/additional/use-layer.mdx, checked in the published packages.

beforeEach(muteConsole);

afterEach(cleanUp);

/** Mounts an editor with two texts and their layers, and returns the elements of the layers. */
function createLayers(renderLayer: (props: { children?: ReactNode }) => ReactElement) {
  const editor = createEditor(page(<Text />, <Text />), {
    resolver: { Text },
    panel: () => <Layers expandRootOnLoad renderLayer={renderLayer as never} />,
  });
  const [, first = document.body, second = document.body] = document.querySelectorAll<HTMLElement>('.layer');
  return { ...editor, first, second };
}

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

test('a layers panel marks no node as dragged and sets no indicator in the state while its rows are dragged by their handle', () => {
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

test('a layers panel throws during a drag without layerHeader, and stays mounted', () => {
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

test('a layers panel shows the custom name of each node in its Row, or else its display name, and the rows inside after a press on the button of their row', () => {
  const exportRow = (code: string) => code.replace('const Row', 'export const Row');
  const { Row } = loadSample('additional/use-layer/Outline', exportRow) as {
    Row: FC<{ children?: ReactNode }>;
  };
  const panel = () => <Layers renderLayer={Row} />;
  const named = <Element is={Text} custom={{ displayName: 'Intro' }} />;
  const { find, run, at } = createEditor(page(named), { resolver: { Text }, panel });
  const names = () =>
    [...document.querySelectorAll('.craft-layer-node > div > div:first-child')].map(
      (row) => row.firstChild?.textContent,
    );
  expect(names()).toEqual(['main']);
  const button = find('[aria-label="Layers in main"]');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fire(button, 'click');
  expect(names()).toEqual(['main', 'Intro']);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(document.querySelector('[aria-label="Layers in Intro"]')).toBeNull();
  run(({ actions }) => actions.setCustom(at(0), (custom) => void delete custom.displayName));
  expect(names()).toEqual(['main', 'Text']);
});

test('components inside a layer can call useLayer, too', () => {
  const Name = () => <i>{useLayer().depth}</i>;
  const { first } = createLayers(({ children }) => (
    <div className="layer">
      <Name />
      {children}
    </div>
  ));
  expect(first.textContent).toBe('1');
});
