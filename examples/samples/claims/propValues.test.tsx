/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { forwardRef, memo, type ReactNode } from 'react';
import type { SerializedNode, UserComponent } from '@craftjs/core';
import { cleanUp, createEditor, muteConsole, page, Text } from './editor';

// Claims about pages written by hand, and about values of props that JSON can't hold, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

const Icon = () => <i />;
const NoType = Text as (props: Record<string, unknown>) => JSX.Element;

test.each<[string, unknown, unknown]>([
  ['null', null, undefined],
  ['undefined', undefined, undefined],
  ['null and undefined in an object', { a: null, b: undefined }, { a: null }],
  ['null and undefined in an array', [null, undefined], [null, null]],
  ['NaN', Number.NaN, null],
  ['Infinity', Number.POSITIVE_INFINITY, null],
  ['a Map', new Map([[1, 2]]), {}],
  ['a Set', new Set([1]), {}],
  ['a Date', new Date(0), '1970-01-01T00:00:00.000Z'],
])('%s as a prop is saved as JSON has it', (_, value, saved) => {
  const editor = createEditor(page(<NoType value={value} />), { resolver: { Text } });
  const document = JSON.parse(editor.hook().query.serialize()) as Record<string, SerializedNode>;
  expect((document[editor.at(0)]?.props as Record<string, unknown>)['value']).toEqual(saved);
});

test('a function as the child is saved as an empty array, and calling that unmounts the editor', () => {
  const List = ({ children }: { children?: () => ReactNode }) => <p>{children?.()}</p>;
  const editor = createEditor(page(<List>{() => 'Row'}</List>), { resolver: { List } });
  expect(editor.find('p').textContent).toBe('Row');
  const json = editor.hook().query.serialize();
  expect(json).toContain('"children":[]');
  editor.run(({ actions }) => actions.deserialize(json));
  expect(editor.crash()).toBe('children is not a function');
});

test.each([
  ['another key than ROOT shows an empty frame without an error', 'main', ''],
  ['the key ROOT is shown', 'ROOT', '<main><p></p></main>'],
])('a page whose root has %s', (_, key, shown) => {
  const nodes = {
    [key]: { type: 'main', isCanvas: true, props: {}, nodes: ['a'] },
    a: { type: 'p', props: {}, parent: key },
  };
  const data = JSON.stringify(nodes);
  const editor = createEditor(undefined, { data, options: { enabled: false } });
  expect(editor.crash()).toBeUndefined();
  for (const log of [console.error, console.warn]) expect(log).not.toHaveBeenCalled();
  expect(editor.find('aside').parentElement?.innerHTML).toBe(`${shown}<aside></aside>`);
});

test('a page written by hand is completed when it is saved, and from then on identical', () => {
  const data = '{"ROOT":{"type":"main","isCanvas":true,"props":{}}}';
  const editor = createEditor(undefined, { data });
  const saved = editor.hook().query.serialize();
  expect(saved).not.toBe(data);
  editor.run(({ actions }) => actions.deserialize(saved));
  expect(editor.hook().query.serialize()).toBe(saved);
});

test.each([
  ['without props', { type: 'link', href: '/' }, undefined],
  ['with props', { type: 'link', href: '/', props: {} }, { type: 'link', isCanvas: false, props: {} }],
])('an object with the key "type" %s', (_, value, saved) => {
  const editor = createEditor(page(<NoType value={value} />), { resolver: { Text } });
  const save = () => editor.hook().query.node(editor.at(0)).toSerializedNode().props as { value: unknown };
  if (saved) expect(save().value).toEqual(saved);
  else expect(save).toThrow(TypeError);
});

test('text, numbers and booleans next to an element are dropped without an error', () => {
  const editor = createEditor(page('text', 1, true, <b>In a tag</b>));
  expect(editor.find('main').textContent).toBe('In a tag');
  expect(editor.hook().query.node('ROOT').toSerializedNode().props).toEqual({});
});

test('null or undefined next to a text, and a memo component in a prop, make saving throw', () => {
  const save = (children: ReactNode) =>
    createEditor(page(children), { resolver: { Text } }).hook().query.serialize();
  expect(save(<b>{['text', 'text']}</b>)).toContain('["text","text"]');
  for (const empty of [null, undefined]) expect(() => save(<b>text{empty}</b>)).toThrow(TypeError);
  expect(() => save(<NoType value={memo(Icon)} />)).toThrow(TypeError);
});

test('a forwardRef component in a prop is saved as an object that React cannot render', () => {
  const Star = forwardRef<HTMLElement>((_, ref) => <i ref={ref} />);
  const editor = createEditor(page(<NoType value={Star} />), { resolver: { Text } });
  const { value } = editor.hook().query.node(editor.at(0)).toSerializedNode().props as { value: object };
  expect(JSON.stringify(value)).toBe('{}');
});

test('loading restores a default for a prop that was removed or set to null, and for children', () => {
  const Card: UserComponent = ({ children }: { children?: ReactNode }) => <p>{children}</p>;
  Card.craft = { props: { title: 'Untitled' } };
  const Boxed: UserComponent = ({ children }: { children?: ReactNode }) => <p>{children}</p>;
  Boxed.craft = { props: { children: 'Empty' } };
  const resolver = { Card, Boxed };
  const editor = createEditor(page(<Card />, <Card />, <Boxed children={<b />} />), { resolver });
  editor.run(({ actions }) => {
    actions.setProp(editor.at(0), (props) => delete props.title);
    actions.setProp(editor.at(1), (props) => void (props.title = null));
  });
  const saved = () =>
    [0, 1, 2].map((index) => editor.hook().query.node(editor.at(index)).toSerializedNode().props as object);
  expect(saved()).toEqual([{}, {}, {}]);
  editor.run(({ actions, query }) => actions.deserialize(query.serialize()));
  expect(saved()).toEqual([{ title: 'Untitled' }, { title: 'Untitled' }, { children: 'Empty' }]);
});

test.each<[string, ReactNode, string]>([
  ['a number', <b>{5}</b>, 'Cannot convert undefined or null to object'],
  ['a boolean', <b>{false}</b>, "Cannot read properties of null (reading 'type')"],
  ['a fragment', <b children={<>x</>} />, 'does not exist in the resolver'],
  ['a component that is not in the resolver', <b children={<Icon />} />, 'does not exist in the resolver'],
])('an element with %s inside, in a prop other than children, makes saving throw', (_, icon, message) => {
  const editor = createEditor(page(<NoType icon={icon} />), { resolver: { Text } });
  expect(() => editor.hook().query.serialize()).toThrow(message);
});

test('any other element in a prop is saved', () => {
  const editor = createEditor(page(<NoType icon={<b>Saved</b>} />), { resolver: { Text } });
  expect(editor.hook().query.serialize()).toContain('"icon":{"type":"b"');
});

test.each([
  ['is shown', undefined, undefined, '<i>In it</i>'],
  ['crashes a component with craft in development', {}, "only property 'validated'", undefined],
])(
  'an element that setProp put into children has no node, and %s after loading',
  (_, craft, error, shown) => {
    const Card: UserComponent = ({ children }: { children?: ReactNode }) => <p>{children}</p>;
    if (craft) Card.craft = craft;
    const resolver = { Card };
    const first = createEditor(page(<Card />), { resolver });
    first.run(({ actions }) => actions.setProp(first.at(0), (props) => void (props.children = <i>In it</i>)));
    const { query } = first.hook();
    expect([query.node(first.at(0)).childNodes(), first.find('p').innerHTML]).toEqual([[], '<i>In it</i>']);
    const second = createEditor(undefined, { resolver, data: query.serialize() });
    if (error) expect(second.crash()).toContain(error);
    else expect([second.crash(), second.find('p').innerHTML]).toEqual([undefined, shown]);
  },
);

test('in development, React throws when it renders an element in a prop that undo has restored', () => {
  const Thing: UserComponent = ({ icon }: { icon?: ReactNode }) => <p>{icon}</p>;
  const editor = createEditor(page(<Thing icon={<b>I</b>} />), { resolver: { Thing } });
  expect(editor.find('p').innerHTML).toBe('<b>I</b>');
  editor.run(({ actions }) => actions.delete(editor.at(0)));
  editor.run(({ actions }) => actions.history.undo());
  expect(editor.crash()).toContain('validated, object is not extensible');
});
