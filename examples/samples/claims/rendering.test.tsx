/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { memo, useEffect } from 'react';
import type { ReactNode } from 'react';
import { Editor, Element, Frame, useNode } from '@craftjs/core';
import type { Options, UserComponent } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, muteConsole, page, Text } from './editor';

// Claims of docs/recipes/performance.mdx about containers, the autosave, rules and several editors, checked in the
// published library.

beforeEach(muteConsole);
afterEach(cleanUp);

interface Props {
  readonly name: string;
  readonly children?: ReactNode;
}

const rendered: string[] = [];
/** Runs `work` and returns the names of the nodes that it re-rendered. */
function namesDuring(work: () => void): string[] {
  rendered.length = 0;
  work();
  return [...new Set(rendered)].sort();
}

const Named: UserComponent<Props> = ({ name, children }) => {
  const { connectors } = useNode();
  rendered.push(name);
  return <div ref={(el) => void (el && connectors.connect(connectors.drag(el)))}>{children}</div>;
};
const resolver = { Box, Named, Text };

const nested = (
  <Element is={Named} canvas name="root">
    <Element is={Named} canvas name="left">
      <Named name="leaf" />
      <Element is={Named} canvas name="inner">
        <Named name="deep" />
      </Element>
    </Element>
    <Element is={Named} canvas name="right" />
  </Element>
);

describe('what re-renders', () => {
  test('setProp on a container re-renders its children, but not their children', () => {
    const editor = createEditor(nested, { resolver });
    const change = (props: Record<string, unknown>) => void (props['colour'] = 'teal');
    const after = (...path: number[]) =>
      namesDuring(() => editor.run(({ actions }) => actions.setProp(editor.at(...path), change)));
    expect(after(0)).toEqual(['inner', 'leaf', 'left']);
    expect(after(0, 0)).toEqual(['leaf']);
  });

  test('undo and redo re-render what their change has re-rendered', () => {
    const editor = createEditor(nested, { resolver });
    const change = (props: Record<string, unknown>) => void (props['colour'] = 'teal');
    editor.run(({ actions }) => actions.setProp(editor.at(0), change));
    const during = (work: Parameters<typeof editor.run>[0]) => namesDuring(() => editor.run(work));
    expect(during(({ actions }) => actions.history.undo())).toEqual(['inner', 'leaf', 'left']);
    expect(during(({ actions }) => actions.history.redo())).toEqual(['inner', 'leaf', 'left']);
    const [leaf, right] = [editor.at(0, 0), editor.at(1)];
    const moved = during(({ actions }) => actions.move(leaf, right, 0));
    expect(moved).toEqual(['inner', 'leaf', 'left', 'right']);
    expect(during(({ actions }) => actions.history.undo())).toEqual(moved);
  });

  test('setCustom re-renders the linked nodes of its node, and setHidden only mounts and unmounts', () => {
    const mounts: string[] = [];
    const Mounting: UserComponent<Props> = (props) => {
      useEffect(() => void mounts.push(props.name), [props.name]);
      return <Named {...props} />;
    };
    const Owner: UserComponent = () => {
      useNode();
      rendered.push('owner');
      return <Element id="region" is={Mounting} name="linked" />;
    };
    const editor = createEditor(page(<Owner />, <Named name="sibling" />), {
      resolver: { Mounting, Named, Owner },
    });
    const owner = editor.at(0);
    const during = (work: Parameters<typeof editor.run>[0]) => namesDuring(() => editor.run(work));
    expect(during(({ actions }) => actions.setCustom(owner, (data) => (data.note = 'New')))).toEqual([
      'linked',
    ]);
    expect(during(({ actions }) => actions.setHidden(owner, true))).toEqual([]);
    mounts.length = 0;
    expect(during(({ actions }) => actions.setHidden(owner, false))).toEqual(['linked', 'owner']);
    expect(mounts).toEqual(['linked']);
  });

  test('a memoized component around an <Element> protects the linked node from a selection, but not from setProp', () => {
    const Around = memo(() => <Element id="linked" is={Named} name="linked" />);
    const Owner: UserComponent = () => {
      const { connectors } = useNode(({ events }) => ({ selected: events.selected }));
      rendered.push('owner');
      return (
        <section ref={(el) => void (el && connectors.connect(el))}>
          <Around />
        </section>
      );
    };
    const editor = createEditor(page(<Owner />), { resolver: { ...resolver, Owner } });
    const id = editor.at(0);
    const change = (props: Record<string, unknown>) => void (props['colour'] = 'teal');
    expect(namesDuring(() => editor.run(({ actions }) => actions.selectNode(id)))).toEqual(['owner']);
    expect(namesDuring(() => editor.run(({ actions }) => actions.setProp(id, change)))).toEqual([
      'linked',
      'owner',
    ]);
  });

  test('a move to another parent re-renders both parents and the children of both', () => {
    const editor = createEditor(nested, { resolver });
    const move = () => editor.run(({ actions }) => actions.move(editor.at(0, 0), editor.at(1), 0));
    expect(namesDuring(move)).toEqual(['inner', 'leaf', 'left', 'right']);
  });

  test('a move within a parent re-renders it and all of its children', () => {
    const editor = createEditor(nested, { resolver });
    const move = () => editor.run(({ actions }) => actions.move(editor.at(0, 0), editor.at(0), 2));
    expect(namesDuring(move)).toEqual(['inner', 'leaf', 'left']);
  });

  test('a render of the parent of <Editor> re-renders the root component alone', () => {
    const editor = createEditor(nested, { resolver });
    expect(namesDuring(() => editor.rerender())).toEqual(['root']);
  });

  test('an onRender that is a new function on each render remounts every node', () => {
    let mounts = 0;
    const Counted: UserComponent = () => {
      useEffect(() => void mounts++, []);
      return null;
    };
    const onRender: Options['onRender'] = ({ render }) => render;
    const mountsWith = (options: () => Partial<Options>) => {
      mounts = 0;
      const App = () => (
        <Editor resolver={stable} {...options()}>
          <Frame>{counted}</Frame>
        </Editor>
      );
      const stable = { Counted };
      const counted = page(<Counted />);
      const editor = createEditor(undefined, { around: () => <App />, panel: () => null });
      editor.rerender();
      return mounts;
    };
    expect(mountsWith(() => ({ onRender }))).toBe(1);
    expect(mountsWith(() => ({ onRender: ({ render }) => render }))).toBe(2);
  });
});

test('the drop of a node from a toolbox checks no rule again, and canDrag is called once as a drag starts', () => {
  const calls: string[] = [];
  const rule = (name: string) => () => {
    calls.push(name);
    return true;
  };
  const Dragged: UserComponent = () => <Text />;
  Dragged.craft = { rules: { canDrag: rule('canDrag'), canDrop: rule('canDrop') } };
  const Target: UserComponent<{ children?: ReactNode }> = (props) => <Box {...props} />;
  Target.craft = { isCanvas: true, rules: { canMoveIn: rule('canMoveIn') } };
  const editor = createEditor(page(<Dragged />, <Target />), {
    resolver: { ...resolver, Dragged, Target },
    panel: ({ connectors }) => <button ref={(el) => void (el && connectors.create(el, () => <Dragged />))} />,
  });
  const { dom } = editor.hook().query.node(editor.at(1)).get();
  // jsdom has no layout.
  if (dom) dom.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  /** Rules that the start, 30 movements and the drop of a drag call. */
  const drag = (source: HTMLElement) =>
    ['dragstart', 'dragover', 'drop'].map((step) => {
      calls.length = 0;
      if (step === 'dragstart') fire(source, step);
      else if (step === 'dragover')
        for (let move = 0; move < 30; move++)
          fire(editor.find('section'), step, { clientX: 50, clientY: 50 });
      else {
        const { length } = calls;
        fire(source, 'dragend');
        // The connector that attaches to the dropped node calls canDrag as well.
        return calls.slice(length).filter((name) => name !== 'canDrag');
      }
      return [...calls];
    });
  expect(drag(editor.find('button'))).toEqual([[], ['canMoveIn', 'canDrop'], []]);
  expect(drag(editor.find('p'))).toEqual([['canDrag'], ['canMoveIn', 'canDrop'], ['canMoveIn', 'canDrop']]);
});

test('a node cannot be dragged from one editor to another', () => {
  const [one, other] = ['one', 'other'].map((text) => createEditor(page(<Text text={text} />), { resolver }));
  if (!one || !other) throw new Error('Two editors are needed');
  fire(one.find('p'), 'dragstart');
  fire(other.find('main'), 'dragover', { clientX: 1, clientY: 1 });
  fire(one.find('p'), 'dragend');
  expect([one, other].map(({ find }) => find('main').textContent)).toEqual(['one', 'other']);
});
