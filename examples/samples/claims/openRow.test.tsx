/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ReactNode } from 'react';
import { Element, ROOT_NODE } from '@craftjs/core';
import { Layers, useLayer } from '@craftjs/layers';
import { Box, cleanUp, createEditor, fire, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// Claims of docs/recipes/custom-layer.mdx about rows that start open, checked in the published packages.

beforeEach(muteConsole);
afterEach(cleanUp);

const openEmptyRowsToo = (code: string) => code.replace('children.length > 0 && ', '');

test.each([
  ['as it is', undefined, false, [true, false, true]],
  ['as it is, with expandRootOnLoad', undefined, true, [true, false, true]],
  ['without the check for rows inside', openEmptyRowsToo, false, [true, true, true]],
])(
  'with useOpenRow %s, the rows of the page, an empty canvas and a full one start as expected',
  (_, change, expandRootOnLoad, expected) => {
    const { useOpenRow } = loadSample('recipes/custom-layer/useOpenRow', change) as { useOpenRow(): void };
    const expanded = new Map<string, boolean>();
    const Row = ({ children }: { children?: ReactNode }) => {
      useOpenRow();
      const layer = useLayer(({ expanded: isOpen }) => ({ isOpen }));
      expanded.set(layer.id, layer.isOpen);
      return (
        <div ref={(el) => void (el && layer.connectors.layer(layer.connectors.layerHeader(el)))}>
          {children}
        </div>
      );
    };
    const box = (children?: ReactNode) => <Element is={Box} canvas children={children} />;
    const editor = createEditor(page(box(), box(<Text />)), {
      resolver: { Box, Text },
      panel: () => <Layers renderLayer={Row} expandRootOnLoad={expandRootOnLoad} />,
    });
    expect([ROOT_NODE, editor.at(0), editor.at(1)].map((id) => expanded.get(id))).toEqual(expected);
  },
);

test('a row that useOpenRow has opened stays closed once it is closed, until its parent is reopened', () => {
  const { useOpenRow } = loadSample('recipes/custom-layer/useOpenRow') as { useOpenRow(): void };
  const Row = ({ children }: { children?: ReactNode }) => {
    useOpenRow();
    const { id, actions, connectors } = useLayer();
    return (
      <div ref={(el) => void (el && connectors.layer(connectors.layerHeader(el)))}>
        <button type="button" data-row={id} onClick={actions.toggleLayer} />
        {children}
      </div>
    );
  };
  const nested = (
    <Element is={Box} canvas>
      <Text />
    </Element>
  );
  const editor = createEditor(page(nested), {
    resolver: { Box, Text },
    panel: () => <Layers renderLayer={Row} />,
  });
  const rowsAfter = (id: string) => {
    fire(editor.find(`[data-row="${id}"]`), 'click');
    return document.querySelectorAll('[data-row]').length;
  };
  const box = editor.at(0);
  expect([box, ROOT_NODE, ROOT_NODE].map(rowsAfter)).toEqual([2, 1, 3]);
});
