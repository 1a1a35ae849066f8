/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { createRequire } from 'node:module';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type * as LinkModule from '@lexical/link';
import type * as ListModule from '@lexical/list';
import type * as RichTextModule from '@lexical/rich-text';
import type * as LexicalModule from 'lexical';
import type { FC, Ref } from 'react';
import { render } from 'react-dom';
import { act } from 'react-dom/test-utils';
import type { Resolver, UserComponent } from '@craftjs/core';
import { cleanUp, createEditor as mountEditor, muteConsole, page as pageOf } from './editor';
import { applyChanges, loadSample } from './sample';

// Claims of docs/recipes/rich-text-view.mdx about headings, lists and links in the editor.

const require = createRequire(import.meta.url);
const { createEditor, $getRoot } = require('lexical') as typeof LexicalModule;
const { LinkNode } = require('@lexical/link') as typeof LinkModule;
const { ListItemNode, ListNode, registerList } = require('@lexical/list') as typeof ListModule;
const { HeadingNode } = require('@lexical/rich-text') as typeof RichTextModule;

const { saved } = loadSample('recipes/rich-text-view/saved') as { saved: string };

beforeEach(muteConsole);

afterEach(cleanUp);

test.each([
  ['creates them, and paragraphs again', true, ['heading', 'paragraph', 'list', 'paragraph']],
  ['creates no list without registerList', false, ['heading', 'paragraph', 'paragraph', 'paragraph']],
])('the sample with buttons for other blocks %s', async (_, registers, expected) => {
  type BlocksType = FC<{ lexical: LexicalModule.LexicalEditor }>;
  const { Blocks } = loadSample('recipes/rich-text-view/Blocks') as { Blocks: BlocksType };
  const lexical = createEditor({ nodes: [HeadingNode, ListNode, ListItemNode] });
  lexical.setRootElement(document.body.appendChild(document.createElement('div')));
  if (registers) registerList(lexical);
  lexical.setEditorState(lexical.parseEditorState(saved));
  lexical.update(() => void $getRoot().getFirstDescendant()?.selectStart(), { discrete: true });
  const container = document.body.appendChild(document.createElement('div'));
  await act(async () => void render(<Blocks lexical={lexical} />, container));
  const types: string[] = [];
  const [heading, list, paragraph] = container.querySelectorAll('button');
  for (const button of [heading, paragraph, list, paragraph]) {
    await act(async () => button?.click());
    types.push(lexical.getEditorState().toJSON().root.children[0]?.type ?? '');
  }
  expect(types).toEqual(expected);
});

test('the form for links sets the address of the selected text, shows it, and removes an empty one', async () => {
  // jsdom has no layout, and Lexical scrolls to the selection.
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  type FormType = FC<{ lexical: LexicalModule.LexicalEditor }>;
  const { LinkForm } = loadSample('recipes/rich-text-view/LinkForm') as { LinkForm: FormType };
  const lexical = createEditor({ nodes: [LinkNode] });
  const root = document.body.appendChild(document.createElement('div'));
  lexical.setRootElement(root);
  lexical.setEditorState(lexical.parseEditorState(saved));
  lexical.update(() => void $getRoot().getFirstDescendant<LexicalModule.TextNode>()?.select(0, 3), {
    discrete: true,
  });
  const container = document.body.appendChild(document.createElement('div'));
  let blurs = 0;
  const form = (
    <div onBlur={() => blurs++}>
      <LinkForm lexical={lexical} />
    </div>
  );
  await act(async () => void render(form, container));
  const find = (selector: string) => container.querySelector(selector) as HTMLInputElement;

  const setAddress = async (address: string) => {
    await act(async () => find('button').click());
    expect(document.activeElement).toBe(find('input'));
    const before = find('input').value;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(find('input'), address);
    await act(async () => void find('input').dispatchEvent(new Event('input', { bubbles: true })));
    await act(async () => find('button').click());
    return before;
  };

  expect(await setAddress(' example.com ')).toBe('');
  expect(root.querySelector('a')?.outerHTML).toContain('href="https://example.com"');
  expect(root.querySelector('a')?.textContent).toBe('Two');
  expect(await setAddress('')).toBe('https://example.com');
  expect(root.querySelector('a')).toBeNull();

  // A window that loses the focus keeps its active element, so the text around the form hears nothing.
  await act(async () => find('button').click());
  const before = blurs;
  await act(async () => void find('input').dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect([blurs - before, find('form') !== null]).toEqual([0, true]);
  await act(async () => find('input').blur());
  expect(find('form')).toBeNull();
});

test('the changed lines add other node classes to the samples of the recipe', async () => {
  const load = (name: string, index: number) =>
    loadSample(`recipes/rich-text/${name}`, (code) => applyChanges(code, 'recipes/rich-text-view', index), [
      'recipes/rich-text-view',
    ]);
  const { useLexical } = load('useLexical', 0) as {
    useLexical: (content: string) => { lexical: LexicalModule.LexicalEditor; root: Ref<HTMLDivElement> };
  };
  const { Formats } = load('Formats', 1) as { Formats: FC<{ lexical: LexicalModule.LexicalEditor }> };
  const { RichText } = load('RichText', 2) as { RichText: UserComponent };

  const text = { type: 'text', version: 1, text: 'a', format: 0, mode: 'normal', style: '', detail: 0 };
  const parent = (type: string, more: object, child: object) => ({
    ...{ type, version: 1, direction: null, format: '', indent: 0, children: [child] },
    ...more,
  });
  const link = parent('link', { url: '/a' }, text);
  const item = parent('listitem', { value: 1 }, link);
  const list = parent('list', { listType: 'bullet', start: 1, tag: 'ul' }, item);
  const content = JSON.stringify({ root: parent('root', {}, list) });
  const View = () => {
    const { lexical, root } = useLexical(content);
    return (
      <>
        <Formats lexical={lexical} />
        <div ref={root} />
      </>
    );
  };
  const container = document.body.appendChild(document.createElement('div'));
  await act(async () => void render(<View />, container));
  expect(container.querySelector('ul > li > a')?.getAttribute('href')).toBe('/a');
  expect([...container.querySelectorAll('button')].map((button) => button.textContent)).toEqual([
    ...['bold', 'italic', 'heading', 'list', 'paragraph', 'link'],
  ]);

  const press = (target: Element | null | undefined) => {
    const mouseDown = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    act(() => void target?.dispatchEvent(mouseDown));
    return mouseDown.defaultPrevented;
  };
  await act(async () => [...container.querySelectorAll('button')].at(-1)?.click());
  expect([press(container.querySelector('input')), press(container.querySelector('form button'))]).toEqual([
    false,
    true,
  ]);

  const editor = mountEditor(pageOf(<RichText />), { resolver: { RichText } as Resolver });
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  act(() => void editor.find('[contenteditable] p').dispatchEvent(click));
  expect(click.defaultPrevented).toBe(true);
});
