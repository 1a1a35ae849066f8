/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type FC, memo, type ReactElement, type ReactNode, useState } from 'react';
import { act } from 'react-dom/test-utils';
import { Element, ROOT_NODE } from '@craftjs/core';
import type { Node, Options, UserComponent } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, muteConsole, page, type TestEditor, Text } from './editor';
import { loadSample } from './sample';

// Claims of docs/concepts/linked-nodes.mdx, checked in the published library.

beforeEach(muteConsole);

afterEach(cleanUp);

const addTree = (editor: TestEditor, element: ReactElement, parent: string) =>
  editor.run(({ actions, query }) =>
    actions.addNodeTree(query.parseReactElement(element).toNodeTree(), parent),
  );

describe('docs/concepts/linked-nodes.mdx', () => {
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

  test('after another is, undoing an earlier change in the old node crashes the editor', () => {
    let change: (is: 'div' | 'ul') => void = () => {};
    const Card: UserComponent = () => {
      const [is, setType] = useState<'div' | 'ul'>('div');
      change = setType;
      return <Element key={is} id="body" is={is} canvas />;
    };
    const editor = createEditor(page(<Card />), { resolver: { Card } });
    const { query } = editor.hook();
    const body = query.node(editor.at(0)).get().data.linkedNodes['body'] ?? '';
    editor.run(({ actions }) => actions.setProp(body, (props) => void (props.title = 'Changed')));
    act(() => change('ul'));
    editor.run(({ actions }) => actions.history.undo());
    expect(editor.crash()).toContain('Cannot apply patch');
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

  test('a prop gives each card its own initial content, and a later change of it has no effect', () => {
    const { Card } = loadSample('concepts/linked-nodes/CardDemo', (code) =>
      code.replace('const Card', 'export const Card'),
    ) as { Card: FC<{ title: string; text: string }> };
    const cards = page(<Card title="1" text="one" />, <Card title="2" text="two" />);
    const { hook, at, run, find } = createEditor(cards, { resolver: { Card } });
    run(({ actions }) => actions.setProp(at(0), (props: { text: string }) => (props.text = 'changed')));
    expect(hook().query.node(at(0)).get().data.props).toMatchObject({ text: 'changed' });
    expect([...find('main').querySelectorAll('p')].map((p) => p.textContent)).toEqual(['one', 'two']);
  });

  test('the button of ShadedCard changes the region of its own card', () => {
    const { ShadedCard } = loadSample('concepts/linked-nodes/ShadedCard') as { ShadedCard: FC };
    const cards = page(<ShadedCard />, <ShadedCard />);
    const { at, find, hook } = createEditor(cards, { resolver: { ShadedCard } });
    act(() => find('main > div:last-child button').click());
    const styleOf = (index: number) => {
      const [region = ''] = hook().query.node(at(index)).linkedNodes();
      return hook().query.node(region).get().data.props['style'] as object;
    };
    expect([styleOf(0), styleOf(1)]).toEqual([{ padding: 16 }, { padding: 16, background: '#94a3b840' }]);
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

  describe('a card with a region', () => {
    const Card: UserComponent = () => (
      <Element id="body" is={Box} canvas>
        <Text text="initial" />
      </Element>
    );
    const resolver = { Box, Card, Text };
    const edit = (editor: TestEditor) =>
      editor.run(({ actions, query }) => {
        const [body = ''] = query.node(editor.at(0)).linkedNodes();
        actions.setProp(query.node(body).childNodes()[0] ?? '', (props) => void (props.text = 'edited'));
      });

    test('undoing the deletion of an owner restores its linked nodes with their edits', () => {
      const editor = createEditor(page(<Card />), { resolver });
      edit(editor);
      editor.run(({ actions }) => actions.delete(editor.at(0)));
      expect(Object.keys(editor.hook().query.getNodes())).toEqual([ROOT_NODE]);
      editor.run(({ actions }) => actions.history.undo());
      expect(editor.find('main').textContent).toBe('edited');
    });

    test('undoing the addition of an owner leaves its linked nodes as orphans, and redo creates new ones', () => {
      const editor = createEditor(page(), { resolver });
      addTree(editor, <Card />, ROOT_NODE);
      edit(editor);
      const undo = () => editor.run(({ actions }) => actions.history.undo());
      const redo = () => editor.run(({ actions }) => actions.history.redo());
      undo();
      undo();
      const saved = Object.values(editor.hook().query.getSerializedNodes());
      expect(saved.map(({ displayName }) => displayName)).toEqual(['main', 'Box', 'Text']);
      redo();
      redo();
      expect(editor.find('main').textContent).toBe('initial');
      expect(Object.keys(editor.hook().query.getNodes())).toHaveLength(6);
    });

    test('deleting a linked node unmounts the editor, and isDeletable() is false for it', () => {
      const editor = createEditor(page(<Card />), { resolver });
      const [body = ''] = editor.hook().query.node(editor.at(0)).linkedNodes();
      expect(editor.hook().query.node(body).isDeletable()).toBe(false);
      editor.run(({ actions }) => actions.delete(body));
      expect(editor.crash()).toBe('Invariant failed: Attempting to delete a top-level Node');
    });
  });
});
