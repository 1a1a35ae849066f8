/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { memo, useState } from 'react';
import type { ReactNode } from 'react';
import { Element, useNode } from '@craftjs/core';
import type { UserComponent } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, muteConsole, page } from './editor';

// Claims of the documentation about what re-renders and how often code is called, checked in the published library.

const counts = new Map<string, number>();
const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
/** Runs `work` and returns how often each thing was counted meanwhile. */
function countDuring(work: () => void): Record<string, number> {
  counts.clear();
  work();
  return Object.fromEntries(counts);
}

beforeEach(muteConsole);
afterEach(cleanUp);

const Row: UserComponent<{ text?: string }> = ({ text }) => {
  const { connectors } = useNode(({ id }) => {
    count('collector');
    return { id };
  });
  count('Row');
  return <p ref={(el) => void (el && connectors.connect(connectors.drag(el)))}>{text}</p>;
};
const Hoverable: UserComponent = () => {
  const { connectors, hovered } = useNode(({ events }) => ({ hovered: events.hovered }));
  count('Hoverable');
  return <i ref={(el) => void (el && connectors.connect(el))}>{String(hovered)}</i>;
};
const Careless: UserComponent = () => {
  useNode(() => ({ change: () => {} }));
  count('Careless');
  return <i />;
};

const View = ({ text }: { text?: string | undefined }) => {
  count('View');
  return <b>{text}</b>;
};
const MemoView = memo(View);
const WithView: UserComponent<{ text?: string }> = ({ text }) => {
  useNode();
  count('WithView');
  return <MemoView text={text} />;
};
// The published type of a resolver finds the React of the site, whose memo components differ.
const MemoRow = memo(WithView) as unknown as typeof WithView;
const resolver = { Box, Row, MemoRow, Hoverable, Careless };
const twenty = (Component: typeof Row) =>
  Array.from({ length: 20 }, (_, index) => <Component key={index} text={String(index)} />);

test('a change of a node without children re-renders its component alone, but runs every collector', () => {
  const editor = createEditor(page(...twenty(Row)), { resolver });
  const change = (props: { text?: string }) => void (props.text = 'New');
  expect(countDuring(() => editor.run(({ actions }) => actions.setProp(editor.at(0), change)))).toEqual({
    collector: 20,
    Row: 1,
  });
});

test('hovering re-renders only components that collect it, but saves the page once to compare it', () => {
  const editor = createEditor(page(...twenty(Row), <Hoverable />), { resolver });
  const stringify = jest.spyOn(JSON, 'stringify');
  expect(countDuring(() => fire(editor.find('p'), 'mouseover'))).toEqual({ collector: 20 });
  expect(stringify).toHaveBeenCalledTimes(1);
  stringify.mockRestore();
  expect(countDuring(() => fire(editor.find('i'), 'mouseover'))).toEqual({ collector: 20, Hoverable: 1 });
});

test('after a hover, collectors run in a function named collect, which also serializes in one named serialize', () => {
  const stacks = new Map<string, string>();
  const trace = (name: string) => stacks.set(name, new Error().stack ?? '');
  const Traced: UserComponent<{ value: object }> = () => {
    const { connectors } = useNode(() => void trace('collector'));
    return <p ref={(el) => void (el && connectors.connect(el))} />;
  };
  const value = { toJSON: () => void trace('serialization') };
  const editor = createEditor(page(<Traced value={value} />), { resolver: { Traced } });
  stacks.clear();
  fire(editor.find('p'), 'mouseover');
  expect(stacks.get('collector')).toMatch(/\bcollect\b/);
  expect(stacks.get('collector')).not.toMatch(/\bserialize\b/);
  expect(stacks.get('serialization')).toMatch(/\bserialize\b[^]*\bcollect\b/);
});

test('a collected function re-renders its component on every change of the editor', () => {
  const editor = createEditor(page(<Row />, <Careless />), { resolver });
  expect(countDuring(() => fire(editor.find('p'), 'mouseover'))).toEqual({ collector: 1, Careless: 1 });
});

test('a render of the parent of <Editor> re-renders no child of the root', () => {
  const editor = createEditor(page(...twenty(Row)), { resolver });
  expect(countDuring(() => editor.rerender())).toEqual({});
});

test('a new child re-renders its siblings although they are memoized, but not a memoized view inside them', () => {
  const editor = createEditor(page(...twenty(MemoRow)), { resolver });
  const calls = countDuring(() =>
    editor.run(({ actions, query }) =>
      actions.addNodeTree(query.parseReactElement(<MemoRow text="New" />).toNodeTree(), 'ROOT'),
    ),
  );
  expect(calls['WithView']).toBeGreaterThan(20);
  expect(calls['View']).toBe(1);
});

test('a drag asks the rules once per drop position, however often the mouse moves, and once for the drop', () => {
  const Picky: UserComponent<{ children?: ReactNode }> = ({ children }) => <Box>{children}</Box>;
  Picky.craft = {
    isCanvas: true,
    rules: {
      canMoveIn: () => {
        count('canMoveIn');
        return true;
      },
    },
  };
  const editor = createEditor(
    page(
      <Row text="Dragged" />,
      <Picky>
        <Row text="Inside" />
      </Picky>,
    ),
    { resolver: { ...resolver, Picky } },
  );
  const [dragged, inside] = [editor.find('p'), editor.find('section p')];
  const { dom } = editor.hook().query.node(editor.at(1)).get();
  // jsdom has no layout.
  if (dom) dom.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  const calls = countDuring(() => {
    fire(dragged, 'dragstart');
    for (let move = 0; move < 30; move++) fire(inside, 'dragover', { clientX: 50, clientY: 50 });
    fire(dragged, 'dragend');
  });
  expect(calls['canMoveIn']).toBe(2);
});

test('a change of a node re-renders its linked nodes and theirs, but no child of a child', () => {
  const Leaf: UserComponent<{ name?: string }> = ({ name = 'Leaf' }) => {
    useNode();
    count(name);
    return <i />;
  };
  const Inner: UserComponent<{ children?: ReactNode }> = ({ children }) => {
    useNode();
    count('Inner');
    return (
      <div>
        <Element id="deep" is={Leaf} name="Linked leaf" />
        {children}
      </div>
    );
  };
  const Hero: UserComponent = () => {
    useNode();
    count('Hero');
    return (
      <Element id="inner" is={Inner} canvas>
        <Leaf />
      </Element>
    );
  };
  const editor = createEditor(
    page(
      <Hero />,
      <Box>
        <Leaf name="Grandchild" />
      </Box>,
    ),
    {
      resolver: { Box, Hero, Inner, Leaf },
    },
  );
  expect(
    countDuring(() => editor.run(({ actions }) => actions.setProp('ROOT', (props) => (props['size'] = 1)))),
  ).toEqual({ Hero: 1, Inner: 1, 'Linked leaf': 1 });
});

test('a component without a collector re-renders with the props and child nodes of its parent, and a linked node with any render of it', () => {
  const Child: UserComponent<{ name?: string }> = ({ name = 'Child' }) => {
    useNode();
    count(name);
    return <i />;
  };
  let setOpen: (isOpen: boolean) => void = () => {};
  const Owner: UserComponent<{ children?: ReactNode }> = ({ children }) => {
    useNode(({ events }) => ({ selected: events.selected }));
    const [isOpen, set] = useState(false);
    setOpen = set;
    count('Owner');
    return (
      <section title={String(isOpen)}>
        {children}
        <Element id="linked" is={Child} name="Linked" />
      </section>
    );
  };
  const owner = (
    <Element is={Owner} canvas>
      <Child />
    </Element>
  );
  const editor = createEditor(page(owner), { resolver: { Owner, Child } });
  const during = (work: Parameters<typeof editor.run>[0]) => {
    const {
      Owner: ofOwner = 0,
      Child: ofChild = 0,
      Linked: ofLinked = 0,
    } = countDuring(() => editor.run(work));
    return [ofOwner, ofChild, ofLinked].map(Boolean);
  };
  const id = editor.at(0);
  expect(during(() => setOpen(true))).toEqual([true, false, true]);
  expect(during(({ actions }) => actions.selectNode(id))).toEqual([true, false, true]);
  const rename = (props: Record<string, unknown>) => void (props['name'] = 'New');
  expect(during(({ actions }) => actions.setProp(id, rename))).toEqual([true, true, true]);
  const tree = editor
    .hook()
    .query.parseReactElement(<b />)
    .toNodeTree();
  expect(during(({ actions }) => actions.addNodeTree(tree, id))).toEqual([true, true, true]);
  expect(during(({ actions }) => actions.delete(tree.rootNodeId))).toEqual([true, true, true]);
});
