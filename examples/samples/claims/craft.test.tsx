/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { ReactNode } from 'react';
import { Element, useNode } from '@craftjs/core';
import type { UserComponent } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, muteConsole, page, Text } from './editor';

// Claims about the craft object: its rules, its defaults and its name in saved pages.

beforeEach(muteConsole);
afterEach(cleanUp);

test('a node that canDrag rejects only later can start a drag, and every place is red', () => {
  const Lockable: UserComponent<{ isLocked?: boolean }> = () => {
    const { connectors } = useNode();
    return <i ref={(el) => void (el && connectors.connect(connectors.drag(el)))} />;
  };
  Lockable.craft = { rules: { canDrag: (node) => !node.data.props['isLocked'] } };
  const dragWhenLocked = (isLockedAtFirst: boolean) => {
    const editor = createEditor(page(<Lockable isLocked={isLockedAtFirst} />, <Text />), {
      resolver: { Lockable, Text },
    });
    editor.run(({ actions }) => actions.setProp(editor.at(0), (props) => (props.isLocked = true)));
    fire(editor.find('i'), 'dragstart');
    fire(editor.find('p'), 'dragover', { clientX: 1, clientY: 1 });
    const { query } = editor.hook();
    const error = query.getState().indicator?.error as unknown;
    const dragged = query.getEvent('dragged').all().length;
    fire(editor.find('i'), 'dragend');
    cleanUp();
    return [dragged, String(error).includes('canDrag()')];
  };
  expect([dragWhenLocked(true), dragWhenLocked(false)]).toEqual([
    [0, false],
    [1, true],
  ]);
});

test('a drop checks one node after the other, so canDrop of the second waits for all checks of the first', () => {
  const asked: string[] = [];
  const Part: UserComponent<{ name: string; children?: ReactNode }> = (props) => <Box {...props} />;
  Part.craft = {
    isCanvas: true,
    rules: {
      canDrop: (_target, self) => {
        asked.push(self.data.props['name'] as string);
        return true;
      },
    },
  };
  const editor = createEditor(
    page(
      <Part name="outer">
        <Part name="inner" />
      </Part>,
      <Part name="other" />,
    ),
    { resolver: { Part } },
  );
  const [outer, inner, other] = [editor.at(0), editor.at(0, 0), editor.at(1)];
  const askedFor = (ids: string[]) => {
    asked.length = 0;
    editor.hook().query.node(inner).isDroppable(ids);
    return [...asked];
  };
  // The outer part contains the target, which is check 5.
  expect([askedFor([outer, other]), askedFor([other, outer])]).toEqual([['outer'], ['other', 'outer']]);
});

describe('rules that count the children', () => {
  const AtMostOne: UserComponent<{ children?: ReactNode }> = (props) => <Box {...props} />;
  AtMostOne.craft = {
    isCanvas: true,
    rules: { canMoveIn: (nodes, self, helpers) => helpers(self.id).childNodes().length + nodes.length <= 1 },
  };
  const NeverEmpty: UserComponent<{ children?: ReactNode }> = (props) => <Box {...props} />;
  NeverEmpty.craft = {
    isCanvas: true,
    rules: { canMoveOut: (nodes, self, helpers) => helpers(self.id).childNodes().length > nodes.length },
  };
  const resolver = { AtMostOne, NeverEmpty, Box, Text };

  test.each([
    ['canMoveIn', <AtMostOne key="to" />, Box],
    ['canMoveOut', <Element key="to" is={Box} canvas />, NeverEmpty],
  ])('%s lets actions.move exceed the limit with several nodes, and isDroppable does not', (_, to, From) => {
    const from = (
      <Element key="from" is={From} canvas>
        <Text text="1" />
        <Text text="2" />
      </Element>
    );
    const editor = createEditor(page(to, from), { resolver });
    const ids = [editor.at(1, 0), editor.at(1, 1)];
    expect(editor.hook().query.node(editor.at(0)).isDroppable(ids)).toBe(false);
    editor.run(({ actions }) => actions.move(ids, editor.at(0), 0));
    expect(editor.crash()).toBeUndefined();
    expect(editor.hook().query.node(editor.at(0)).childNodes()).toEqual(ids);
  });

  test('a move within a canvas checks canMoveIn and canDrop, but not canMoveOut', () => {
    const calls: string[] = [];
    const record = (name: string) => () => {
      calls.push(name);
      return true;
    };
    const Open: UserComponent<{ children?: ReactNode }> = (props) => <Box {...props} />;
    Open.craft = {
      isCanvas: true,
      rules: { canMoveIn: record('canMoveIn'), canMoveOut: record('canMoveOut') },
    };
    const Part: UserComponent = () => <Text text="part" />;
    Part.craft = { rules: { canDrop: record('canDrop') } };
    const open = (
      <Open key="open">
        <Part />
        <Part />
      </Open>
    );
    const editor = createEditor(page(open), { resolver: { Open, Part, Box, Text } });
    calls.length = 0;
    editor.run(({ actions }) => actions.move(editor.at(0, 1), editor.at(0), 0));
    expect(new Set(calls)).toEqual(new Set(['canMoveIn', 'canDrop']));
  });
});

describe('default props', () => {
  const Title: UserComponent<{ text?: string | undefined }> = ({ text }) => <b>{text}</b>;
  Title.craft = { props: { text: 'Default' } };
  const propsOf = (element: ReactNode) => {
    const editor = createEditor(page(element), { resolver: { Title } });
    const read = () => editor.hook().query.node(editor.at(0)).get().data.props['text'] as unknown;
    return { editor, read };
  };

  test('an undefined prop in JSX replaces the default', () => {
    expect([propsOf(<Title />).read(), propsOf(<Title text={undefined} />).read()]).toEqual([
      'Default',
      undefined,
    ]);
  });

  test('elements in the default children are shown, but do not become nodes', () => {
    const List: UserComponent<{ children?: ReactNode }> = ({ children }) => <Box>{children}</Box>;
    List.craft = { isCanvas: true, props: { children: <i>Default</i> } };
    const { hook, at, find } = createEditor(page(<List />), { resolver: { List } });
    expect([find('i').textContent, hook().query.node(at(0)).childNodes()]).toEqual(['Default', []]);
  });

  test('null and undefined are not saved, so the default is back after loading', () => {
    for (const value of [null, undefined]) {
      const { editor, read } = propsOf(<Title />);
      editor.run(({ actions }) => actions.setProp(editor.at(0), (props) => (props.text = value)));
      expect(read()).toBe(value);
      editor.run(({ actions, query }) => actions.deserialize(query.serialize()));
      expect(read()).toBe('Default');
    }
  });
});

test('a component under two keys, with a minified name, is saved under the first of them', () => {
  const minified = { e: ({ text }: { text?: string }) => <b>{text}</b> }.e;
  const data = { ROOT: { type: { resolvedName: 'Old' }, props: {} } as never };
  const savedAs = (resolver: object) =>
    createEditor(undefined, { resolver: resolver as never, data })
      .hook()
      .query.getSerializedNodes()['ROOT']?.type;
  expect([savedAs({ New: minified, Old: minified }), savedAs({ Old: minified, New: minified })]).toEqual([
    { resolvedName: 'New' },
    { resolvedName: 'Old' },
  ]);
});

test('a page from JSX needs its components in the resolver, not only a saved one', () => {
  expect(createEditor(page(<Text />), { resolver: {} }).crash()).toContain('does not exist in the resolver');
});

test('loading fills in the default of a new key, but keeps the old value of a changed one', () => {
  const load = (defaults: object, data?: string) => {
    const Sized: UserComponent = () => <i />;
    Sized.craft = { props: defaults };
    const editor = createEditor(page(<Sized />), { resolver: { Sized }, ...(data && { data }) });
    const { query } = editor.hook();
    return [query.serialize(), query.node(editor.at(0)).get().data.props] as const;
  };
  const [saved] = load({ size: 24 });
  expect(load({ size: 32, color: 'red' }, saved)[1]).toEqual({ size: 24, color: 'red' });
});

test('a node keeps the craft object that it was created with, until the page is loaded again', () => {
  const Probe: UserComponent = () => <Text />;
  Probe.craft = { displayName: 'Old', props: { size: 1 }, rules: { canDrag: () => false } };
  const editor = createEditor(page(<Probe />), { resolver: { Probe, Text } });
  const read = () => {
    const node = editor.hook().query.node(editor.at(0));
    const { displayName, props } = node.get().data;
    return [displayName, props, node.isDraggable()];
  };
  Probe.craft = { displayName: 'New', props: { size: 2, color: 'red' }, rules: { canDrag: () => true } };
  editor.rerender();
  expect(read()).toEqual(['Old', { size: 1 }, false]);
  editor.run(({ actions, query }) => actions.deserialize(query.serialize()));
  expect(read()).toEqual(['New', { size: 1, color: 'red' }, true]);
});

test('when an update replaces a component and the resolver, saving needs a function named like its key', () => {
  const saveAfterUpdate = (name: string) => {
    const define = () => {
      const Part: UserComponent = () => <Text />;
      Object.defineProperty(Part, 'name', { value: name });
      return Part;
    };
    const Part = define();
    const options = { resolver: { Part, Text } };
    const editor = createEditor(page(<Part />), { options });
    const before = editor.hook().query.serialize();
    options.resolver = { Part: define(), Text };
    editor.rerender();
    return editor.hook().query.serialize() === before;
  };
  expect(saveAfterUpdate('Part')).toBe(true);
  expect(() => saveAfterUpdate('Ruled')).toThrow('node (Ruled) does not exist in the resolver');
});
