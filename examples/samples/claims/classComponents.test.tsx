/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Component, createRef } from 'react';
import { connectEditor, connectNode } from '@craftjs/core';
import type { UserComponent } from '@craftjs/core';
import { cleanUp, createEditor, muteConsole, page } from './editor';

// Claims of docs/api/class-components.mdx, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

let received: Record<string, unknown> = {};

class Probe extends Component {
  override render() {
    received = this.props as Record<string, unknown>;
    return null;
  }
}

test('connectNode passes on the result of useNode, and props of the component win over it', () => {
  const Connected: UserComponent = connectNode(() => ({ collected: 1 }))(Probe);
  const editor = createEditor(page(<Connected related="mine" />), { resolver: { Connected } });
  // The editor itself passes the children.
  const injected = Object.keys(received).filter((name) => name !== 'children');
  expect(injected.sort()).toEqual([
    'actions',
    'collected',
    'connectors',
    'id',
    'inContext',
    'inNodeContext',
    'related',
    'setProp',
    'store',
  ]);
  expect(received).toMatchObject({ collected: 1, id: editor.at(0), related: 'mine' });
});

test('connectEditor passes on the result of useEditor, and its collector also gets the queries', () => {
  const collect = ((_: unknown, query: { getNodes: () => object }) => ({
    ids: Object.keys(query.getNodes()),
  })) as unknown as () => { ids: string[] };
  const Connected = connectEditor(collect)(Probe);
  createEditor(page(), { panel: () => <Connected query="mine" /> });
  expect(Object.keys(received).sort()).toEqual([
    'actions',
    'connectors',
    'ids',
    'inContext',
    'query',
    'store',
  ]);
  expect(received).toMatchObject({ ids: ['ROOT'], query: 'mine' });
});

test('a ref on a connected component stays empty', () => {
  const ref = createRef();
  const Connected = connectEditor()(Probe);
  createEditor(page(), { panel: () => <Connected ref={ref} /> });
  expect(ref.current).toBeNull();
  expect(logged()).toMatch(/Function components cannot be given refs/);
});

test('a connected component without craft.displayName is named after its key in the resolver', () => {
  const Connected = connectNode()(Probe);
  const editor = createEditor(page(<Connected />), { resolver: { Heading: Connected } });
  expect(editor.hook().query.node(editor.at(0)).get().data.displayName).toBe('Heading');
});

const logged = () => (console.error as unknown as { mock: { calls: unknown[][] } }).mock.calls.join();
