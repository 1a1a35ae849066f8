/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FC, ReactElement, ReactNode } from 'react';
import { act, Simulate } from 'react-dom/test-utils';
import { Element, ROOT_NODE } from '@craftjs/core';
import type { UserComponent } from '@craftjs/core';
import { Box, cleanUp, createEditor, dragTo, fire, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// Claims of docs/recipes/templates.mdx, checked with its samples and the published library.

beforeEach(() => {
  muteConsole();
  localStorage.clear();
});
afterEach(cleanUp);

interface Template {
  readonly id: number;
  readonly name: string;
  readonly part: { readonly rootId: string };
}
const { TemplateShelf } = loadSample('recipes/templates/TemplateShelf') as {
  TemplateShelf: FC<{ templates: Template[] }>;
};
const { quote } = loadSample('recipes/templates/quote') as { quote: Template };
const Shelf = () => <TemplateShelf templates={[quote]} />;
const Card: FC<{ children?: ReactNode }> = (props) => <Box {...props} />;

test('inserting a template twice puts the second one after the first, not into it', () => {
  const editor = createEditor(page(<Text text="First" />), {
    resolver: { Text, Card },
    panel: () => <Shelf />,
  });
  const insert = () => fire(editor.find('button'), 'click');
  insert();
  insert();
  const { query } = editor.hook();
  expect(
    query
      .node(ROOT_NODE)
      .childNodes()
      .map((id) => query.node(id).childNodes().length),
  ).toEqual([0, 2, 2]);
  editor.run(({ actions }) => actions.selectNode(editor.at(1)));
  insert();
  expect(query.node(editor.at(1)).childNodes()).toHaveLength(3);
});

test('inserting a template that no container accepts says so until an insert succeeds', () => {
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
  expect(insert()).toEqual(['No place accepts "Quote".', 0]);
  isOpen = true;
  expect(insert()).toEqual(['', 1]);
  isOpen = false;
  expect(insert()).toEqual(['No place accepts "Quote".', 1]);
  isOpen = true;
  expect(insert()).toEqual(['', 2]);
});

test('each drag of a template adds nodes with other ids', () => {
  const editor = createEditor(page(), { resolver: { Text, Card }, panel: () => <Shelf /> });
  dragTo(editor.find('aside [draggable]'), editor.find('main'));
  dragTo(editor.find('aside [draggable]'), editor.find('main'));
  const { query } = editor.hook();
  expect(query.node(ROOT_NODE).childNodes()).toHaveLength(2);
  expect(new Set(query.node(ROOT_NODE).descendants(true)).size).toBe(6);
});

const { SaveTemplate } = loadSample('recipes/templates/SaveTemplate') as {
  SaveTemplate: FC<{ onSave: () => void }>;
};
const { loadTemplates } = loadSample('recipes/templates/templateStore') as {
  loadTemplates: (allowed: string[]) => Template[];
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
  const button = editor.find('button') as HTMLButtonElement;
  const wasDisabled = [button.disabled];
  const record = () => void wasDisabled.push(button.disabled);
  editor.run(({ actions }) => actions.selectNode(editor.at(0)));
  record();
  act(() => Simulate.change(Object.assign(editor.find('input'), { value: 'Mine' })));
  record();
  fire(button, 'click');
  return { editor, wasDisabled, message: editor.find('[role=status]').textContent };
}

test('a saved template is loaded again, and stays in the store while a component of it is missing', () => {
  const { editor, wasDisabled, message } = save(card);
  expect([wasDisabled, message]).toEqual([[true, true, false], 'Saved.']);
  expect(loadTemplates(['Text', 'Card'])).toMatchObject([{ name: 'Mine', part: { rootId: editor.at(0) } }]);
  expect(loadTemplates(['Text'])).toEqual([]);
  save(<Text text="Two" />);
  expect(loadTemplates(['Text', 'Card'])).toHaveLength(2);
});

test.each<[string, ReactElement]>([
  ['a part that cannot be serialized', <Card>Count: {5}</Card>],
  ['an HTML tag', <h1>Title</h1>],
])('the form says that it did not save %s', (_, part) => {
  expect(save(part).message).toBe("This part can't be saved.");
  expect(loadTemplates(['Text', 'Card'])).toEqual([]);
});

test('broken text in the store counts as no templates', () => {
  localStorage.setItem('templates', '[{');
  expect(loadTemplates(['Text'])).toEqual([]);
  expect(save(card).message).toBe('Saved.');
});

test('a template goes after its selected original, not into it', () => {
  const { editor } = save(card);
  editor.rerender();
  fire(editor.find('[aria-label="Insert Mine"]'), 'click');
  const { query } = editor.hook();
  const cards = query.node(ROOT_NODE).childNodes();
  expect(cards.map((id) => query.node(id).childNodes().length)).toEqual([1, 1]);
});
