/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cloneElement, type FC, type ReactElement } from 'react';
import { Element, ROOT_NODE } from '@craftjs/core';
import type { Options, SerializedNodes } from '@craftjs/core';
import { Box, cleanUp, createEditor, muteConsole, page, type TestEditor, Text } from './editor';
import { loadSample } from './sample';

// Claims of docs/concepts/changes.mdx and docs/recipes/unsaved-changes.mdx, checked in the published library.

beforeEach(muteConsole);

afterEach(cleanUp);

const Region = () => <Element id="region" is={Box} canvas children={<Text text="In it" />} />;

const Any: FC<Record<string, unknown>> = () => <Text text="any" />;

const resolver = { Text, Box, Region, Any };

const texts = (...all: string[]) => page(...all.map((text) => <Text key={text} text={text} />));

const threeTexts = () => createEditor(texts('1', '2', '3'), { resolver });

const undo = (editor: TestEditor) => editor.run(({ actions }) => actions.history.undo());

const addRegion = (editor: TestEditor) =>
  editor.run(({ actions, query }) =>
    actions.addNodeTree(query.parseReactElement(<Region />).toNodeTree(), ROOT_NODE),
  );

describe('docs/concepts/changes.mdx and docs/recipes/unsaved-changes.mdx', () => {
  const { nodesOfPage } = loadSample('recipes/unsaved-changes/nodesOfPage') as {
    nodesOfPage: (nodes: SerializedNodes) => SerializedNodes;
  };
  const save = (editor: TestEditor) => JSON.stringify(nodesOfPage(editor.hook().query.getSerializedNodes()));

  test.each<[string, (editor: TestEditor) => void]>([
    ['a deletion', ({ run, at }) => run(({ actions }) => actions.delete(at(0)))],
    ['an addition with a linked node', addRegion],
  ])('after %s is undone, nodesOfPage gives the same string and serialize() another one', (_, change) => {
    const editor = threeTexts();
    const { query } = editor.hook();
    const before = [save(editor), query.serialize()];
    change(editor);
    undo(editor);
    expect([save(editor) === before[0], query.serialize() === before[1]]).toEqual([true, false]);
  });

  test('loading a string of nodesOfPage and building it again gives the same string', () => {
    const editor = createEditor(page(<Region />, <Text text="1" />), { resolver });
    const data = save(editor);
    expect(JSON.parse(data)).toEqual(JSON.parse(editor.hook().query.serialize()));
    expect(save(createEditor(undefined, { resolver, data }))).toBe(data);
    expect(save(createEditor(undefined, { resolver }))).toBe('{}');
  });

  test.each<[string, boolean, (props: Record<string, unknown>) => void]>([
    ['deleted', false, (props) => delete props['first']],
    ['set to undefined', true, (props) => (props['first'] = undefined)],
  ])('a prop that was %s keeps its place after an undo: %s', (_, keeps, change) => {
    const editor = createEditor(page(<Any first="1" second="2" />), { resolver });
    const before = save(editor);
    editor.run(({ actions }) => actions.setProp(editor.at(0), change));
    undo(editor);
    expect(save(editor) === before).toBe(keeps);
  });

  test('useChangedIds reports added, changed and deleted ids with the parent, and only the parent after a reorder', () => {
    const { useChangedIds } = loadSample('concepts/changes/useChangedIds') as {
      useChangedIds: (
        report: (ids: string[], before: object, now: object) => void,
      ) => Options['onNodesChange'];
    };
    let changed: string[] = [];
    let deleted: string[] = [];
    const report = (ids: string[], before: object, now: object) => {
      changed = ids;
      deleted = ids.filter((id) => id in before && !(id in now));
    };
    const Around: FC<{ children: ReactElement }> = ({ children }) =>
      cloneElement(children, { onNodesChange: useChangedIds(report) });
    const editor = createEditor(texts('1', '2'), {
      resolver,
      around: (element) => <Around>{element}</Around>,
    });
    const [first, second] = [editor.at(0), editor.at(1)];
    const after = (change: Parameters<TestEditor['run']>[0]) => {
      editor.run(change);
      return [...changed].sort();
    };
    expect([...changed].sort()).toEqual([ROOT_NODE, first, second].sort());
    expect(after(({ actions }) => actions.setProp(first, (props) => (props['text'] = 'new')))).toEqual([
      first,
    ]);
    expect(after(({ actions }) => actions.move(first, ROOT_NODE, 2))).toEqual([ROOT_NODE]);
    expect(after(({ actions }) => actions.delete(second))).toEqual([ROOT_NODE, second].sort());
    expect(deleted).toEqual([second]);
  });

  test('a Node object passed to move is not a draft, so onBeforeMoveEnd cannot change it', () => {
    const onBeforeMoveEnd: Options['onBeforeMoveEnd'] = (node) => (node.data.props['moved'] = true);
    const crashOf = (asObject: boolean) => {
      const editor = createEditor(texts('1', '2'), { resolver, options: { onBeforeMoveEnd } });
      const id = editor.at(0);
      editor.run(({ actions, query }) => actions.move(asObject ? query.node(id).get() : id, ROOT_NODE, 2));
      return editor.crash();
    };
    expect([crashOf(false), crashOf(true)]).toEqual([undefined, expect.stringContaining('not extensible')]);
  });

  test('a new onNodesChange at each render undoes a change of setOptions, and a stable one does not', () => {
    const stable = () => {};
    const staysDisabled = (isStable: boolean) => {
      const around = (editor: ReactElement) =>
        cloneElement(editor, { enabled: true, onNodesChange: isStable ? stable : () => {} });
      const editor = createEditor(texts('1'), { resolver, around });
      editor.run(({ actions }) => actions.setOptions((options) => void (options.enabled = false)));
      editor.rerender();
      return !editor.hook().query.getOptions().enabled;
    };
    expect([staysDisabled(true), staysDisabled(false)]).toEqual([true, false]);
  });
});
