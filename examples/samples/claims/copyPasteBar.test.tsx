/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { useState, type FC, type ReactElement, type ReactNode } from 'react';
import { Element, ROOT_NODE } from '@craftjs/core';
import type { UserComponent } from '@craftjs/core';
import {
  Box,
  cleanUp,
  createEditor,
  fire,
  type Hook,
  muteConsole,
  named,
  page,
  type TestEditor,
  Text,
  uncaughtIn,
} from './editor';
import { loadSample } from './sample';

// Claims of docs/recipes/copy-paste.mdx about the buttons, checked with its samples and the published library.

beforeEach(muteConsole);

afterEach(cleanUp);

const resolver = { Box, Text };
const NO_PLACE = "This part doesn't fit there. Select another place.";

const { copyNode } = loadSample('recipes/copy-paste/copyNode') as {
  copyNode: (query: Hook['query'], id: string) => unknown;
};
const { ClipboardBar } = loadSample('recipes/copy-paste/ClipboardBar') as {
  ClipboardBar: FC<{ copied: string; onCopy: (text: string) => void }>;
};
const Closed: UserComponent<{ children?: ReactNode }> = (props) => <Box {...props} />;
Closed.craft = { rules: { canMoveIn: () => false } };

const inItself = named('Box', {}, { linkedNodes: 0, _childCanvas: { area: 'part' } });

test.each([
  [JSON.stringify({ rootId: 'a', nodes: { a: named('Text') } }), NO_PLACE],
  ['Some text', "The copied text can't be pasted here."],
  [JSON.stringify({ rootId: 'part', nodes: { part: inItself } }), "The copied text can't be pasted here."],
])('pasting %s shows why it failed, and the editor stays', (copied, problem) => {
  const editor = createEditor(<Element is={Closed} canvas />, {
    resolver: { ...resolver, Closed },
    panel: () => <ClipboardBar copied={copied} onCopy={() => {}} />,
  });
  fire(editor.find('button + button'), 'click');
  expect(editor.find('[role=status]').textContent).toBe(problem);
  expect([editor.crash(), Object.keys(editor.hook().query.getNodes())]).toEqual([undefined, [ROOT_NODE]]);
});

test('pasting twice puts the second copy after the first one, and a new copy can go into it', () => {
  const Bar = () => {
    const [copied, onCopy] = useState('');
    return <ClipboardBar copied={copied} onCopy={onCopy} />;
  };
  const box = (
    <Element is={Box} canvas>
      <Text text="One" />
    </Element>
  );
  const editor = createEditor(page(box, <Text text="Last" />), { resolver, panel: () => <Bar /> });
  const copy = (id: string) => {
    editor.run(({ actions }) => actions.selectNode(id));
    fire(editor.find('button'), 'click');
  };
  const paste = () => fire(editor.find('button + button'), 'click');
  const texts = (...path: number[]) =>
    editor
      .hook()
      .query.node(editor.at(...path))
      .childNodes().length;
  copy(editor.at(0));
  paste();
  paste();
  expect([0, 1, 2, 3].map((index) => texts(index))).toEqual([1, 1, 1, 0]);
  copy(editor.at(3));
  editor.run(({ actions }) => actions.selectNode(editor.at(1)));
  paste();
  expect([0, 1, 2].map((index) => texts(index))).toEqual([1, 2, 1]);
});

const Pair: FC = () => (
  <Box>
    <Element id="left" is={Box} canvas />
  </Box>
);
const createWithBar = (frame?: ReactElement, copied = '') =>
  createEditor(frame, {
    resolver: { ...resolver, Pair },
    panel: () => <ClipboardBar copied={copied} onCopy={() => {}} />,
  });

test('Copy is disabled for the root and for a linked node', () => {
  const editor = createWithBar(page(<Pair />));
  const left = editor.hook().query.node(editor.at(0)).linkedNodes()[0];
  const canCopy = (id: string | undefined) => {
    editor.run(({ actions }) => actions.selectNode(id));
    return !(editor.find('button') as HTMLButtonElement).disabled;
  };
  expect([undefined, ROOT_NODE, left, editor.at(0)].map(canCopy)).toEqual([false, false, false, true]);
  editor.run(({ actions }) => actions.delete(editor.at(0)));
  expect((editor.find('button') as HTMLButtonElement).disabled).toBe(true);
  expect(editor.crash()).toBeUndefined();
});

test('copying a part that cannot be saved shows that, and Paste still adds the earlier part', () => {
  const earlier = JSON.stringify({ rootId: 'a', nodes: { a: named('Text') } });
  const editor = createWithBar(page(<Text />), earlier);
  editor.run(({ actions }) => actions.setProp(editor.at(0), (props) => void (props.link = { type: 'b' })));
  editor.run(({ actions }) => actions.selectNode(editor.at(0)));
  expect(uncaughtIn(() => fire(editor.find('button'), 'click'))).toEqual([]);
  expect(editor.find('[role=status]').textContent).toBe("This part can't be copied.");
  fire(editor.find('button + button'), 'click');
  expect(editor.hook().query.node(ROOT_NODE).childNodes()).toHaveLength(2);
});

test('copying an HTML tag, which readPart rejects, shows that, and the earlier text stays', () => {
  const texts: string[] = [];
  const editor = createEditor(page(<h1>Hi</h1>, <Text text="One" />), {
    resolver,
    panel: () => <ClipboardBar copied="" onCopy={(text) => void texts.push(text)} />,
  });
  const copy = (id: string) => {
    editor.run(({ actions }) => actions.selectNode(id));
    fire(editor.find('button'), 'click');
    return [editor.find('[role=status]').textContent, texts.length];
  };
  const { query } = editor.hook();
  expect(() => JSON.stringify(copyNode(query, editor.at(0)))).not.toThrow();
  expect(copy(editor.at(1))).toEqual(['Copied.', 1]);
  expect(copy(editor.at(0))).toEqual(["This part can't be copied.", 1]);
  expect(copy(editor.at(1))).toEqual(['Copied.', 2]);
});

test('an element in an array prop is copied, and pasting it unmounts the editor', () => {
  const Icons: FC<{ icons: ReactNode[] }> = ({ icons }) => <p>{icons}</p>;
  const Bar = () => {
    const [copied, onCopy] = useState('');
    return <ClipboardBar copied={copied} onCopy={onCopy} />;
  };
  const editor = createEditor(page(<Icons icons={[<b key="b" />]} />), {
    resolver: { Icons },
    panel: () => <Bar />,
  });
  editor.run(({ actions }) => actions.selectNode(editor.at(0)));
  fire(editor.find('button'), 'click');
  expect([editor.find('[role=status]').textContent, editor.crash()]).toEqual(['Copied.', undefined]);
  fire(editor.find('button + button'), 'click');
  expect(editor.crash()).toMatch('Objects are not valid as a React child');
});

test('an open container beside the closed one that is selected gets no copy', () => {
  const beside = (
    <Element is={Closed} canvas>
      <Element is={Closed} canvas />
      <Element is={Box} canvas />
    </Element>
  );
  const editor = createEditor(beside, {
    resolver: { ...resolver, Closed },
    panel: () => (
      <ClipboardBar copied={JSON.stringify({ rootId: 'a', nodes: { a: named('Text') } })} onCopy={() => {}} />
    ),
  });
  const paste = (id: string) => {
    editor.run(({ actions }) => actions.selectNode(id));
    fire(editor.find('button + button'), 'click');
    return editor.find('[role=status]').textContent;
  };
  expect(paste(editor.at(0))).toBe(NO_PLACE);
  expect(paste(editor.at(1))).toBe('Pasted.');
  expect(editor.hook().query.node(editor.at(1)).childNodes()).toHaveLength(1);
});

test('in a disabled editor, the Paste button still adds the part', () => {
  const editor = createWithBar(page(), JSON.stringify({ rootId: 'a', nodes: { a: named('Text') } }));
  editor.run(({ actions }) => actions.setOptions((options) => void (options.enabled = false)));
  fire(editor.find('button + button'), 'click');
  expect(editor.hook().query.node(ROOT_NODE).childNodes()).toHaveLength(1);
});

test('no place accepts a part that is pasted while the frame is empty', () => {
  const part = { rootId: 'a', nodes: { a: named('Text', { text: 'One' }) } };
  const editor = createWithBar(undefined, JSON.stringify(part));
  expect(uncaughtIn(() => fire(editor.find('button + button'), 'click'))).toEqual([]);
  expect(editor.find('[role=status]').textContent).toBe(NO_PLACE);
});

test('Ctrl+C and Ctrl+V copy the selected part, but not while a field has the focus or text is selected', () => {
  const Bar = () => {
    const [copied, onCopy] = useState('');
    return <ClipboardBar copied={copied} onCopy={onCopy} />;
  };
  const panel = () => [<Bar key="bar" />, <input key="field" />];
  const editor = createEditor(page(<Text text="One" />), { resolver, panel });
  editor.run(({ actions }) => actions.selectNode(editor.at(0)));
  let text = '';
  const clipboardData = { setData: (_: string, data: string) => (text = data), getData: () => text };
  const press = (type: 'copy' | 'paste') => {
    fire(document.activeElement as HTMLElement, type, { clipboardData });
    return [text !== '', editor.hook().query.node(ROOT_NODE).childNodes().length];
  };
  editor.find('input').focus();
  expect(press('copy')).toEqual([false, 1]);
  editor.find('input').blur();
  document.getSelection()?.selectAllChildren(editor.find('p'));
  expect(press('copy')).toEqual([false, 1]);
  // In a browser, a click on a draggable node leaves the text selected.
  fire(editor.find('p'), 'mousedown');
  expect(press('copy')).toEqual([true, 1]);
  editor.find('input').focus();
  expect(press('paste')).toEqual([true, 1]);
  editor.find('input').blur();
  expect(press('paste')).toEqual([true, 2]);
});

test('Ctrl+V pastes into every editor of a page, unless only the bar of the one clicked last is rendered', () => {
  const text = JSON.stringify({ rootId: 'a', nodes: { a: named('Text') } });
  let used: number | undefined;
  const editors = [0, 1].map((place) =>
    createEditor(page(), {
      resolver,
      panel: () =>
        used !== undefined && used !== place ? null : <ClipboardBar copied={text} onCopy={() => {}} />,
      around: (editor) => <div onMouseDownCapture={() => (used = place)}>{editor}</div>,
    }),
  );
  const counts = () => editors.map(({ hook }) => hook().query.node(ROOT_NODE).childNodes().length);
  const paste = () => fire(document.body, 'paste', { clipboardData: { getData: () => text } });
  paste();
  expect(counts()).toEqual([1, 1]);
  fire((editors[1] as TestEditor).find('main'), 'mousedown');
  for (const { rerender } of editors) rerender();
  paste();
  expect(counts()).toEqual([1, 2]);
});
