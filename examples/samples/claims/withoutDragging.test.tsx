/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ComponentType, ReactNode } from 'react';
import { render, unmountComponentAtNode } from 'react-dom';
import { act } from 'react-dom/test-utils';
import { Editor, Element, Frame } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// Claims of docs/recipes/add-without-dragging.mdx, checked with its samples and the published library.

let container: HTMLElement;

beforeEach(() => {
  muteConsole();
  const { default: App } = loadSample('recipes/add-without-dragging/App') as { default: ComponentType };
  container = document.body.appendChild(document.createElement('div'));
  act(() => void render(<App />, container));
});
afterEach(() => {
  cleanUp();
  unmountComponentAtNode(container);
  container.remove();
});

const find = (selector: string, words = '') => {
  const found = [...container.querySelectorAll<HTMLElement>(selector)].find(({ textContent }) =>
    textContent?.includes(words),
  );
  if (!found) throw new Error(`No ${selector} with "${words}"`);
  return found;
};
const button = (name: string) => find('button', name);
const press = (target: HTMLElement) => {
  act(() => target.focus());
  act(() => target.click());
};
const status = () => find('[role=status]').textContent;
const texts = () => [...container.querySelectorAll('section p')].map(({ textContent }) => textContent);

test('deleting the element that has the focus moves the focus to its neighbour', () => {
  act(() => find('p', 'First').focus());
  fire(find('p', 'First'), 'keydown', { key: 'Delete' });
  expect(texts()).not.toContain('First');
  expect(document.activeElement).toBe(find('p', 'Second'));
});

test('the Delete button keeps the focus, and the neighbour is selected', () => {
  act(() => find('p', 'First').focus());
  press(button('Delete'));
  expect(status()).toBe('Text deleted.');
  expect(document.activeElement).toBe(button('Delete'));
  expect(find('p', 'Second').getAttribute('aria-current')).toBe('true');
});

test('without another focus, a deleted element would leave it to the body', () => {
  const focused = find('p', 'First');
  act(() => focused.focus());
  focused.remove();
  expect(document.activeElement).toBe(document.body);
});

test('without a selection, a text is added at the end of the page', () => {
  press(button('Add Text'));
  expect(find('p', 'New text')).toBe(find('section').lastElementChild);
});

test('with several nodes selected and one of them focused again, a key acts on the one selected last', () => {
  const [first, second] = [find('p', 'First'), find('p', 'Second')];
  for (const type of ['mousedown', 'click']) fire(first, type);
  for (const type of ['mousedown', 'click']) fire(second, type, { metaKey: true });
  act(() => first.focus());
  expect([first, second].map((text) => text.getAttribute('aria-current'))).toEqual(['true', 'true']);
  fire(first, 'keydown', { key: 'Delete' });
  expect(texts()).toEqual(['First', 'In a card']);
});

test('the list moves a node behind the children of the chosen container', () => {
  act(() => find('p', 'First').focus());
  const list = find('select') as HTMLSelectElement;
  act(() => {
    list.value = list.options[1]?.value ?? '';
    list.dispatchEvent(new Event('change', { bubbles: true }));
  });
  press(button('Move into'));
  expect(texts()).toEqual(['Second', 'In a card', 'First']);
});

test('without a container to choose, the button reports that instead of asking for a choice', () => {
  act(() => find('section').focus());
  expect((find('select') as HTMLSelectElement).disabled).toBe(true);
  press(button('Move into'));
  expect(status()).toBe('There is no container to move to.');
  act(() => find('p', 'First').focus());
  press(button('Move into'));
  expect(status()).toBe('Choose a container first.');
});

test('a toolbar in a disabled editor still adds a node', () => {
  const { Workspace } = loadSample('recipes/add-without-dragging/Workspace') as {
    Workspace: ComponentType<{ tools: object; children: ReactNode }>;
  };
  act(() => {
    render(
      <Editor enabled={false}>
        <Workspace tools={{ Note: <em>Added</em> }}>
          <Frame>
            <Element is="main" canvas />
          </Frame>
        </Workspace>
      </Editor>,
      container,
    );
  });
  press(button('Add Note'));
  expect(find('main').textContent).toBe('Added');
});

test('undoing an addition removes the node that has the focus, but the Undo button keeps the focus', () => {
  press(button('Add Text'));
  const added = find('p', 'New text');
  act(() => added.focus());
  act(() => button('Undo').click());
  expect(texts()).not.toContain('New text');
  expect(document.activeElement).toBe(document.body);
  press(button('Add Text'));
  press(button('Undo'));
  expect(texts()).not.toContain('New text');
  expect(document.activeElement).toBe(button('Undo'));
});

test('the list of containers runs the rules of every container on each hover while a node is selected', () => {
  const { MoveInto } = loadSample('recipes/add-without-dragging/MoveInto') as {
    MoveInto: ComponentType<{ say: () => void }>;
  };
  let calls = 0;
  const Ruled = (props: { children?: ReactNode }) => <Box {...props} />;
  Ruled.craft = { isCanvas: true, rules: { canMoveIn: () => ++calls > 0 } };
  const editor = createEditor(page(<Text />, <Ruled />), {
    resolver: { Box, Text, Ruled },
    panel: () => <MoveInto say={() => {}} />,
  });
  const hover = (id: string) => fire(editor.hook().query.node(id).get().dom ?? document.body, 'mouseover');
  hover(editor.at(0));
  expect(calls).toBe(0);
  editor.run(({ actions }) => actions.selectNode(editor.at(0)));
  calls = 0;
  hover(editor.at(1));
  expect(calls).toBeGreaterThan(0);
});

test.each([true, false])(
  'the focus of a link in a node selects the node exactly while the editor is enabled: %s',
  (enabled) => {
    const { useFocusable } = loadSample('recipes/add-without-dragging/useFocusable') as {
      useFocusable: () => { focusProps: object };
    };
    const Linked = () => {
      const { focusProps } = useFocusable();
      return (
        <section {...focusProps}>
          <a href="#there">Link</a>
        </section>
      );
    };
    const editor = createEditor(page(<Linked key="linked" />), {
      resolver: { Linked },
      options: { enabled },
    });
    act(() => editor.find('a').focus());
    expect(editor.find('section').getAttribute('aria-current')).toBe(String(enabled));
  },
);
