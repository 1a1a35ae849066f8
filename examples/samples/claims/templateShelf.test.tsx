/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { FC, ReactElement, ReactNode } from 'react';
import { act, Simulate } from 'react-dom/test-utils';
import { Element, ROOT_NODE } from '@craftjs/core';
import type { UserComponent } from '@craftjs/core';
import {
  Box,
  cleanUp,
  createEditor,
  dragTo,
  fire,
  muteConsole,
  named,
  page,
  type TestEditor,
  Text,
} from './editor';
import { loadSample } from './sample';
import { Card, deleteTemplate, loadTemplates, quote, sizes, storeTemplate, TemplateShelf } from './templates';

// Claims of docs/recipes/templates.mdx, checked with its samples and the published library.

beforeEach(() => {
  muteConsole();
  localStorage.clear();
});
afterEach(cleanUp);

const Shelf = () => <TemplateShelf templates={[quote]} />;

test('inserting a template twice puts the second one after the first, not into it', () => {
  const editor = createEditor(page(<Text text="First" />), {
    resolver: { Text, Card },
    panel: () => <Shelf />,
  });
  const insert = () => fire(editor.find('button'), 'click');
  insert();
  insert();
  expect(sizes(editor)).toEqual([0, 2, 2]);
});

test.each([
  ['an earlier copy', (_: TestEditor, insert: () => void) => insert()],
  ['a dragged copy', (editor: TestEditor) => dragTo(editor.find('aside [draggable]'), editor.find('main'))],
])('with %s selected, a template goes beside it, not into it', (_, add) => {
  const editor = createEditor(page(), { resolver: { Text, Card }, panel: () => <Shelf /> });
  const insert = () => fire(editor.find('button'), 'click');
  add(editor, insert);
  insert();
  expect(sizes(editor)).toEqual([2, 2]);
  for (const index of [0, 1]) {
    editor.run(({ actions }) => actions.selectNode(editor.at(index)));
    insert();
  }
  expect(sizes(editor)).toEqual([2, 2, 2, 2]);
});

test('another template goes into the copy that is selected, also when it is selected again', () => {
  const [rootId, node] = ['section', named('Card', {}, { isCanvas: true })];
  const section = { id: 1, name: 'Section', part: { rootId, nodes: { [rootId]: node } } };
  const editor = createEditor(page(), {
    resolver: { Text, Card },
    panel: () => <TemplateShelf templates={[section, quote]} />,
  });
  const insert = (name: string) => fire(editor.find(`[aria-label="Insert ${name}"]`), 'click');
  insert('Section');
  insert('Quote');
  expect(sizes(editor)).toEqual([1]);
  editor.run(({ actions }) => actions.selectNode(editor.at(0)));
  insert('Quote');
  expect(sizes(editor)).toEqual([2]);
});

test('inserting a template says whether it fits', () => {
  let isOpen = false;
  const Gate: UserComponent<{ children?: ReactNode }> = (props) => <Box {...props} />;
  Gate.craft = { rules: { canMoveIn: () => isOpen } };
  const editor = createEditor(<Element is={Gate} canvas />, {
    resolver: { Text, Gate, Card },
    panel: () => <Shelf />,
  });
  const insert = () => {
    fire(editor.find('button'), 'click');
    const count = editor.hook().query.node(ROOT_NODE).childNodes().length;
    return [editor.find('[role=status]').textContent, count];
  };
  const problem = `"Quote" doesn't fit there. Select another place.`;
  expect(insert()).toEqual([problem, 0]);
  isOpen = true;
  expect(insert()).toEqual(['"Quote" inserted.', 1]);
  isOpen = false;
  expect(insert()).toEqual([problem, 1]);
  isOpen = true;
  expect(insert()).toEqual(['"Quote" inserted.', 2]);
});

const { QuoteTool } = loadSample('recipes/templates/QuoteTool') as { QuoteTool: FC };
const components = loadSample('recipes/copy-paste/components') as Record<string, FC>;

test.each([
  ['JSON', Shelf, { Text, Card }],
  ['JSX', QuoteTool, components],
])('each drag of a template in %s adds nodes with other ids', (_, Tool, resolver) => {
  const editor = createEditor(page(), { resolver, panel: () => <Tool /> });
  dragTo(editor.find('aside [draggable]'), editor.find('main'));
  dragTo(editor.find('aside [draggable]'), editor.find('main'));
  const { query } = editor.hook();
  expect(query.node(ROOT_NODE).childNodes()).toHaveLength(2);
  expect(new Set(query.node(ROOT_NODE).descendants(true)).size).toBe(6);
});

test('a drop and an insert are one undo step each', () => {
  const editor = createEditor(page(), { resolver: { Text, Card }, panel: () => <Shelf /> });
  dragTo(editor.find('aside [draggable]'), editor.find('main'));
  fire(editor.find('button'), 'click');
  for (const left of [[2, 2], [2], []]) {
    expect(sizes(editor)).toEqual(left);
    if (left.length > 0) editor.run(({ actions }) => actions.history.undo());
  }
});

const { SaveTemplate } = loadSample('recipes/templates/SaveTemplate') as {
  SaveTemplate: FC<{ onSave: () => void }>;
};

const card = (
  <Element is={Card} canvas>
    <Text text="One" />
  </Element>
);

/** An editor whose only part is selected, and then saved as "Mine" with the form. */
function save(part: ReactElement) {
  const editor = createEditor(page(part), {
    resolver: { Text, Card },
    panel: () => (
      <>
        <SaveTemplate onSave={() => {}} />
        <TemplateShelf templates={loadTemplates(['Text', 'Card'])} />
      </>
    ),
  });
  const problem = 'Select a part of the page, and enter a name.';
  const submit = () => {
    fire(editor.find('form'), 'submit');
    return editor.find('[role=status]').textContent;
  };
  expect(submit()).toBe(problem);
  editor.run(({ actions }) => actions.selectNode(editor.at(0)));
  for (const value of [' ', 'Mine']) {
    expect(submit()).toBe(problem);
    act(() => Simulate.change(Object.assign(editor.find('input'), { value })));
  }
  return { editor, message: submit() };
}

test('a saved template is loaded again, and stays in the store while a component of it is missing', () => {
  const { editor, message } = save(card);
  expect(message).toBe('Saved "Mine".');
  expect(loadTemplates(['Text', 'Card'])).toMatchObject([{ name: 'Mine', part: { rootId: editor.at(0) } }]);
  expect(loadTemplates(['Text'])).toEqual([]);
  save(<Text text="Two" />);
  expect(loadTemplates(['Text', 'Card'])).toHaveLength(2);
});

test.each<[string, ReactElement]>([
  ['a part that cannot be serialized', <Card>Count: {5}</Card>],
  ['an HTML tag', <h1>Title</h1>],
])('the form says that it did not save %s', (_, part) => {
  expect(save(part).message).toMatch('Not saved: ');
  expect(loadTemplates(['Text', 'Card'])).toEqual([]);
});

test('the form says that the storage is full', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  const { message } = save(card);
  setItem.mockRestore();
  expect(message).toBe('Not saved: QuotaExceededError: The quota has been exceeded.');
});

test.each(['[{', '{}', 'null', '5', '"a"', '[null]', '[5]', '[{}]'])(
  'a store that holds %s counts as one without templates',
  (stored) => {
    localStorage.setItem('craft-templates', stored);
    expect(loadTemplates(['Text'])).toEqual([]);
    deleteTemplate(0);
    expect(save(card).message).toBe('Saved "Mine".');
    expect(loadTemplates(['Text', 'Card'])).toHaveLength(1);
  },
);

test('deleteTemplate removes one template, and the shelf is without it once it is read again', () => {
  const text = JSON.stringify({ rootId: 'a', nodes: { a: named('Text') } });
  const now = jest.spyOn(Date, 'now').mockReturnValueOnce(1).mockReturnValueOnce(2);
  storeTemplate('One', text);
  storeTemplate('Two', text);
  now.mockRestore();
  deleteTemplate(1);
  expect(loadTemplates(['Text'])).toMatchObject([{ id: 2, name: 'Two' }]);
});

test('a top node called ROOT keeps a template from going into the root of the page', () => {
  const part = { rootId: ROOT_NODE, nodes: { [ROOT_NODE]: named('Text') } };
  const editor = createEditor(page(), {
    resolver: { Text },
    panel: () => <TemplateShelf templates={[{ id: 1, name: 'Root', part }]} />,
  });
  fire(editor.find('button'), 'click');
  expect(sizes(editor)).toEqual([]);
});

test('a template goes after its selected original, not into it', () => {
  const { editor } = save(card);
  editor.rerender();
  fire(editor.find('[aria-label="Insert Mine"]'), 'click');
  const { query } = editor.hook();
  const cards = query.node(ROOT_NODE).childNodes();
  expect(cards.map((id) => query.node(id).childNodes().length)).toEqual([1, 1]);
});
