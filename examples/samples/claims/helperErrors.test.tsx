/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createElement, type FC, forwardRef, memo, type ReactElement, type ReactNode } from 'react';
import { Element, Frame, useEditor, useNode } from '@craftjs/core';
import type { UserComponent } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, type Hook, muteConsole, page, Text, uncaughtIn } from './editor';

// Messages of docs/error-messages.mdx and docs/loading-errors.mdx with their causes, checked in the published packages.

beforeEach(muteConsole);
afterEach(cleanUp);

const resolver = { Box, Text };

describe('messages of components', () => {
  const Hookless: UserComponent = () => null;
  const Missing = undefined as unknown as FC;
  const Memo = memo(() => <i />);
  const Forwarding = forwardRef(() => <i />);
  const WithoutId: UserComponent = () => <Element is="div" />;
  const Twice: UserComponent = () => (
    <>
      <Element id="a" is="b" />
      <Element id="a" is="u" />
    </>
  );
  const ConnectsComponent: UserComponent = () => useNode().connectors.connect(<Memo />) as ReactElement;
  const ConnectsString: UserComponent = () =>
    useNode().connectors.connect(<i ref={'old' as never} />) as ReactElement;
  const known = { WithoutId, Twice, ConnectsComponent, ConnectsString };

  test.each<[string, ReactElement, string]>([
    ['a component', <Hookless />, '(Hookless) does not exist in the resolver'],
    [
      'a fragment',
      <>
        <Text />
      </>,
      '(undefined) does not exist in the resolver',
    ],
    ['a memo component', <Memo />, '(undefined) does not exist in the resolver'],
    ['a forwardRef component', <Forwarding />, '(undefined) does not exist in the resolver'],
    ['an <Element> without is', <Element />, '(Element$1) does not exist in the resolver'],
    ['an <Element> whose is is undefined', <Element is={Missing} />, "(reading 'name')"],
    ['an <Element> without id', <WithoutId />, 'must specify an `id` prop'],
    ['two elements with one id', <Twice />, "(reading 'children')"],
    ['a string ref', <ConnectsString />, 'Cannot connect to an element with an existing string ref'],
  ])('%s', (_, element, message) => {
    expect(createEditor(page(element), { resolver: { ...resolver, ...known } }).crash()).toContain(message);
  });

  test('connecting a component throws an empty message', () => {
    expect(createEditor(page(<ConnectsComponent />), { resolver: known }).crash()).toBe('');
  });

  test('hooks outside their context, an array as resolver, and two children of a frame', () => {
    const UsesNode = () => <>{useNode().id}</>;
    const UsesEditor = () => <>{useEditor().query.serialize()}</>;
    const around = () => <UsesEditor />;
    const options = { resolver: [] as never };
    const before = (
      <Frame>
        <i />
        <b />
      </Frame>
    );
    expect(createEditor(page(), { panel: () => <UsesNode /> }).crash()).toContain('only use useNode in');
    expect(createEditor(page(), { around }).crash()).toContain('only use useEditor in');
    expect(createEditor(page(), { options }).crash()).toContain('has to be an object');
    expect(createEditor(undefined, { before }).crash()).toContain('React.Children.only expected');
  });

  test('a component that calls drag without connect throws when it is dragged', () => {
    const OnlyDrag: UserComponent = () => {
      const { connectors } = useNode();
      return <em ref={(el) => void (el && connectors.drag(el))} />;
    };
    const editor = createEditor(page(<OnlyDrag />), { resolver: { OnlyDrag } });
    expect(uncaughtIn(() => fire(editor.find('em'), 'dragstart'))).toEqual([
      "Cannot read properties of null (reading 'getBoundingClientRect')",
    ]);
  });

  test('a React element in a connector of useEditor throws when it is dragged, and when it unmounts', () => {
    let isShown = true;
    const editor = createEditor(page(), {
      resolver,
      panel: ({ connectors }) => isShown && <>{connectors.create((<hr />) as never, <Text />)}</>,
    });
    expect(uncaughtIn(() => fire(editor.find('hr'), 'dragstart'))).toEqual([
      "Cannot read properties of undefined (reading 'type')",
    ]);
    isShown = false;
    uncaughtIn(editor.rerender);
    expect(editor.crash()).toBe('Invalid value used as weak map key');
  });
});

describe('messages while loading and saving', () => {
  const Owner: UserComponent = () => <Element id="part" is="section" />;
  const load = (root: object, child?: object) =>
    createEditor(undefined, {
      resolver: { ...resolver, Owner },
      data: JSON.stringify({
        ROOT: { type: 'main', isCanvas: true, props: {}, nodes: child ? ['child'] : [], ...root },
        ...(child && { child: { type: 'p', props: {}, parent: 'ROOT', nodes: [], ...child } }),
      }),
    });

  test.each<[string, object, object | undefined, string]>([
    ['no type', { type: undefined }, undefined, 'An Error occurred while deserializing components'],
    ['an empty type', { type: {} }, undefined, 'An Error occurred while deserializing components'],
    ['null as type', { type: null }, undefined, "Cannot read properties of null (reading 'resolvedName')"],
    ["'' as type", { type: '' }, undefined, "Cannot read properties of undefined (reading 'name')"],
    ['an unknown name', { type: { resolvedName: 'X' } }, undefined, "(reading 'name')"],
    ['an unknown child', { nodes: ['gone'] }, undefined, "(reading 'children')"],
    ['no props', { props: undefined }, undefined, 'Cannot convert undefined or null to object'],
    [
      'an unknown linked node',
      {},
      { type: { resolvedName: 'Owner' }, linkedNodes: { part: 'gone' } },
      "(reading 'data')",
    ],
  ])('%s', (_, root, child, message) => {
    expect(load(root, child).crash()).toContain(message);
  });

  test.each<[unknown, string]>([
    [undefined, 'Cannot convert undefined or null to object'],
    [null, 'Cannot convert undefined or null to object'],
    ['', 'Unexpected end of JSON input'],
    ['<!doctype html>', 'Unexpected token'],
    [String({}), '"[object Object]" is not valid JSON'],
  ])('deserialize(%j)', (value, message) => {
    const editor = createEditor(page(<Text />), { resolver });
    editor.run(({ actions }) => actions.deserialize(value as string));
    expect(editor.crash()).toContain(message);
  });

  test('an element in a prop other than children is a plain object after loading', () => {
    const Labelled: UserComponent<{ label?: ReactNode }> = ({ label }) => <b>{label}</b>;
    const known = { ...resolver, Labelled };
    const data = createEditor(page(<Labelled label={<Text />} />), { resolver: known })
      .hook()
      .query.serialize();
    expect(createEditor(undefined, { resolver: known, data }).crash()).toContain(
      'Objects are not valid as a React child (found: object with keys {type, isCanvas, props})',
    );
  });

  test('a page with fragments of an early release loads after they became a div and a canvas', () => {
    const open = (type: unknown, isCanvas: boolean) =>
      createEditor(undefined, {
        resolver,
        data: JSON.stringify({
          ROOT: { type, isCanvas, props: {}, nodes: ['a'], linkedNodes: {} },
          a: { type: { resolvedName: 'Text' }, isCanvas: false, props: {}, parent: 'ROOT', nodes: [] },
        }),
      });
    expect(open({}, false).crash()).toContain('Cannot find component <undefined /> in resolver map');
    const repaired = open('div', true);
    expect([repaired.crash(), repaired.hook().query.node('a').isDraggable()]).toEqual([undefined, true]);
  });

  test('a page with an unknown parent loads, but deleting the node throws', () => {
    const editor = load({}, { parent: 'gone' });
    expect(editor.crash()).toBeUndefined();
    editor.run(({ actions }) => actions.delete('child'));
    expect(editor.crash()).toContain("(reading 'data')");
  });

  test.each([
    ['a number', <b>{5}</b>, 'Cannot convert undefined or null to object'],
    ['a boolean', <b>{false}</b>, "(reading 'type')"],
    ['null beside text', <b>{null}text</b>, "(reading 'type')"],
    ['undefined beside null', createElement('b', null, undefined, null), "(reading 'type')"],
  ])('%s among the children', (_, element, message) => {
    const editor = createEditor(page(element), { resolver });
    expect(() => editor.hook().query.serialize()).toThrow(message);
  });

  test.each([<b>{'5'}</b>, <b>{''}</b>])('a string as the only child can be saved', (element) => {
    const { query } = createEditor(page(element), { resolver }).hook();
    expect(() => query.serialize()).not.toThrow();
  });
});

test.each<[string, (hook: Hook, id: string) => void, string]>([
  [
    'addNodeTree without a parent',
    ({ actions, query }) => actions.addNodeTree(query.parseReactElement(<Text />).toNodeTree()),
    'Invariant failed: Cannot add non-root Node without a parent',
  ],
  ['delete with an unknown id', ({ actions }) => actions.delete('gone'), 'Node does not exist'],
  ['delete of the root', ({ actions }) => actions.delete('ROOT'), 'Attempting to delete a top-level Node'],
  [
    'move into a node that is not a canvas',
    ({ actions }, id) => actions.move('ROOT', id, 0),
    'Error: Invariant failed: Cannot move node into a non-Canvas parent',
  ],
])('the message of %s', (_, work, message) => {
  const editor = createEditor(page(<Text />), { resolver });
  editor.run((hook) => work(hook, editor.at(0)));
  expect(editor.crash()).toContain(message);
});

test('a draft that is changed after the callback of setProp throws', () => {
  const editor = createEditor(page(<Text />), { resolver });
  let draft: Record<string, string> = {};
  editor.run(({ actions }) => actions.setProp(editor.at(0), (props) => void (draft = props)));
  expect(() => (draft['text'] = 'late')).toThrow("Cannot perform 'set' on a proxy that has been revoked");
});

test('the types of connectors reject null, which they ignore at run time', () => {
  let result: unknown = 'not called';
  const Probe: UserComponent = () => {
    // @ts-expect-error -- A ref callback passes null, too.
    result = useNode().connectors.connect(null);
    return null;
  };
  expect(createEditor(page(<Probe />), { resolver: { Probe } }).crash()).toBeUndefined();
  expect(result).toBeUndefined();
});
