/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { type Options, ROOT_NODE, useEditor, useNode } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, muteConsole, page, Text } from './editor';

// Claims of docs/recipes/floating-toolbar.mdx, checked in the published library.

beforeEach(muteConsole);

afterEach(cleanUp);

const resolver = { Box, Text };

describe('docs/recipes/floating-toolbar.mdx', () => {
  const selectedAfterPress = (place: (bar: ReactElement) => ReactElement) => {
    const WithBar: Options['onRender'] = ({ render: node }) => {
      const { id } = useNode();
      const { isShown } = useEditor((_, query) => ({
        isShown: query.getEvent('selected').last() === id,
      }));
      return (
        <>
          {node}
          {isShown && place(<button title="Delete" />)}
        </>
      );
    };
    const editor = createEditor(page(<Text text="One" />), { resolver, options: { onRender: WithBar } });
    fire(editor.find('p'), 'mousedown');
    const button = document.querySelector<HTMLElement>('[title=Delete]');
    if (button) fire(button, 'mousedown');
    const [selected] = editor.hook().query.getEvent('selected').all();
    return selected === editor.at(0) ? 'node' : selected;
  };

  test('pressing a toolbar inside the page selects the parent, and in a portal it selects nothing', () => {
    expect(selectedAfterPress((bar) => bar)).toBe(ROOT_NODE);
    expect(selectedAfterPress((bar) => createPortal(bar, document.body))).toBe('node');
  });

  test('the collector of a deleted node’s toolbar runs once more without the node', () => {
    const runs: boolean[] = [];
    const WithBar: Options['onRender'] = ({ render: node }) => {
      const { id } = useNode();
      useEditor(({ nodes }) => {
        if (id !== ROOT_NODE) runs.push(id in nodes);
        return {};
      });
      return node;
    };
    const editor = createEditor(page(<Text />), { resolver, options: { onRender: WithBar } });
    runs.length = 0;
    editor.run(({ actions }) => actions.delete(editor.at(0)));
    expect(runs).toContain(false);
  });
});
