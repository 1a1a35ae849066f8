/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { useNode } from '@craftjs/core';
import { cleanUp, createEditor, fire, muteConsole, page } from './editor';
import { loadSample } from './sample';

// A claim of docs/recipes/rich-text.mdx, checked with its sample and the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

const { holdStill } = loadSample('recipes/rich-text/holdStill') as {
  holdStill: (element: HTMLElement) => () => void;
};

const Letters = () => {
  const { connectors } = useNode();
  return (
    <div
      ref={(element) => {
        if (element) connectors.connect(connectors.drag(element));
      }}
    >
      <b>Letters</b>
    </div>
  );
};

test('a drag of selected letters drags the node only after the text was released', () => {
  const editor = createEditor(page(<Letters />), { resolver: { Letters } });
  const text = editor.find('b');
  const dragged = () => {
    fire(text, 'dragstart');
    return editor.hook().query.getEvent('dragged').size();
  };
  const release = holdStill(text);
  const held = dragged();
  release();
  expect([held, dragged()]).toEqual([0, 1]);
});
