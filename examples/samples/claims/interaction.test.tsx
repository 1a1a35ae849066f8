/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ReactNode } from 'react';
import { Element, NodeElement, useNode } from '@craftjs/core';
import type { UserComponent } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, muteConsole, page, type TestEditor, Text } from './editor';
import { loadSample } from './sample';

// Claims about what the mouse, the keyboard and forms do to nodes, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

/** Messages of the errors that event listeners throw while `work` runs. */
function errorsOf(work: () => void): string {
  const messages: string[] = [];
  const record = (event: ErrorEvent) => messages.push(event.message);
  addEventListener('error', record);
  work();
  removeEventListener('error', record);
  return messages.join();
}

test('an uncontrolled field of a related form shows the value of each node, and misses what changes it', () => {
  const Sized: UserComponent<{ size: number }> = ({ size }) => <Text text={String(size)} />;
  const Settings = () => {
    const { size } = useNode((node) => ({ size: node.data.props['size'] as number }));
    return <input defaultValue={size} />;
  };
  Sized.craft = { related: { settings: Settings } };
  const editor = createEditor(page(<Sized size={1} />, <Sized size={2} />), {
    resolver: { Sized, Text },
    panel: ({ query }) => {
      const id: string | undefined = query.getEvent('selected').last();
      const Form = id && query.node(id).get().related['settings'];
      return Form && <Form />;
    },
  });
  const read = () => {
    editor.rerender();
    return (editor.find('input') as HTMLInputElement).value;
  };
  const select = (index: number) => editor.run(({ actions }) => actions.selectNode(editor.at(index)));
  select(0);
  const first = read();
  select(1);
  const second = read();
  editor.run(({ actions }) => actions.setProp(editor.at(1), (props) => (props.size = 9)));
  expect([first, second, read()]).toEqual(['1', '2', '2']);
});

test.each<[string, (editor: TestEditor) => void, number]>([
  ['pressing the node', ({ find }) => fire(find('p'), 'mousedown'), 1],
  ['selectNode', ({ run, at }) => run(({ actions }) => actions.selectNode(at(0))), 0],
  ['clearEvents', ({ run }) => run(({ actions }) => actions.clearEvents()), 0],
  ['deleting the node', ({ run, at }) => run(({ actions }) => actions.delete(at(0))), 0],
  ['deserialize', ({ run }) => run(({ actions, query }) => actions.deserialize(query.serialize())), 0],
  [
    'disabling the editor',
    ({ run }) => run(({ actions }) => actions.setOptions((options) => void (options.enabled = false))),
    0,
  ],
])('hover after %s', (_, act, count) => {
  const editor = createEditor(page(<Text />), { resolver: { Text } });
  fire(editor.find('p'), 'mouseover');
  act(editor);
  expect(editor.hook().query.getEvent('hovered').size()).toBe(count);
});

test('drag without connect throws when a drag starts', () => {
  const Handle = () => {
    const { connectors } = useNode();
    return <b ref={(el) => void (el && connectors.drag(el))} />;
  };
  const editor = createEditor(page(<Handle />), { resolver: { Handle } });
  expect(errorsOf(() => fire(editor.find('b'), 'dragstart'))).toContain("reading 'getBoundingClientRect'");
});

const Bare = ({ children }: { children?: ReactNode }) => <div className="bare">{children}</div>;

test('pressing a component without connect selects the node around it', () => {
  const editor = createEditor(page(<Bare />), { resolver: { Bare } });
  fire(editor.find('.bare'), 'mousedown');
  expect(editor.hook().query.getEvent('selected').all()).toEqual(['ROOT']);
});

test('dragging over the children of a canvas without connect throws, except in the root', () => {
  const nested = createEditor(
    page(
      <Element is={Bare} canvas>
        <i />
      </Element>,
      <p />,
    ),
    { resolver: { Bare } },
  );
  fire(nested.find('p'), 'dragstart');
  const over = ({ find }: TestEditor) => fire(find('i'), 'dragover', { clientX: 1, clientY: 1 });
  expect(errorsOf(() => over(nested))).toContain("reading 'getBoundingClientRect'");
  fire(nested.find('p'), 'dragend');

  const root = createEditor(
    <Element is={Bare} canvas>
      <i />
      <p />
    </Element>,
    { resolver: { Bare } },
  );
  const moved = root.at(1);
  for (const [row, tag] of ['i', 'p'].entries()) {
    root.find(tag).style.margin = '0px';
    root.find(tag).getBoundingClientRect = () => new DOMRect(0, row * 20, 100, 20);
  }
  fire(root.find('p'), 'dragstart');
  expect(errorsOf(() => over(root))).toBe('');
  expect(root.hook().query.getState().indicator).toBeNull();
  fire(root.find('p'), 'dragend');
  expect(root.at(0)).toBe(moved);
});

test('a handle that canDrag switched off at first stays off when it returns true later', () => {
  const Lockable: UserComponent<{ isLocked?: boolean }> = ({ isLocked }) => {
    const { connectors } = useNode();
    return <i ref={(el) => void (el && connectors.connect(connectors.drag(el)))}>{String(isLocked)}</i>;
  };
  Lockable.craft = { rules: { canDrag: (node) => !node.data.props['isLocked'] } };
  const editor = createEditor(page(<Lockable isLocked />), { resolver: { Lockable } });
  editor.run(({ actions }) => actions.setProp(editor.at(0), (props) => (props.isLocked = false)));
  const isDraggable = editor.hook().query.node(editor.at(0)).isDraggable();
  expect([isDraggable, editor.find('i').draggable]).toEqual([true, false]);
});

test('a node rendered twice is selected by both, and the one connected last is its dom', () => {
  const editor = createEditor(page(<Text />), {
    resolver: { Text },
    panel: ({ query }) =>
      query.getNodes()['ROOT'] && <NodeElement id={query.node('ROOT').childNodes()[0] ?? ''} />,
  });
  editor.rerender();
  const [inFrame, inPanel] = [editor.find('main p'), editor.find('aside p')];
  const { query } = editor.hook();
  for (const element of [inFrame, inPanel]) {
    editor.run(({ actions }) => actions.clearEvents());
    fire(element, 'mousedown');
    expect(query.getEvent('selected').all()).toEqual([editor.at(0)]);
  }
  expect(query.node(editor.at(0)).get().dom).toBe(inPanel);
});

test('two elements with one id crash a new editor, and show one node after loading', () => {
  const Twin = () => (
    <>
      <Element id="same" is={Box} canvas />
      <Element id="same" is={Box} canvas />
    </>
  );
  const resolver = { Twin, Box };
  expect(createEditor(page(<Twin />), { resolver }).crash()).toContain("(reading 'children')");
  cleanUp();
  const linked = { type: { resolvedName: 'Box' }, isCanvas: true, props: {}, parent: 'twin' };
  const twin = { type: { resolvedName: 'Twin' }, props: {}, parent: 'ROOT', linkedNodes: { same: 'box' } };
  const root = { type: 'main', isCanvas: true, props: {}, nodes: ['twin'] };
  const loaded = createEditor(undefined, { resolver, data: { ROOT: root, twin, box: linked } as never });
  expect([loaded.crash(), document.querySelectorAll('section').length]).toEqual([undefined, 2]);
});

test('add() adds to a node that is no canvas', () => {
  const editor = createEditor(page(<section />));
  editor.run(({ actions, query }) =>
    actions.add(query.parseFreshNode({ data: { type: 'p' } }).toNode(), editor.at(0)),
  );
  expect([editor.crash(), editor.find('section p').tagName]).toEqual([undefined, 'P']);
});

test('the keys of the Shortcuts sample do nothing while the editor is disabled', () => {
  const { Shortcuts } = loadSample('guides/tutorial-editing/src/Shortcuts') as { Shortcuts: () => null };
  const editor = createEditor(page(<Text />, <Text />), { resolver: { Text }, before: <Shortcuts /> });
  const count = () => editor.hook().query.node('ROOT').childNodes().length;
  const press = (fields: object) => fire(document.body, 'keydown', fields);
  const enable = (enabled: boolean) =>
    editor.run(({ actions }) => actions.setOptions((options) => void (options.enabled = enabled)));
  editor.run(({ actions }) => actions.selectNode(editor.at(0)));
  press({ key: 'Backspace' });
  expect(count()).toBe(1);
  enable(false);
  press({ key: 'z', ctrlKey: true });
  expect(count()).toBe(1);
  enable(true);
  press({ key: 'z', ctrlKey: true });
  expect(count()).toBe(2);
});

test('a double click in the preview does not open the input of the tutorial later', () => {
  const { Text: Tutorial } = loadSample('guides/tutorial-editing/src/Text') as { Text: () => JSX.Element };
  const editor = createEditor(page(<Tutorial />), {
    resolver: { Text: Tutorial },
    options: { enabled: false },
  });
  fire(editor.find('.node'), 'dblclick');
  editor.run(({ actions }) => actions.setOptions((options) => void (options.enabled = true)));
  editor.run(({ actions }) => actions.selectNode(editor.at(0)));
  expect(() => editor.find('input')).toThrow('Nothing matches');
  fire(editor.find('.node'), 'dblclick');
  expect(editor.find('input')).toBeDefined();
});
