/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Element } from '@craftjs/core';
import type { SerializedNodes, UserComponent } from '@craftjs/core';
import { cleanUp, createEditor, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// A claim of docs/concepts/linked-nodes.mdx about regions that a component no longer renders.

beforeEach(muteConsole);
afterEach(cleanUp);

test('withoutRegion drops a region with its content and all orphans, and keeps the rest of the page', () => {
  const { withoutRegion } = loadSample('concepts/linked-nodes/withoutRegion') as {
    withoutRegion(nodes: SerializedNodes, owner: string, key: string): SerializedNodes;
  };
  const Card: UserComponent = () => (
    <>
      <Element id="media" is="div" canvas children={<i>kept</i>} />
      <Element id="words" is="ul" canvas children={<Text text="removed" />} />
    </>
  );
  const Plain: UserComponent = () => <Element id="media" is="div" canvas children={<i>kept</i>} />;
  expect(withoutRegion({}, 'Card', 'words')).toEqual({});
  const { hook } = createEditor(page(<Card />, <p>beside</p>), { resolver: { Card, Text } });
  const saved = hook().query.getSerializedNodes();
  const orphan = {
    ...(Object.values(saved)[0] as SerializedNodes[string]),
    parent: 'gone',
    nodes: [],
    linkedNodes: {},
  };
  // Nodes without children may lack `nodes` in JSON that another program has written.
  const ROOT = { ...orphan, nodes: undefined } as unknown as SerializedNodes[string];
  expect(Object.keys(withoutRegion({ ROOT }, 'Card', 'words'))).toEqual(['ROOT']);
  const left = withoutRegion({ ...saved, orphan }, 'Card', 'words');
  // Without Text in the resolver, which an older page would need.
  const reopened = createEditor(undefined, { resolver: { Card: Plain }, data: left });
  expect(reopened.crash()).toBeUndefined();
  const types = Object.values(reopened.hook().query.getNodes()).map(({ data }) => data.displayName);
  expect(types.sort()).toEqual(['Card', 'div', 'i', 'main', 'p']);
  expect(createEditor(undefined, { resolver: { Card: Plain }, data: saved }).crash()).toContain(
    "(reading 'name')",
  );
});
