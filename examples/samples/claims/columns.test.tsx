/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FC, ReactNode } from 'react';
import { Element, useNode } from '@craftjs/core';
import type { Indicator, Node, UserComponent } from '@craftjs/core';
import { cleanUp, createEditor, fire, type Hook, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

beforeEach(muteConsole);
afterEach(cleanUp);

const Samples = {
  Row: loadSample('recipes/columns/Row')['Row'] as FC<{ children?: ReactNode }>,
  Column: loadSample('recipes/columns/Column')['Column'] as FC<{ children?: ReactNode }>,
};

test('the middle of another column rejects a column, and a row keeps its last one', () => {
  const editor = createEditor(
    page(
      <Element is={Samples.Row} canvas>
        <Element is={Samples.Column} canvas />
        <Element is={Samples.Column} canvas />
      </Element>,
    ),
    { resolver: Samples },
  );
  const { query } = editor.hook();
  const [first, second] = [editor.at(0, 0), editor.at(0, 1)];
  const errors: unknown[] = [];
  const accepts = (id: string, nodes: string | string[]) =>
    query.node(id).isDroppable(nodes, (error) => errors.push(String(error)));
  expect(accepts(second, first)).toBe(false);
  expect(errors.join()).toMatch('Node cannot be dropped into target parent');
  expect([accepts(editor.at(0), first), accepts(editor.at(0), second)]).toEqual([true, true]);
  editor.run(({ actions }) => actions.delete(second));
  expect(editor.hook().query.node(editor.at(0)).isDroppable(first)).toBe(true);
});

test('without dragging, a new column goes after the column that is selected or contains the selection', () => {
  const { findPlace } = loadSample('recipes/add-without-dragging/findPlace') as {
    findPlace: (query: Hook['query'], added: Node) => object | undefined;
  };
  const editor = createEditor(
    page(
      <Element is={Samples.Row} canvas>
        <Element is={Samples.Column} canvas>
          <Text text="One" />
        </Element>
        <Element is={Samples.Column} canvas />
      </Element>,
      <Text text="Below" />,
    ),
    { resolver: { ...Samples, Text } },
  );
  const placeAt = (...path: number[]) => {
    editor.run(({ actions }) => actions.selectNode(editor.at(...path)));
    const { query } = editor.hook();
    const tree = query.parseReactElement(<Element is={Samples.Column} canvas />).toNodeTree();
    return findPlace(query, tree.nodes[tree.rootNodeId] as Node);
  };
  const first = { parent: editor.at(0), index: 1 };
  expect([placeAt(0, 0), placeAt(0, 0, 0), placeAt(1)]).toEqual([first, first, undefined]);
});

test.each([
  { metaKey: false, columns: 2, error: null, left: 1 },
  { metaKey: true, columns: 2, error: null, left: 1 },
  { metaKey: false, columns: 1, error: 'Current parent rejects outgoing node', left: 1 },
  { metaKey: true, columns: 1, error: 'Current parent rejects outgoing node', left: 1 },
])(
  'with the Meta key held: $metaKey, one of $columns columns can move to another row, unless it is the last: $error',
  ({ metaKey, columns, error, left }) => {
    const row = (count: number) => (
      <Element is={Samples.Row} canvas>
        {...Array.from({ length: count }, () => <Element is={Samples.Column} canvas />)}
      </Element>
    );
    const editor = createEditor(page(row(columns), row(1)), { resolver: Samples });
    const { query } = editor.hook();
    const domOf = (id: string) => query.node(id).get().dom as HTMLElement;
    const [column, target] = [domOf(editor.at(0, 0)), domOf(editor.at(1))];
    target.getBoundingClientRect = () => new DOMRect(0, 0, 300, 100);
    fire(column, 'mousedown', { metaKey });
    fire(column, 'dragstart', { metaKey });
    fire(target, 'dragover', { clientX: 150, clientY: 50 });
    const shown = query.getState().indicator?.error;
    if (error === null) expect(shown).toBeNull();
    else expect(String(shown)).toContain(error);
    fire(column, 'dragend');
    const childrenOf = (index: number) => editor.hook().query.node(editor.at(index)).childNodes();
    expect(childrenOf(0)).toHaveLength(left);
    // Moved twice with the Meta key held, but there once.
    expect(new Set(childrenOf(1)).size).toBe(childrenOf(1).length);
    expect(childrenOf(1)).toHaveLength(1 + columns - left);
  },
);

test('the element that directly contains the nodes decides whether they are side by side', () => {
  const Wrapped: UserComponent<{ outer: string; inner: string; children?: ReactNode }> = (props) => {
    const { connectors } = useNode();
    return (
      <section style={{ display: props.outer }} ref={(el) => void (el && connectors.connect(el))}>
        <div style={{ display: props.inner, float: 'none' }}>{props.children}</div>
      </section>
    );
  };
  Wrapped.craft = { isCanvas: true };
  const Cell: UserComponent = () => {
    const { connectors } = useNode();
    const style = { display: 'block', position: 'static', margin: '0px' } as const;
    return <p style={style} ref={(el) => void (el && connectors.connect(connectors.drag(el)))} />;
  };
  /** Drags one cell over the bottom left of another one, and returns the place of the indicator. */
  const whereIn = (outer: string, inner: string) => {
    const row = (
      <Wrapped outer={outer} inner={inner}>
        <Cell />
        <Cell />
      </Wrapped>
    );
    const editor = createEditor(page(row), { resolver: { Wrapped, Cell } });
    for (const id of [editor.at(0), editor.at(0, 0), editor.at(0, 1)]) {
      const { dom } = editor.hook().query.node(id).get();
      if (dom) dom.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
    }
    const [first, second] = editor.find('section').querySelectorAll('p');
    fire(second as HTMLElement, 'dragstart');
    fire(first as HTMLElement, 'dragover', { clientX: 20, clientY: 80 });
    const { indicator } = editor.hook().query.getState() as { indicator: Indicator | null };
    cleanUp();
    return indicator?.placement.where;
  };
  expect([whereIn('flex', 'block'), whereIn('block', 'flex')]).toEqual(['after', 'before']);
});
