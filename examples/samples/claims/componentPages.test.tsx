/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createRef } from 'react';
import type { ReactElement } from 'react';
import { Element, NodeProvider, useNode } from '@craftjs/core';
import type { UserComponent } from '@craftjs/core';
import { cleanUp, createEditor, fire, muteConsole, page, Text } from './editor';

// Claims of the pages about user components and useNode, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

test('in an editor that starts disabled, nodes have no dom until it is enabled', () => {
  const editor = createEditor(page(<Text />), { resolver: { Text }, options: { enabled: false } });
  const read = () => editor.hook().query.node(editor.at(0)).get().dom;
  const enable = (isEnabled: boolean) =>
    editor.run(({ actions }) => actions.setOptions((options) => void (options.enabled = isEnabled)));
  const first = read();
  enable(true);
  const second = read();
  enable(false);
  expect([first, second, read()]).toEqual([null, editor.find('p'), editor.find('p')]);
});

test('the ref of a React element is set by a connector, and not cleared on unmount', () => {
  const ref = createRef<HTMLParagraphElement>();
  const Probe: UserComponent = () => useNode().connectors.connect(<p ref={ref} />) as ReactElement;
  const editor = createEditor(page(<Probe />), { resolver: { Probe } });
  const paragraph = editor.find('p');
  expect(ref.current).toBe(paragraph);
  editor.run(({ actions }) => actions.delete(editor.at(0)));
  expect(paragraph.isConnected).toBe(false);
  expect(ref.current).toBe(paragraph);
});

test('stopPropagation in onMouseDownCapture keeps a button from selecting its node, and its click works', () => {
  let clicks = 0;
  const Probe: UserComponent = () => {
    const { connectors } = useNode();
    return (
      <p ref={(el) => void (el && connectors.connect(el))}>
        <button onMouseDownCapture={(event) => event.stopPropagation()} onClick={() => clicks++} />
      </p>
    );
  };
  const editor = createEditor(page(<Probe />), { resolver: { Probe } });
  fire(editor.find('button'), 'mousedown');
  fire(editor.find('button'), 'click');
  expect(clicks).toBe(1);
  expect(editor.hook().query.getEvent('selected').all()).toEqual([]);
});

test('a collector re-renders its component once after mounting, and keeps its last result when it fails', () => {
  let renders = 0;
  let isBroken = false;
  let title: string | undefined;
  const Probe: UserComponent = () => {
    renders++;
    ({ title } = useNode(() => {
      if (isBroken) throw new Error('Broken');
      return { title: 'First' };
    }));
    return null;
  };
  const editor = createEditor(page(<Probe />), { resolver: { Probe } });
  expect(renders).toBe(2);
  isBroken = true;
  editor.run(({ actions }) => actions.setProp(editor.at(0), (props) => (props.size = 1)));
  expect([editor.crash(), renders, title]).toEqual([undefined, 3, 'First']);
  expect(createEditor(page(<Probe />), { resolver: { Probe } }).crash()).toBe('Broken');
});

test('under a NodeProvider with an unknown id, nothing is collected, and an action crashes the editor', () => {
  let result: { actions: { setHidden: (isHidden: boolean) => void } } | undefined;
  const Probe = () => {
    result = useNode(() => ({ title: 'collected' }));
    return null;
  };
  const before = (
    <NodeProvider id="gone">
      <Probe />
    </NodeProvider>
  );
  const editor = createEditor(page(), { before });
  expect(result).toMatchObject({ id: 'gone', related: false });
  expect(result).not.toHaveProperty('title');
  editor.run(() => result?.actions.setHidden(true));
  expect(editor.crash()).toContain("reading 'data'");
});

test('canDrag is called by getDropPlaceholder, and when the editor is enabled again', () => {
  let calls = 0;
  const Probe: UserComponent = () => <Text />;
  Probe.craft = { rules: { canDrag: () => ++calls > 0 } };
  const editor = createEditor(page(<Probe />), { resolver: { Probe, Text } });
  const callsDuring = (work: () => void) => {
    calls = 0;
    work();
    return calls;
  };
  const enable = (isEnabled: boolean) => () =>
    editor.run(({ actions }) => actions.setOptions((options) => void (options.enabled = isEnabled)));
  const place = () => void editor.hook().query.getDropPlaceholder(editor.at(0), 'ROOT', { x: 1, y: 1 });
  expect([place, enable(false), enable(true)].map(callsDuring)).toEqual([1, 0, 1]);
});

test('defaultProps win over craft.props, and default values of parameters are not recorded', () => {
  const Probe: UserComponent<{ a?: number; b?: number; c?: number }> = ({ c = 3 }) => <i>{c}</i>;
  Probe.defaultProps = { a: 1 };
  Probe.craft = { props: { a: 2, b: 2 } };
  const editor = createEditor(page(<Probe />), { resolver: { Probe } });
  expect(editor.hook().query.node(editor.at(0)).get().data.props).toEqual({ a: 1, b: 2 });
});

test('with <Element is>, craft.props wins over defaultProps, and the other defaultProps are not recorded', () => {
  const Probe: UserComponent<{ a?: number; b?: number; d?: number }> = () => <i />;
  Probe.defaultProps = { a: 1, d: 4 };
  Probe.craft = { props: { a: 2, b: 2 } };
  const editor = createEditor(page(<Probe />, <Element is={Probe} />), { resolver: { Probe } });
  const read = (index: number) => editor.hook().query.node(editor.at(index)).get().data.props;
  expect([read(0), read(1)]).toEqual([
    { a: 1, b: 2, d: 4 },
    { a: 2, b: 2 },
  ]);
});

test('a default object is frozen, and a change in one node leaves it and the other nodes alone', () => {
  const style = { width: 1 };
  const Probe: UserComponent<{ style?: typeof style }> = () => null;
  Probe.craft = { props: { style } };
  const editor = createEditor(page(<Probe />, <Probe />), { resolver: { Probe } });
  editor.run(({ actions }) => actions.setProp(editor.at(0), (props) => (props.style.width = 2)));
  const read = (index: number) =>
    editor.hook().query.node(editor.at(index)).get().data.props['style'] as unknown;
  expect([read(0), read(1), style]).toEqual([{ width: 2 }, { width: 1 }, { width: 1 }]);
  expect(Object.isFrozen(style)).toBe(true);
});

test('a prop that contains itself crashes the editor', () => {
  const loop: { self?: unknown } = {};
  loop.self = loop;
  const Probe: UserComponent<{ value?: unknown }> = () => null;
  const editor = createEditor(page(<Probe value={loop} />), { resolver: { Probe } });
  expect(editor.crash()).toContain('circular references');
});

test('craft.displayName overrides a saved name, and craft.name is read without it', () => {
  const nameOf = (craft: NonNullable<UserComponent['craft']>) => {
    const Probe: UserComponent = () => null;
    Probe.craft = craft;
    const data = '{"ROOT":{"type":{"resolvedName":"Probe"},"props":{},"displayName":"Saved"}}';
    const editor = createEditor(undefined, { resolver: { Probe }, data });
    return editor.hook().query.node('ROOT').get().data.displayName;
  };
  expect([nameOf({}), nameOf({ name: 'Old' }), nameOf({ name: 'Old', displayName: 'New' })]).toEqual([
    'Saved',
    'Old',
    'New',
  ]);
});

test('an <Element> in a related component adds a linked node to the page', () => {
  const Probe: UserComponent = () => null;
  Probe.craft = { related: { settings: () => <Element id="extra" is="div" canvas /> } };
  const editor = createEditor(page(<Probe />), {
    resolver: { Probe },
    panel: ({ query }) => {
      const node = Object.values(query.getNodes()).find(({ data }) => data.type === Probe);
      const Settings = node?.related['settings'];
      return Settings && <Settings />;
    },
  });
  editor.rerender();
  expect(editor.hook().query.node(editor.at(0)).get().data.linkedNodes).toHaveProperty('extra');
});

test('custom data is not passed to the component', () => {
  let props: object | undefined;
  const Probe: UserComponent = (received) => {
    props = received;
    return null;
  };
  Probe.craft = { custom: { locked: true } };
  const editor = createEditor(page(<Probe />), { resolver: { Probe } });
  expect(editor.hook().query.node(editor.at(0)).get().data.custom).toEqual({ locked: true });
  expect(props).not.toHaveProperty('custom');
  expect(props).not.toHaveProperty('locked');
});

test('an explicit undefined counts as present, until the page has been saved and loaded', () => {
  const Probe: UserComponent<{ text?: string | undefined }> = ({ text }) => <i>{String(text)}</i>;
  Probe.craft = { props: { text: 'default' } };
  const editor = createEditor(page(<Probe text={undefined} />), { resolver: { Probe } });
  const data = editor.hook().query.serialize();
  const loaded = createEditor(undefined, { resolver: { Probe }, data });
  expect([editor, loaded].map(({ find }) => find('i').textContent)).toEqual(['undefined', 'default']);
});
