/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ReactNode } from 'react';
import { Element, ROOT_NODE, useNode } from '@craftjs/core';
import type { Indicator, Node, UserComponent } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, muteConsole, page, Text } from './editor';

// Claims of docs/concepts/craft-object.mdx and docs/concepts/drag-and-drop.mdx, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

const calls: string[] = [];
const Shelf = ({ children }: { children?: ReactNode; name: string }) => <Box>{children}</Box>;
const record = (rule: string) => (nodes: Node[], shelf: Node) => {
  const texts = nodes.map(({ data }) => data.props['text'] as string);
  return calls.push(`${rule} of ${shelf.data.props['name'] as string}: ${texts.join()}`) > 0;
};
Shelf.craft = {
  isCanvas: true,
  rules: { canMoveIn: record('canMoveIn'), canMoveOut: record('canMoveOut') },
};

/** Three shelves with five texts. The nodes `a1`, `a2`, `b1` and `c1` are selected. */
function createShelves() {
  const shelf = (name: string, ...texts: string[]) => (
    <Shelf name={name}>
      {texts.map((text) => (
        <Text key={text} text={text} />
      ))}
    </Shelf>
  );
  const editor = createEditor(page(shelf('a', 'a1', 'a2', 'a3'), shelf('b', 'b1'), shelf('c', 'c1')), {
    resolver: { Shelf, Text },
  });
  const group = [editor.at(0, 0), editor.at(0, 1), editor.at(1, 0), editor.at(2, 0)];
  const domOf = (id: string) => editor.hook().query.node(id).get().dom as HTMLElement;
  const target = domOf(editor.at(2));
  target.getBoundingClientRect = () => new DOMRect(0, 0, 300, 100);
  calls.length = 0;
  return { editor, group, doms: group.map(domOf), target };
}

const press = (dom: HTMLElement, fields?: object) =>
  ['mousedown', 'click'].forEach((type) => fire(dom, type, fields));

const grouped = ['canMoveIn of c: a1,a2,b1,c1', 'canMoveOut of a: a1,a2', 'canMoveOut of b: b1'];

test('canMoveIn gets all nodes of a group, and the canMoveOut of each parent those that leave it', () => {
  const { editor, group } = createShelves();
  expect(editor.hook().query.node(editor.at(2)).isDroppable(group)).toBe(true);
  expect(calls).toEqual(grouped);
});

test('a drag calls the rules for the group, and its drop for one node at a time', () => {
  const { doms, target } = createShelves();
  for (const dom of doms) press(dom, { metaKey: true });
  const last = doms.at(-1) as HTMLElement;
  fire(last, 'dragstart');
  fire(target, 'dragover', { clientX: 150, clientY: 50 });
  expect(calls.splice(0)).toEqual(grouped);
  fire(last, 'dragend');
  expect(calls.slice(0, 2)).toEqual(['canMoveIn of c: a1', 'canMoveOut of a: a1']);
  expect(calls.filter((call) => call.includes(','))).toEqual([]);
});

test.each([
  ['twice if it was not selected at the last click', 1, 'a2,a1,a1'],
  ['once if it was', 0, 'a1'],
])('a node whose drag starts with the Meta key held is in the group %s', (_, clicked, group) => {
  const { doms, target } = createShelves();
  const dragged = doms[0] as HTMLElement;
  press(doms[clicked] as HTMLElement);
  for (const type of ['mousedown', 'dragstart']) fire(dragged, type, { metaKey: true });
  fire(target, 'dragover', { clientX: 150, clientY: 50 });
  expect(calls[0]).toBe(`canMoveIn of c: ${group}`);
  fire(dragged, 'dragend');
});

test.each([
  [false, 'a2,a1,a3'],
  [true, 'a2,a3,a1'],
])('dragging a node down to the line above its last sibling, with the Meta key: %s', (metaKey, order) => {
  const { editor } = createShelves();
  const nodeOf = (id: string) => editor.hook().query.node(id).get();
  const shelf = editor.at(0);
  const place = (id: string, top: number, height: number) => {
    const dom = nodeOf(id).dom as HTMLElement;
    dom.style.margin = '0'; // jsdom has no computed one.
    dom.getBoundingClientRect = () => new DOMRect(0, top, 300, height);
  };
  place(shelf, 0, 300);
  const texts = editor.hook().query.node(shelf).childNodes();
  texts.forEach((id, index) => place(id, 100 * index, 100));
  const [first, , last] = texts.map((id) => nodeOf(id).dom as HTMLElement);
  for (const type of ['mousedown', 'dragstart']) fire(first as HTMLElement, type, { metaKey });
  fire(last as HTMLElement, 'dragover', { clientX: 10, clientY: 210 });
  fire(first as HTMLElement, 'dragend');
  const shown = editor.hook().query.node(shelf).childNodes();
  expect(shown.map((id) => nodeOf(id).data.props['text'] as string).join()).toBe(order);
});

const noCanvas = 'Cannot move node that is not a direct child of a Canvas node';

/** A text in a section that isn't a canvas, and a heading. */
function createSection() {
  const editor = createEditor(
    page(
      <section>
        <p />
      </section>,
      <h2 />,
    ),
  );
  const names = (ids: string[]) => ids.map((id) => editor.hook().query.node(id).get().data.name);
  return {
    ...editor,
    section: editor.find('section'),
    selected: () => names(editor.hook().query.getEvent('selected').all()),
    dragged: () => names(editor.hook().query.getEvent('dragged').all()),
    order: () => names(editor.hook().query.node(ROOT_NODE).childNodes()),
    error: () => String((editor.hook().query.getState().indicator as Indicator).error),
  };
}

test('with the Meta key, a drag by the text in a section that is no canvas drags both, and is rejected', () => {
  const { find, section, selected, dragged, order, error } = createSection();
  fire(find('p'), 'mousedown', { metaKey: true });
  fire(section, 'dragstart', { metaKey: true });
  expect([selected(), dragged()]).toEqual([
    ['p', 'section'],
    ['p', 'section'],
  ]);
  fire(find('main'), 'dragover', { clientX: 1, clientY: 1 });
  expect(error()).toContain(noCanvas);
  fire(section, 'dragend', { metaKey: true });
  expect(order()).toEqual(['section', 'h2']);
});

test.each([
  ['only the text is dragged after a click on the section, and the drop is rejected', 'section', 'p', true],
  ['the section is dragged after a click on the text', 'p', 'section', false],
  ['the section is dragged without an earlier click', undefined, 'section', false],
])('by the text in a section that is no canvas, %s', (_, clicked, dragged, isRejected) => {
  const { find, section, dragged: seen, order, error, crash } = createSection();
  if (clicked) press(find(clicked));
  fire(find('p'), 'mousedown');
  // A browser starts the drag at the nearest draggable element.
  expect(find('p').closest('[draggable=true]')).toBe(section);
  fire(section, 'dragstart');
  expect(seen()).toEqual([dragged]);
  for (const target of ['main', 'section', 'h2']) {
    fire(find(target), 'dragover', { clientX: 1, clientY: 1 });
    expect(error().includes(noCanvas)).toBe(isRejected);
  }
  fire(section, 'dragend');
  expect([order(), crash()]).toEqual([isRejected ? ['section', 'h2'] : ['h2', 'section'], undefined]);
});

test.each([
  ['leaves its box after a click on the box', true, ['Box', 'Text', 'Plain'], []],
  ['stays in the box, which moves, without a click', false, ['Text', 'Box'], ['Plain']],
])('a node without drag in a canvas %s', (_, isClicked, order, inside) => {
  const Plain = () => {
    const { connectors } = useNode();
    return <i ref={(el) => void (el && connectors.connect(el))} />;
  };
  const editor = createEditor(
    page(
      <Element is={Box} canvas>
        <Plain />
      </Element>,
      <Text />,
    ),
    { resolver: { Box, Plain, Text } },
  );
  const box = editor.at(0);
  if (isClicked) press(editor.find('section'));
  fire(editor.find('i'), 'mousedown');
  fire(editor.find('i'), 'dragstart');
  fire(editor.find('main'), 'dragover', { clientX: 1, clientY: 1 });
  fire(editor.find('section'), 'dragend');
  const { query } = editor.hook();
  const childNames = (id: string) =>
    query
      .node(id)
      .childNodes()
      .map((child) => query.node(child).get().data.name);
  expect([childNames(ROOT_NODE), childNames(box)]).toEqual([order, inside]);
});

test.each([
  ['after a click on its box', {}],
  ['with the Meta key held', { metaKey: true }],
])('by a node whose canDrag forbids it, %s, every drop is rejected', (_, fields) => {
  const Fixed: UserComponent = () => <Text text="fixed" />;
  Fixed.craft = { rules: { canDrag: () => false } };
  const editor = createEditor(
    page(
      <Element is={Box} canvas>
        <Fixed />
      </Element>,
      <h2 />,
    ),
    { resolver: { Box, Fixed } },
  );
  const [box, fixed] = [editor.at(0), editor.at(0, 0)];
  if (!('metaKey' in fields)) press(editor.find('section'));
  fire(editor.find('p'), 'mousedown', fields);
  fire(editor.find('section'), 'dragstart', fields);
  const { query } = editor.hook();
  expect(query.getEvent('dragged').all()).toEqual('metaKey' in fields ? [fixed, box] : [fixed]);
  fire(editor.find('main'), 'dragover', { clientX: 1, clientY: 1 });
  expect(String(query.getState().indicator?.error)).toContain('canDrag() rule');
  fire(editor.find('section'), 'dragend', fields);
  expect([editor.at(0), editor.at(0, 0), editor.crash()]).toEqual([box, fixed, undefined]);
});
