/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type FC, type ReactElement, StrictMode } from 'react';
import { act } from 'react-dom/test-utils';
import { Element, ROOT_NODE } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, muteConsole, page, type TestEditor, Text } from './editor';

// Claims of docs/concepts/history.mdx, checked in the published library.

beforeEach(muteConsole);

afterEach(cleanUp);

const Region = () => <Element id="region" is={Box} canvas children={<Text text="In it" />} />;

const Any: FC<Record<string, unknown>> = () => <Text text="any" />;

type StyledProps = { style?: { color: string } };

const resolver = { Text, Box, Region, Any };

const texts = (...all: string[]) => page(...all.map((text) => <Text key={text} text={text} />));

const threeTexts = () => createEditor(texts('1', '2', '3'), { resolver });

const shown = (editor: TestEditor) => editor.find('main').textContent;

const undo = (editor: TestEditor) => editor.run(({ actions }) => actions.history.undo());

const addRegion = (editor: TestEditor) =>
  editor.run(({ actions, query }) =>
    actions.addNodeTree(query.parseReactElement(<Region />).toNodeTree(), ROOT_NODE),
  );

const countNodes = (editor: TestEditor) => Object.keys(editor.hook().query.getNodes()).length;

describe('docs/concepts/history.mdx', () => {
  test('an equal object is a step, and a move to the same place is none', () => {
    const editor = createEditor(page(<Any style={{ margin: 0 }} />), { resolver });
    const { query } = editor.hook();
    editor.run(({ actions }) => actions.move(editor.at(0), ROOT_NODE, 1));
    expect(query.history.canUndo()).toBe(false);
    editor.run(({ actions }) => actions.setProp(editor.at(0), (props) => void (props.style = { margin: 0 })));
    expect(query.history.canUndo()).toBe(true);
  });

  test('undo and redo work while the editor is disabled', () => {
    const editor = threeTexts();
    editor.run(({ actions }) => actions.delete(editor.at(0)));
    editor.run(({ actions }) => actions.setOptions((options) => void (options.enabled = false)));
    undo(editor);
    const undone = shown(editor);
    editor.run(({ actions }) => actions.history.redo());
    expect([undone, shown(editor)]).toEqual(['123', '23']);
  });

  test('undoing an addition leaves linked nodes behind, and each redo and undo adds more', () => {
    const editor = threeTexts();
    const before = countNodes(editor);
    addRegion(editor);
    const counts = [1, 2].map(() => {
      undo(editor);
      const count = countNodes(editor);
      editor.run(({ actions }) => actions.history.redo());
      return count - before;
    });
    expect(counts).toEqual([2, 4]);
  });

  test('redoing an addition creates new linked nodes, and redoing an edit of the old ones changes only orphans', () => {
    const editor = createEditor(page(), { resolver });
    const redo = () => editor.run(({ actions }) => actions.history.redo());
    const textOf = (id: string) => editor.hook().query.node(id).get().data.props['text'] as string;
    const linked = () => editor.hook().query.node(editor.at(0)).linkedNodes()[0] ?? '';
    const inside = (id: string) => editor.hook().query.node(id).childNodes()[0] ?? '';
    addRegion(editor);
    const [oldRegion, oldText] = [linked(), inside(linked())];
    editor.run(({ actions }) => actions.setProp(oldText, (props) => void (props['text'] = 'Edited')));
    expect(shown(editor)).toBe('Edited');
    undo(editor);
    undo(editor);
    redo();
    expect([shown(editor), textOf(oldText)]).toEqual(['In it', 'In it']);
    expect(linked()).not.toBe(oldRegion);
    redo();
    expect([shown(editor), textOf(oldText)]).toEqual(['In it', 'Edited']);
    const { ancestors } = editor.hook().query.node(oldText);
    expect([ancestors()[0], editor.hook().query.history.canRedo()]).toEqual([oldRegion, false]);
  });

  test('undoing the move of a node that was deleted through ignore() unmounts the editor', () => {
    const editor = threeTexts();
    const id = editor.at(0);
    editor.run(({ actions }) => actions.move(id, ROOT_NODE, 3));
    editor.run(({ actions }) => actions.history.ignore().delete(id));
    undo(editor);
    expect(editor.crash()).toContain("(reading 'children')");
  });

  test.each([
    ['unmounts the editor after a selection', true],
    ['fails silently if nothing happened in between, and undoes the step before', false],
  ])('undoing a change inside an object that was deleted through ignore() %s', (_, isSelected) => {
    const editor = createEditor(page(<Any />), { resolver });
    const change = (isRecorded: boolean, recipe: (props: StyledProps) => void) =>
      editor.run(({ actions }) => {
        const { setProp } = isRecorded ? actions : actions.history.ignore();
        setProp(editor.at(0), recipe);
      });
    change(true, (props) => void (props.style = { color: 'red' }));
    change(true, ({ style }) => void (style && (style.color = 'teal')));
    change(false, (props) => delete props.style);
    if (isSelected) editor.run(({ actions }) => actions.selectNode(editor.at(0)));
    expect(editor.crash()).toBeUndefined();
    undo(editor);
    if (isSelected) expect(editor.crash()).toContain('Cannot apply patch');
    else expect([editor.crash(), editor.hook().query.history.canUndo()]).toEqual([undefined, false]);
  });

  const strictly = (editor: ReactElement) => <StrictMode>{editor}</StrictMode>;

  test.each([
    [
      'in strict mode, one of two actions becomes two steps, so the second undo does nothing',
      strictly,
      'ax b',
    ],
    ['without it, two undos revert two actions', undefined, 'a b'],
  ])('%s', (_, around, expected) => {
    const editor = createEditor(texts('a ', 'b'), {
      resolver,
      ...(around && { around }),
      panel: ({ actions, query }) => {
        const changeBoth = () =>
          query
            .node(ROOT_NODE)
            .childNodes()
            .forEach((id, index) => {
              actions.setProp(id, (props) => void (props.text = index === 0 ? 'ax ' : 'by'));
            });
        return <button onClick={changeBoth} />;
      },
    });
    fire(editor.find('button'), 'click');
    expect(shown(editor)).toBe('ax by');
    undo(editor);
    expect(shown(editor)).toBe('ax b');
    undo(editor);
    expect(shown(editor)).toBe(expected);
  });

  test.each([
    ['in strict mode, undoing a drag leaves the node where it is', strictly, '231'],
    ['without it, undoing a drag moves the node back', undefined, '123'],
  ])('%s', (_, around, expected) => {
    const editor = createEditor(texts('1', '2', '3'), {
      resolver,
      ...(around && { around }),
      panel: ({ actions }) => <button onClick={() => actions.history.undo()} />,
    });
    // As in a browser, each action of an event renders on its own, which `act` would prevent. It only runs the effects.
    const send = (target: HTMLElement, type: string) => {
      const event = new Event(type, { bubbles: true, cancelable: true });
      target.dispatchEvent(
        Object.assign(event, { clientX: 1, clientY: 1, dataTransfer: { setDragImage() {} } }),
      );
      act(() => {});
    };
    const first = editor.find('p');
    for (const type of ['mousedown', 'dragstart']) send(first, type);
    send(editor.find('main'), 'dragover');
    send(first, 'dragend');
    expect(shown(editor)).toBe('231');
    send(editor.find('button'), 'click');
    expect([shown(editor), editor.hook().query.history.canUndo()]).toEqual([expected, false]);
  });

  test.each([
    ['in strict mode, the second undo of deleting the first node can show the last one twice', strictly, 0],
    ['in strict mode, the second undo of deleting the last node can show that one twice', strictly, 2],
    ['without it, a second undo of a deletion does nothing', undefined, 0],
  ])('%s', (_, around, index) => {
    const editor = createEditor(texts('1', '2', '3'), {
      resolver,
      ...(around && { around }),
      panel: ({ actions, query }) => {
        const remove = () => actions.delete(query.node(ROOT_NODE).childNodes()[index] ?? '');
        return (
          <>
            <button className="delete" onClick={remove} />
            <button className="undo" onClick={() => actions.history.undo()} />
          </>
        );
      },
    });
    // Separate renders, as in a browser. The one of the selection makes React run the deletion twice.
    const send = (selector: string, type: string) => {
      editor.find(selector).dispatchEvent(new Event(type, { bubbles: true }));
      act(() => {});
      return shown(editor);
    };
    send('p', 'mousedown');
    send('.delete', 'click');
    const undone = [send('.undo', 'click'), send('.undo', 'click')];
    expect([...undone, editor.crash()]).toEqual(['123', around ? '1233' : '123', undefined]);
  });
});
