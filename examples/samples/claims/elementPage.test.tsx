/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createRef, type ReactElement, type ReactNode } from 'react';
import { Element, NodeElement, ROOT_NODE, useNode } from '@craftjs/core';
import type { Options, UserComponent } from '@craftjs/core';
import { Box, cleanUp, createEditor, muteConsole, page } from './editor';

// Claims of docs/api/element.mdx, checked in the published library.

beforeEach(muteConsole);

afterEach(cleanUp);

describe('docs/api/element.mdx', () => {
  test('the types accept hidden only for a target with such a prop or untyped props', () => {
    const Untyped: UserComponent = () => <i />;
    const Typed: UserComponent<{ text?: string }> = () => <i />;
    // @ts-expect-error -- `hidden` is no prop of this component.
    const typed = <Element is={Typed} hidden />;
    const untyped = <Element is={Untyped} hidden />;
    const editor = createEditor(page(<Element is="p" hidden />, untyped, typed), {
      resolver: { Untyped, Typed },
    });
    const isHidden = (index: number) => editor.hook().query.node(editor.at(index)).get().data.hidden;
    expect([0, 1, 2].map(isHidden)).toEqual([true, true, true]);
  });

  test('a ref of an <Element> is ignored, in a frame and inside a user component', () => {
    const [inFrame, linked] = [createRef<HTMLElement>(), createRef<HTMLElement>()];
    const Card: UserComponent = () => <Element id="body" is="section" canvas ref={linked} />;
    const editor = createEditor(page(<Element is="i" ref={inFrame} />, <Card />), { resolver: { Card } });
    expect([editor.find('i').tagName, editor.find('section').tagName]).toEqual(['I', 'SECTION']);
    expect([inFrame.current, linked.current]).toEqual([null, null]);
  });

  test('the component gets the id as a prop in a frame, and not inside a user component', () => {
    const Region: UserComponent<{ id?: string }> = ({ id = 'none' }) => <i>{id}</i>;
    const Card: UserComponent = () => <Element id="body" is={Region} />;
    const editor = createEditor(page(<Element id="mine" is={Region} />, <Card />), {
      resolver: { Region, Card },
    });
    expect(editor.find('main').innerHTML).toBe('<i>mine</i><i>none</i>');
  });

  test('with custom={undefined}, setCustom crashes the editor, unless the component has a craft object', () => {
    const Plain: UserComponent = () => <i />;
    const Crafted: UserComponent = () => <i />;
    Crafted.craft = {};
    const setIn = (element: ReactElement) => {
      const { at, crash, run } = createEditor(page(element), { resolver: { Plain, Crafted } });
      run(({ actions }) =>
        actions.setCustom(at(0), (custom: { done?: boolean }) => void (custom.done = true)),
      );
      return crash();
    };
    // Only `exactOptionalPropertyTypes` rejects it.
    const custom = undefined as unknown as Record<string, never>;
    const crashed = expect.stringContaining('Cannot set properties of undefined');
    expect(setIn(<Element is="p" custom={custom} />)).toEqual(crashed);
    expect(setIn(<Element is={Plain} custom={custom} />)).toEqual(crashed);
    expect(setIn(<Element is={Crafted} custom={custom} />)).toBeUndefined();
    expect(setIn(<Element is="p" custom={{}} />)).toBeUndefined();
  });

  test('<NodeElement> with an unknown id shows its render, and without one crashes the editor', () => {
    const show = (element: ReactElement) => {
      const editor = createEditor(<b />, { panel: ({ query }) => query.getNodes()[ROOT_NODE] && element });
      editor.rerender();
      return editor.crash() ?? editor.find('aside').innerHTML;
    };
    expect(show(<NodeElement id={ROOT_NODE} />)).toBe('<b></b>');
    expect(show(<NodeElement id="nope" render={<i />} />)).toBe('<i></i>');
    expect(show(<NodeElement id="nope" />)).toContain("(reading 'children')");
  });

  test('the error of an <Element> without is starts with "Invariant failed:"', () => {
    expect(createEditor(page(<Element canvas />)).crash()).toBe(
      'Invariant failed: The component type specified for this node (Element$1) does not exist in the resolver',
    );
  });

  test('a component whose <Element id> contains it again logs that the update depth is exceeded', () => {
    let renders = 0;
    // Without this limit, it would never end.
    const Nested: UserComponent = () => (renders++ < 56 ? <Element id="inside" is={Nested} /> : null);
    createEditor(page(<Nested />), { resolver: { Nested } });
    const messages = jest.mocked(console.error).mock.calls.map(([message]) => String(message));
    expect(messages[0]).toContain('Maximum update depth exceeded');
    expect(renders).toBeGreaterThan(56);
  });

  test('a connected component whose <Element id> contains it again unmounts the editor', () => {
    const Nested: UserComponent = () => {
      const { connectors } = useNode();
      return (
        <b ref={(el) => void (el && connectors.connect(el))}>
          <Element id="inside" is={Nested} />
        </b>
      );
    };
    expect(createEditor(page(<Nested />), { resolver: { Nested } }).crash()).toContain(
      'Maximum update depth',
    );
  });

  test.each([
    ['without a condition unmounts the editor', () => true, 'Maximum update depth exceeded'],
    ['for the root alone adds a linked node to it', (id: string) => id === ROOT_NODE, undefined],
  ])('an onRender wrapper that renders an <Element id> %s', (_, isFor, message) => {
    const WithNote: Options['onRender'] = ({ render }) => {
      const { id } = useNode();
      return (
        <>
          {render}
          {isFor(id) && <Element id="note" is="i" />}
        </>
      );
    };
    const { crash, hook } = createEditor(page(<p />), { options: { onRender: WithNote } });
    if (message) expect(crash()).toContain(message);
    else {
      expect(crash()).toBeUndefined();
      expect(hook().query.node(ROOT_NODE).linkedNodes()).toHaveLength(1);
    }
  });

  describe('an <Element> in a prop other than children', () => {
    const Framed: UserComponent<{ icon?: ReactNode }> = ({ icon }) => <b>{icon}</b>;
    const show = (icon: ReactElement) =>
      createEditor(page(<Framed icon={icon} />), { resolver: { Framed, Box } });

    test('throws without an id', () => {
      expect(show(<Element is={Box} canvas />).crash()).toContain('must specify an `id` prop');
    });

    test('is shown with an id, and saving throws', () => {
      const editor = show(<Element id="icon" is={Box} canvas />);
      expect([editor.crash(), editor.find('b > section').textContent]).toEqual([undefined, '']);
      expect(() => editor.hook().query.serialize()).toThrow('does not exist in the resolver');
    });
  });

  test('an <Element> among the children of a component in the frame is an ordinary child, and needs no id', () => {
    const list = (
      <Box>
        <Element is="ul" canvas />
      </Box>
    );
    const { hook, at, crash } = createEditor(page(list), { resolver: { Box } });
    const { query } = hook();
    expect([crash(), query.node(at(0)).linkedNodes()]).toEqual([undefined, []]);
    const { data } = query.node(at(0, 0)).get();
    expect([data.name, data.parent, data.isCanvas]).toEqual(['ul', at(0), true]);
  });
});
