/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type FC, type ReactElement, useEffect, useRef } from 'react';
import { ROOT_NODE, useEditor, useNode } from '@craftjs/core';
import { cleanUp, createEditor, fire, type Hook, muteConsole, page, Text, uncaughtIn } from './editor';

// Claims of docs/error-messages.mdx and docs/action-errors.mdx about what causes a message, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

const resolver = { Text };

/** The message that unmounts an editor whose first component calls this in an effect, before the frame has nodes. */
function failOnMount(work: (hook: Hook) => void): string | undefined {
  const First = () => {
    const hook = useEditor();
    useEffect(() => work(hook));
    return null;
  };
  return createEditor(page(<Text />), { resolver, before: <First /> }).crash();
}

test('an action on the root in an effect on mount, before the frame has its nodes, unmounts the editor', () => {
  expect(failOnMount(({ actions }) => void actions.selectNode(ROOT_NODE))).toContain('Node does not exist');
  expect(failOnMount(({ query }) => void query.node(ROOT_NODE).childNodes())).toContain("(reading 'data')");
});

test('a prop that setProp turns into an object unmounts the editor when a component renders it', () => {
  const editor = createEditor(page(<Text text="1" />), { resolver });
  editor.run(({ actions }) => actions.setProp(editor.at(0), (props) => void (props['text'] = { a: 1 })));
  expect(editor.crash()).toContain('Objects are not valid as a React child');
});

test.each([
  [undefined, "(reading 'rootNodeId')"],
  [{ id: 'a', data: {} }, "(reading 'undefined')"],
])('addNodeTree of %j ends with %s', (tree, message) => {
  const editor = createEditor(page(<Text />), { resolver });
  try {
    editor.run(({ actions }) => actions.addNodeTree(tree as never, ROOT_NODE));
  } catch {
    // React reports it to the boundary as well.
  }
  expect(editor.crash()).toContain(message);
});

test.each([['text'], [['a', 'b']]])('a frame throws for the child %j', (child) => {
  const editor = () => createEditor(child as unknown as ReactElement, { resolver }).crash();
  expect(editor()).toContain('React.Children.only');
});

test.each<[string, (hook: Hook) => unknown, string]>([
  ['a component', ({ query }) => query.parseReactElement(Text as never).toNodeTree(), "(reading 'name')"],
  ['undefined', ({ query }) => query.parseReactElement(undefined as never).toNodeTree(), "(reading 'type')"],
])('parseReactElement of %s throws a message of this page', (_, parse, message) => {
  const hook = createEditor(page(<Text />), { resolver }).hook();
  expect(() => parse(hook)).toThrow(message);
});

test('isDroppable reports an unknown id, and a message of a rule, as an Error', () => {
  const { query } = createEditor(page(<Text />), { resolver }).hook();
  const errors: unknown[] = [];
  const root = query.node(ROOT_NODE);
  root.isDroppable('gone', (error) => errors.push(error));
  root.isDroppable(ROOT_NODE, (error) => errors.push(error));
  expect(errors.map(String)).toEqual([
    expect.stringMatching(/^TypeError: .*\(reading 'rules'\)/),
    expect.stringMatching(/^Error: Invariant failed: /),
  ]);
});

const UsesNode = () => <>{useNode().id}</>;
const Destructures = ({ text }: { text: string }) => <b>{text}</b>;

test.each<[string, (hook: Hook) => unknown, string]>([
  ['a component', () => UsesNode, 'Invalid hook call'],
  ['a component that destructures its props', () => Destructures, "Cannot destructure property 'text'"],
  ['undefined', () => undefined, "of undefined (reading 'type')"],
  ['a function that returns nothing', () => () => {}, "of undefined (reading 'nodes')"],
  ['a tree', ({ query }) => query.parseReactElement(<Text />).toNodeTree(), "of undefined (reading 'name')"],
])('create that received %s fails at the start of a drag', (_, created, message) => {
  const editor = createEditor(page(), {
    resolver,
    panel: (hook) => <i ref={(el) => void (el && hook.connectors.create(el, created(hook) as never))} />,
  });
  const errors = uncaughtIn(() => fire(editor.find('i'), 'dragstart'));
  expect(errors).toEqual([expect.stringContaining(message)]);
});

test('a failing query throws where it is called, and the editor stays', () => {
  const editor = createEditor(page(<Text />), { resolver });
  const fail = () => editor.run(({ query }) => query.node('gone').isDeletable());
  expect(fail).toThrow("(reading 'id')");
  expect(editor.crash()).toBeUndefined();
});

/** Where the cursor is after a letter at the end of an editable element, whose text is then stored as a prop. */
function typeInto(Editable: FC<{ text: string }>): number | undefined {
  const editor = createEditor(page(<Editable text="abc" />), { resolver: { Editable } });
  const element = editor.find('p');
  const letters = element.firstChild as globalThis.Text;
  letters.appendData('d');
  getSelection()?.collapse(letters, 4);
  editor.run(({ actions }) =>
    actions.setProp(editor.at(0), (props) => void (props['text'] = element.textContent)),
  );
  expect([element.textContent, editor.crash()]).toEqual(['abcd', undefined]);
  return getSelection()?.anchorOffset;
}

const warnsOfChildren = () =>
  jest
    .mocked(console.error)
    .mock.calls.some(([text]) => String(text).includes('contains `children` managed by React'));

test('typing into contentEditable moves the cursor if React renders the text, and not if an effect writes it', () => {
  const Rendered: FC<{ text: string }> = ({ text }) => <p contentEditable>{text}</p>;
  const Written: FC<{ text: string }> = ({ text }) => {
    const ref = useRef<HTMLParagraphElement>(null);
    useEffect(() => {
      if (ref.current && ref.current.textContent !== text) ref.current.textContent = text;
    }, [text]);
    return <p contentEditable ref={ref} />;
  };
  expect([typeInto(Written), warnsOfChildren()]).toEqual([4, false]);
  cleanUp();
  expect([typeInto(Rendered), warnsOfChildren()]).toEqual([0, true]);
});
