/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { FC, ReactNode } from 'react';
import { Element, ROOT_NODE } from '@craftjs/core';
import { Layers, useLayer } from '@craftjs/layers';
import { Box, cleanUp, createEditor, fire, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// Claims of docs/recipes/custom-layer.mdx about the rows of its samples, checked in the published packages.

beforeEach(muteConsole);
afterEach(cleanUp);

const CustomLayers = loadSample('recipes/custom-layer/CustomLayers')['default'] as FC;

function createSample() {
  const { find } = createEditor(undefined, { around: () => <CustomLayers /> });
  const labels = () =>
    [...document.querySelectorAll('.craft-layer-node span')].map(({ textContent }) => textContent);
  return {
    /** Presses a node on the page, and returns the names of the rows. */
    select: (selector: string) => {
      for (const type of ['mousedown', 'click']) fire(find(selector), type);
      return labels();
    },
    /** Opens or closes the row with a key, which selects nothing. */
    toggle: (name: string) => {
      fire(find(`[aria-label="Layers in ${name}"]`), 'click');
      return labels();
    },
  };
}

const closed = ['Page', 'Intro', 'Story'];
const open = [...closed, 'Body', 'End'];

test('a row that is closed around the selection stays closed until the selection has left it', () => {
  const { select, toggle } = createSample();
  expect(select('section > p')).toEqual(open);
  expect(toggle('Story')).toEqual(closed);
  expect(select('section > p + p')).toEqual(closed);
  expect(select('main > p')).toEqual(closed);
  expect(select('section > p + p')).toEqual(open);
});

test('selecting a nested node opens the rows above it, which were closed before', () => {
  const { select, toggle } = createSample();
  expect(toggle('Page')).toEqual(['Page']);
  expect(select('section > p')).toEqual(open);
});

const Owner = () => <Element id="body" is={Box} canvas />;

/** An editor with a named text, and a panel whose rows have the buttons of the recipe. */
function createActionRows(edit?: (code: string) => string) {
  const { RowActions } = loadSample('recipes/custom-layer/RowActions', edit) as { RowActions: FC };
  const Row = ({ children }: { children?: ReactNode }) => {
    const { connectors } = useLayer();
    return (
      <div ref={(el) => void (el && connectors.layer(connectors.layerHeader(el)))}>
        <button type="button">Hide</button>
        <RowActions />
        {children}
      </div>
    );
  };
  const editor = createEditor(page(<Element is={Text} custom={{ displayName: 'Intro' }} />), {
    resolver: { Box, Text, Owner },
    panel: () => <Layers expandRootOnLoad renderLayer={Row} />,
  });
  return { editor, buttons: () => [...document.querySelectorAll<HTMLElement>('button[aria-label]')] };
}

test('the actions of a custom layer select their node, and can delete neither the root nor a linked node', () => {
  const scrolled = jest.fn();
  HTMLElement.prototype.scrollIntoView = scrolled;
  const { editor, buttons } = createActionRows();
  const texts = () => buttons().map((button) => button.textContent);
  const click = (index: number) => fire(buttons()[index] ?? document.body, 'click');
  expect(texts()).toEqual(['Select', 'Select', 'Delete']);
  click(1);
  expect(editor.hook().query.getEvent('selected').last()).toBe(editor.at(0));
  expect(scrolled).toHaveBeenCalledTimes(1);
  buttons()[2]?.focus();
  click(2);
  expect([texts(), editor.crash()]).toEqual([['Select'], undefined]);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Select main');
});

test('a deletion keeps the focus in its own panel, although another editor has a row of the root, too', () => {
  createActionRows();
  const { editor } = createActionRows();
  const button = editor.find('[aria-label="Delete Intro"]');
  button.focus();
  fire(button, 'click');
  expect(document.activeElement).toBe(editor.find('[aria-label="Select main"]'));
});

test('the actions of a custom layer have the custom name of the node in their labels, if there is one', () => {
  const { editor, buttons } = createActionRows();
  const labels = () => buttons().map((button) => button.getAttribute('aria-label'));
  expect(labels()).toEqual(['Select main', 'Select Intro', 'Delete Intro']);
  editor.run(({ actions }) => actions.setCustom(editor.at(0), (custom) => void (custom.displayName = '')));
  expect(labels().slice(1)).toEqual(['Select Text', 'Delete Text']);
});

test.each([
  ['nothing', 'as it is', 0],
  ['one message', 'without the check for the parent', 1],
])('RowActions of a linked node logs %s %s when the addition of its owner is undone', (_, version, count) => {
  const uncheck = (code: string) => code.replace('data && state.nodes[data.parent]', 'data');
  const { editor, buttons } = createActionRows(version === 'as it is' ? undefined : uncheck);
  editor.run(({ actions, query }) =>
    actions.addNodeTree(query.parseReactElement(<Owner />).toNodeTree(), 'ROOT'),
  );
  const [linked = ''] = editor.hook().query.node(editor.at(1)).linkedNodes();
  editor.run(({ actions }) => actions.selectNode(linked));
  expect(buttons().at(-1)?.getAttribute('aria-label')).toBe('Select Box');
  const messages = () => [console.error, console.warn].flatMap((log) => jest.mocked(log).mock.calls).length;
  const before = messages();
  editor.run(({ actions }) => actions.history.undo());
  expect([editor.crash(), linked in editor.hook().query.getNodes()]).toEqual([undefined, true]);
  expect(messages() - before).toBe(count);
});

/** An editor with three texts, and a panel. */
const createRows = (renderLayer: FC) =>
  createEditor(page(<Text text="A" />, <Text text="B" />, <Text text="C" />), {
    resolver: { Text },
    panel: () => <Layers expandRootOnLoad renderLayer={renderLayer} />,
  });

test.each([
  ['leaves a single selection alone', [1], 0],
  ['selects its node alone, if two other nodes are selected', [1, 2], 2],
])('the click that a key sends to a button in a row %s', (_, pressed, expected) => {
  const { Row } = loadSample('recipes/custom-layer/CustomLayers', (code) =>
    code.replace('const Row', 'export const Row'),
  );
  const editor = createRows(Row as FC);
  for (const index of pressed)
    for (const type of ['mousedown', 'click'])
      fire(editor.find(`p:nth-of-type(${index})`), type, { metaKey: index > 1 });
  const selected = () => editor.hook().query.getEvent('selected').all();
  expect(selected()).toEqual(pressed.map((index) => editor.at(index - 1)));
  fire(editor.find(`aside .${editor.at(2)} button`), 'click');
  expect(selected()).toEqual([editor.at(expected)]);
});

/** A row of text alone, with or without padding around it. */
const PlainRow = ({ children }: { children?: ReactNode }) => {
  const { connectors } = useLayer();
  return (
    <div ref={(el) => void (el && connectors.layer(el))}>
      <div ref={(el) => void (el && connectors.drag(connectors.layerHeader(el)))}>Row</div>
      {children}
    </div>
  );
};

/**
 * Drags the row of A down and returns the new order. jsdom has no layout, so the rows are 40 px high, and the mouse enters
 * what it does in Chromium: the rows of B and C from above and, if there is padding, then that below C.
 */
function dragFirstRow(...entered: ('B' | 'C' | 'the padding below C')[]) {
  const editor = createRows(PlainRow);
  const rows = [...document.querySelectorAll<HTMLElement>('.craft-layer-node > div')];
  for (const [index, layer] of rows.entries()) {
    for (const element of [layer, layer.firstElementChild as HTMLElement]) {
      element.getBoundingClientRect = () => new DOMRect(0, index * 40, 100, 40);
      Object.assign(element.style, { display: 'block', position: 'static', float: 'none', margin: '0px' });
    }
    layer.parentElement?.style.setProperty('float', 'none');
  }
  const [, a, b, c] = rows as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  const handle = a.firstElementChild as HTMLElement;
  fire(handle, 'dragstart');
  for (const name of entered) {
    const row = name === 'B' ? b : c;
    const top = name === 'B' ? 80 : 120;
    const isBelow = name === 'the padding below C';
    if (isBelow) fire(row, 'dragenter', { clientX: 50, clientY: top + 38 });
    else fire(row.firstElementChild as HTMLElement, 'dragenter', { clientX: 50, clientY: top + 2 });
    for (const distance of isBelow ? [39] : [10, 20, 30])
      fire(row.firstElementChild as HTMLElement, 'dragover', { clientX: 50, clientY: top + distance });
  }
  fire(handle, 'dragend');
  const order = editor.find('main').textContent ?? '';
  cleanUp();
  return order;
}

test('a row of text alone lands short of the last one without padding, and below it only because of the padding', () => {
  expect(dragFirstRow('B', 'C')).toBe('BAC');
  expect(dragFirstRow('B', 'C', 'the padding below C')).toBe('BCA');
});

test.each([
  ['its children show with expandRootOnLoad', true, '', 2],
  ['nothing shows without it', false, '', 0],
  ['nothing shows in a panel that mounts while a node in it is selected', true, 'child', 0],
  ['its children show in a panel that mounts while the root is selected', true, 'root', 2],
])('if the root has no row, %s', (_, expandRootOnLoad, selected, expected) => {
  const Rootless = ({ children }: { children?: ReactNode }) =>
    useLayer().depth ? <PlainRow>{children}</PlainRow> : <Connected>{children}</Connected>;
  const Connected = ({ children }: { children?: ReactNode }) => {
    const { connectors } = useLayer();
    return <div ref={(el) => void (el && connectors.layer(connectors.layerHeader(el)))}>{children}</div>;
  };
  let isShown = false;
  const editor = createEditor(page(<Text />, <Text />), {
    resolver: { Text },
    panel: () => isShown && <Layers expandRootOnLoad={expandRootOnLoad} renderLayer={Rootless} />,
  });
  const id = { child: editor.at(0), root: ROOT_NODE }[selected];
  if (id) editor.run(({ actions }) => actions.selectNode(id));
  isShown = true;
  editor.rerender();
  expect(editor.find('aside').textContent).toBe('Row'.repeat(expected));
});
