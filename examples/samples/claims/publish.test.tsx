/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { TextEncoder } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { ReactNode } from 'react';
import type { SerializedNodes } from '@craftjs/core';
import { cleanUp, muteConsole } from './editor';
import { loadSample } from './sample';

// Claims of docs/recipes/publish.mdx, checked in the published library.

globalThis.TextEncoder ??= TextEncoder as typeof globalThis.TextEncoder;

const { renderToStaticMarkup } = await import('react-dom/server');

beforeEach(muteConsole);

afterEach(cleanUp);

const named = (resolvedName: string, props: object = {}, rest: object = {}) => ({
  type: { resolvedName },
  props,
  nodes: [],
  linkedNodes: {},
  ...rest,
});

describe('docs/recipes/publish.mdx', () => {
  test('renderPage renders the nodes that readPage returns', () => {
    const { renderPage } = loadSample('recipes/publish/renderPage') as {
      renderPage: (saved: string | SerializedNodes, views: object) => ReactNode;
    };
    const { readPage } = loadSample('guides/save-load-state/src/readPage') as {
      readPage: (text: string, allowed: string[]) => SerializedNodes;
    };
    const { views } = loadSample('recipes/publish/views') as { views: object };
    const text = JSON.stringify({ version: 1, nodes: { ROOT: named('Text', { text: 'Hello' }) } });
    const html = renderToStaticMarkup(<>{renderPage(readPage(text, Object.keys(views)), views)}</>);
    expect(html).toContain('Hello');
  });
});
