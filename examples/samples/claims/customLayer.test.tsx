/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { FC, ReactNode } from 'react';
import { Element } from '@craftjs/core';
import { Layers, useLayer } from '@craftjs/layers';
import { Box, cleanUp, createEditor, fire, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// Claims of docs/recipes/custom-layer.mdx about the rows of its samples, checked in the published packages.

beforeEach(muteConsole);
afterEach(cleanUp);

const CustomLayers = loadSample('recipes/custom-layer/CustomLayers')['default'] as FC;

function createSample() {
  const { find } = createEditor(undefined, { around: () => <CustomLayers /> });
  const labels = () =>
    [...document.querySelectorAll('.craft-layer-node span')].map(({ textContent }) => textContent);
  return {
    /** Presses a node on the page, and returns the names of the rows. */
    select: (selector: string) => {
      for (const type of ['mousedown', 'click']) fire(find(selector), type);
      return labels();
    },
    /** Opens or closes the row with a key, which selects nothing. */
    toggle: (name: string) => {
      fire(find(`[aria-label="Layers in ${name}"]`), 'click');
      return labels();
    },
  };
}

const closed = ['Page', 'Intro', 'Story'];
const open = [...closed, 'Body', 'End'];

test('a row that is closed around the selection stays closed until the selection has left it', () => {
  const { select, toggle } = createSample();
  expect(select('section > p')).toEqual(open);
  expect(toggle('Story')).toEqual(closed);
  expect(select('section > p + p')).toEqual(closed);
  expect(select('main > p')).toEqual(closed);
  expect(select('section > p + p')).toEqual(open);
});

test('selecting a nested node opens the rows above it, which were closed before', () => {
  const { select, toggle } = createSample();
  expect(toggle('Page')).toEqual(['Page']);
  expect(select('section > p')).toEqual(open);
});

/** An editor with a named text, and a panel whose rows have the buttons of the recipe. */
function createActionRows() {
  const { RowActions } = loadSample('recipes/custom-layer/RowActions') as { RowActions: FC };
  const Row = ({ children }: { children?: ReactNode }) => {
    const { connectors } = useLayer();
    return (
      <div ref={(el) => void (el && connectors.layer(connectors.layerHeader(el)))}>
        <RowActions />
        {children}
      </div>
    );
  };
  const editor = createEditor(page(<Element is={Text} custom={{ displayName: 'Intro' }} />), {
    resolver: { Box, Text },
    panel: () => <Layers expandRootOnLoad renderLayer={Row} />,
  });
  return { editor, buttons: () => [...document.querySelectorAll('button')] };
}

test('the actions of a custom layer select their node, and can delete neither the root nor a linked node', () => {
  const scrolled = jest.fn();
  HTMLElement.prototype.scrollIntoView = scrolled;
  const { editor, buttons } = createActionRows();
  const texts = () => buttons().map((button) => button.textContent);
  const click = (index: number) => fire(buttons()[index] ?? document.body, 'click');
  expect(texts()).toEqual(['Select', 'Select', 'Delete']);
  click(1);
  expect(editor.hook().query.getEvent('selected').last()).toBe(editor.at(0));
  expect(scrolled).toHaveBeenCalledTimes(1);
  click(2);
  expect([texts(), editor.crash()]).toEqual([['Select'], undefined]);
});

test('the actions of a custom layer have the custom name of the node in their labels, if there is one', () => {
  const { editor, buttons } = createActionRows();
  const labels = () => buttons().map((button) => button.getAttribute('aria-label'));
  expect(labels()).toEqual(['Select main', 'Select Intro', 'Delete Intro']);
  editor.run(({ actions }) => actions.setCustom(editor.at(0), (custom) => void (custom.displayName = '')));
  expect(labels().slice(1)).toEqual(['Select Text', 'Delete Text']);
});
