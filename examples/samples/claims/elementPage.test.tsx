/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createRef, memo, type ReactElement, type ReactNode, useState } from 'react';
import { act } from 'react-dom/test-utils';
import { Element, NodeElement, ROOT_NODE, useNode } from '@craftjs/core';
import type { Node, Options, UserComponent } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, muteConsole, page } from './editor';

// Claims of docs/api/element.mdx, checked in the published library.

beforeEach(muteConsole);

afterEach(cleanUp);

describe('docs/api/element.mdx', () => {
  test('another id of a linked element has an effect only with another key', () => {
    let change: (next: { id: string; key: number }) => void = () => {};
    const Card: UserComponent = () => {
      const [{ id, key }, setState] = useState({ id: 'a', key: 1 });
      change = setState;
      return <Element key={key} id={id} is="div" canvas />;
    };
    const editor = createEditor(page(<Card />), { resolver: { Card } });
    const keys = (next: { id: string; key: number }) => {
      act(() => change(next));
      return Object.keys(editor.hook().query.node(editor.at(0)).get().data.linkedNodes);
    };
    expect([keys({ id: 'b', key: 1 }), keys({ id: 'b', key: 2 })]).toEqual([['a'], ['a', 'b']]);
  });

  test('another is of a linked element, with another key, deletes the old node and its contents without an undo step', () => {
    let change: (is: 'div' | 'ul') => void = () => {};
    const Card: UserComponent = () => {
      const [is, setType] = useState<'div' | 'ul'>('div');
      change = setType;
      return <Element key={is} id="body" is={is} canvas children={<p>initial</p>} />;
    };
    const editor = createEditor(page(<Card />), { resolver: { Card } });
    const { query } = editor.hook();
    const [old = ''] = query.node(editor.at(0)).linkedNodes();
    const oldIds = [old, ...query.node(old).descendants(true)];
    act(() => change('ul'));
    const types = Object.values(query.getNodes()).map(({ data }) => data.displayName);
    expect(types).toEqual(['main', 'Card', 'ul', 'p']);
    expect([oldIds.length, oldIds.some((id) => id in query.getNodes())]).toEqual([2, false]);
    expect(query.history.canUndo()).toBe(false);
  });

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

  test('a linked element that is absent keeps its node in saved pages, and shows its edits when it returns', () => {
    let show: (isShown: boolean) => void = () => {};
    const Card: UserComponent = () => {
      const [isShown, setShown] = useState(true);
      show = setShown;
      return isShown ? (
        <Element id="body" is="div">
          initial
        </Element>
      ) : null;
    };
    const editor = createEditor(page(<Card />), { resolver: { Card } });
    const [body = ''] = editor.hook().query.node(editor.at(0)).linkedNodes();
    editor.run(({ actions }) => actions.setProp(body, (props) => void (props.children = 'edited')));
    act(() => show(false));
    expect(editor.find('main').textContent).toBe('');
    expect(editor.hook().query.getSerializedNodes()).toHaveProperty([body, 'props', 'children'], 'edited');
    act(() => show(true));
    expect(editor.find('main').textContent).toBe('edited');
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

  test.each([
    ['canvas to the <Element> has no effect', true, {}, false],
    ['craft.isCanvas to its component has one', false, { isCanvas: true }, true],
  ])('on the linked node of a saved page, adding %s', (_, canvas, craft, expected) => {
    const Slot: UserComponent = () => <i />;
    let isCanvas = false;
    const Card = () => <Element id="body" is={Slot} canvas={isCanvas} />;
    const resolver = { Card, Slot };
    const linkedOf = ({ hook, at }: ReturnType<typeof createEditor>) => {
      const { query } = hook();
      return query.node(query.node(at(0)).linkedNodes()[0] ?? '').isCanvas();
    };
    const saved = createEditor(page(<Card />), { resolver });
    const data = saved.hook().query.serialize();
    isCanvas = canvas;
    Slot.craft = craft;
    const loaded = createEditor(undefined, { resolver, data });
    const fresh = createEditor(page(<Card />), { resolver });
    expect([saved, loaded, fresh].map(linkedOf)).toEqual([false, expected, true]);
  });

  test('loading a page resets a region whose component is wrapped in the resolver alone', () => {
    const Slot: UserComponent = ({ children }: { children?: ReactNode }) => <i>{children}</i>;
    const Card: UserComponent = () => <Element id="body" is={Slot} canvas children={<p>initial</p>} />;
    const textAfterLoading = (resolver: Options['resolver']) => {
      const saved = createEditor(page(<Card />), { resolver });
      const { query } = saved.hook();
      const [body = ''] = query.node(saved.at(0)).linkedNodes();
      const text = query.node(body).childNodes();
      saved.run(({ actions }) => actions.setProp(text, (props) => void (props.children = 'edited')));
      const loaded = createEditor(undefined, { resolver, data: saved.hook().query.serialize() });
      return [loaded.crash(), loaded.find('main').textContent];
    };
    expect(textAfterLoading({ Card, Slot })).toEqual([undefined, 'edited']);
    const Memo = memo(Slot) as unknown as typeof Slot;
    expect(textAfterLoading({ Card, Slot: Memo })).toEqual([undefined, 'initial']);
    expect(console.warn).not.toHaveBeenCalled();
    expect(console.error).not.toHaveBeenCalled();
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

  test('a linked element without canvas can be selected and edited, but nothing can be dropped into it', () => {
    const Card: UserComponent = () => <Element id="label" is="b" />;
    const { hook, run, find, at } = createEditor(page(<Card />), { resolver: { Card } });
    const id = hook().query.node(at(0)).linkedNodes()[0] ?? '';
    fire(find('b'), 'mousedown');
    run(({ actions }) => actions.setProp(id, (props) => (props.title = 'edited')));
    expect(hook().query.getEvent('selected').all()).toEqual([id]);
    expect(find('b').title).toBe('edited');
    const { nodes, rootNodeId } = hook()
      .query.parseReactElement(<p />)
      .toNodeTree();
    expect(
      hook()
        .query.node(id)
        .isDroppable(nodes[rootNodeId] as Node),
    ).toBe(false);
  });
});
