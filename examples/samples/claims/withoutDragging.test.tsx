/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { ComponentType, ReactNode } from 'react';
import { act } from 'react-dom/test-utils';
import { Editor, Element, Frame } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, muteConsole, page, Text } from './editor';
import { openApp } from './openApp';
import { loadSample } from './sample';

// Claims of docs/recipes/add-without-dragging.mdx, checked with its samples and the published library.

type App = ReturnType<typeof openApp>;
let app: App;

beforeEach(muteConsole);
afterEach(cleanUp);

const click = (target: HTMLElement, fields = {}) => {
  for (const type of ['mousedown', 'click']) fire(target, type, fields);
};

describe('docs/recipes/add-without-dragging.mdx: the editor', () => {
  beforeEach(() => {
    app = openApp('recipes/add-without-dragging/App');
  });
  afterEach(() => app.close());

  test('without a selection, a text is added at the end of the page', () => {
    app.press('Add Text');
    expect(app.find('p', 'New text')).toBe(app.find('section').lastElementChild);
  });

  test('a new text is added after the selected text, and moves up, because it is selected', () => {
    click(app.find('p', 'First'));
    app.press('Add Text');
    expect(app.texts()).toEqual(['First', 'New text', 'Second', 'In a card']);
    app.press('Move up');
    expect(app.texts()).toEqual(['New text', 'First', 'Second', 'In a card']);
    expect(app.status()).toBe('Moved, 1 of 4.');
  });

  test('deleting selects the neighbour or, without one, the parent', () => {
    const outlined = () => app.find('[style*="2px solid"]').textContent;
    click(app.find('p', 'First'));
    app.press('Delete');
    expect([app.status(), outlined()]).toEqual(['Text deleted.', 'Second']);
    click(app.find('p', 'In a card'));
    app.press('Delete');
    expect(app.find('section section').style.outline).toBe('2px solid');
    app.press('Add Text');
    expect(app.find('section section').textContent).toBe('New text');
  });

  test('with several nodes selected, a button acts on the one selected last', () => {
    click(app.find('p', 'First'));
    click(app.find('p', 'Second'), { metaKey: true });
    app.press('Delete');
    expect(app.texts()).toEqual(['First', 'In a card']);
  });

  test('one undo reverts a command', () => {
    app.press('Add Text');
    app.press('Move up');
    app.press('Undo');
    expect(app.texts().at(-1)).toBe('New text');
    app.press('Undo');
    expect(app.texts()).not.toContain('New text');
    app.press('Undo');
    expect(app.status()).toBe('Nothing to undo.');
  });
});

test.each([
  ['the next card goes into the selected one', (code: string) => `${code}\n`, 1],
  [
    'or after it, with the rule of the page',
    (code: string) =>
      code
        .replace(
          'isCanvas: true }',
          'isCanvas: true, rules: { canDrop: (target) => target.id === ROOT_NODE } }',
        )
        .replace('Frame,', 'Frame, ROOT_NODE,'),
    0,
  ],
])('docs/recipes/add-without-dragging.mdx: after Add Card, %s', (_, edit, nested) => {
  const { default: App } = loadSample('recipes/add-without-dragging/App', edit) as { default: ComponentType };
  app = openApp(<App />);
  app.press('Add Card');
  app.press('Add Card');
  expect(document.querySelectorAll('section section section')).toHaveLength(nested);
  expect(app.status()).toBe(nested ? 'Card added, 1 of 1.' : 'Card added, 5 of 5.');
  app.close();
});

type Toolbar = ComponentType<{ tools: object }>;

function openWith(Toolbar: Toolbar, enabled = true) {
  const editor = (isOn: boolean) => (
    <Editor resolver={{ Box, Text }} enabled={isOn}>
      <Toolbar tools={{ Note: <Text text="Added" /> }} />
      <Frame>
        <Element is={Box} canvas>
          <Text text="First" />
          <Text text="Second" />
          <Element is={Box} canvas />
        </Element>
      </Frame>
    </Editor>
  );
  app = openApp(editor(enabled));
  return { ...app, setEnabled: (isOn: boolean) => app.show(editor(isOn)) };
}

describe('docs/recipes/add-without-dragging.mdx: the toolbar', () => {
  afterEach(() => app.close());

  test('without its check of enabled, it still adds a node in a disabled editor', () => {
    const { Toolbar } = loadSample('recipes/add-without-dragging/Toolbar', (code) =>
      code.replace('if (!enabled) return null;', ''),
    ) as { Toolbar: Toolbar };
    const { press, find } = openWith(Toolbar, false);
    press('Add Note');
    expect(find('section').textContent).toContain('Added');
  });

  test('it has no buttons while the editor is disabled, and keeps the page', () => {
    const { Toolbar } = loadSample('recipes/add-without-dragging/Toolbar') as { Toolbar: Toolbar };
    const { press, find, button, setEnabled } = openWith(Toolbar);
    press('Add Note');
    setEnabled(false);
    expect(() => button('Add Note')).toThrow('No button');
    expect(find('section').textContent).toContain('Added');
    setEnabled(true);
    expect(button('Add Note').draggable).toBe(true);
  });
});

describe('docs/recipes/add-without-dragging.mdx: the list in the toolbar', () => {
  beforeEach(() => {
    const { Toolbar } = loadSample(
      'recipes/add-without-dragging/Toolbar',
      (code) =>
        `import { MoveInto } from './MoveInto';\n${code.replace('</header>', '<MoveInto say={setMessage} /></header>')}`,
    ) as { Toolbar: Toolbar };
    openWith(Toolbar);
  });
  afterEach(() => app.close());

  const list = () => app.find('select') as HTMLSelectElement;

  test('it moves a node behind the children of the chosen container', () => {
    click(app.find('p', 'First'));
    expect([...list().options].map(({ label }) => label)).toEqual(['Container…', '2: Box']);
    act(() => {
      list().value = list().options[1]?.value ?? '';
      list().dispatchEvent(new Event('change', { bubbles: true }));
    });
    // Choosing alone doesn't move the node.
    expect(app.find('section section').textContent).toBe('');
    app.press('Move into');
    expect(app.find('section section').textContent).toBe('First');
    expect(app.status()).toBe('Moved into the container.');
  });

  test('the button reports what is missing: a selected node, a container, or a choice', () => {
    const report = () => {
      app.press('Move into');
      return app.status();
    };
    expect(list().disabled).toBe(true);
    expect(report()).toBe('Nothing to move.');
    click(app.find('section section'));
    expect(report()).toBe('There is no container to move to.');
    click(app.find('p', 'First'));
    expect(report()).toBe('Choose a container first.');
  });
});

test('docs/recipes/add-without-dragging.mdx: the page can scroll to a new node after a timeout, but not right away', async () => {
  const scrolled: (string | null)[] = [];
  HTMLElement.prototype.scrollIntoView = function (this: HTMLElement) {
    scrolled.push(this.textContent);
  };
  const scrollTo = `node(tree.rootNodeId).get().dom?.scrollIntoView({ block: 'nearest' })`;
  const scrolledAfter = async (statement: string) => {
    scrolled.length = 0;
    const { useCommands } = loadSample('recipes/add-without-dragging/useCommands', (code) =>
      code.replace('actions.selectNode(tree.rootNodeId);', `$& try { ${statement} } catch {}`),
    ) as { useCommands: (say: () => void) => { add: (name: string, element: JSX.Element) => void } };
    const Add = () => {
      const { add } = useCommands(() => {});
      return <button onClick={() => add('Text', <Text text="Added" />)} />;
    };
    const { find } = createEditor(page(<Text text="First" />), { resolver: { Text }, panel: () => <Add /> });
    fire(find('button'), 'click');
    await new Promise((resolve) => setTimeout(resolve));
    return [...scrolled];
  };
  expect(await scrolledAfter(`setTimeout(() => ${scrollTo})`)).toEqual(['Added']);
  expect(await scrolledAfter(scrollTo)).toEqual([]);
});

test('docs/recipes/add-without-dragging.mdx: the list of containers runs the rules of every container on each hover while a node is selected', () => {
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
