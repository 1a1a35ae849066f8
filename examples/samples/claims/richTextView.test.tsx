/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { createRequire } from 'node:module';
import { TextEncoder } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type * as RichTextModule from '@lexical/rich-text';
import type * as LexicalModule from 'lexical';
import type { FC, ReactNode } from 'react';
import { render } from 'react-dom';
import { act } from 'react-dom/test-utils';
import type { Resolver, SerializedNodes } from '@craftjs/core';
import { cleanUp, muteConsole } from './editor';
import { loadSample } from './sample';

// Claims of docs/recipes/rich-text-view.mdx, checked with its samples, Lexical and the published library.

globalThis.TextEncoder ??= TextEncoder as typeof globalThis.TextEncoder;
const { renderToStaticMarkup } = await import('react-dom/server');

const require = createRequire(import.meta.url);
const { createEditor, $getRoot, $createTextNode } = require('lexical') as typeof LexicalModule;
const { $createHeadingNode, HeadingNode } = require('@lexical/rich-text') as typeof RichTextModule;

type View = FC<{ content: string }>;
const { RichTextView } = loadSample('recipes/rich-text-view/RichTextView') as { RichTextView: View };
const { saved } = loadSample('recipes/rich-text-view/saved') as { saved: string };

const show = (root: object) => renderToStaticMarkup(<RichTextView content={JSON.stringify({ root })} />);
const inParagraph = (...children: object[]) =>
  show({ type: 'root', children: [{ type: 'paragraph', children }] });

beforeEach(muteConsole);

afterEach(cleanUp);

test('the view renders formats without a button, tabs, and texts that Lexical did not save', () => {
  expect(inParagraph({ type: 'text', text: 'a', format: 3 })).toContain(
    '<p dir="auto"><em><strong>a</strong></em></p>',
  );
  expect(inParagraph({ type: 'text', text: 'a', format: 9 })).toContain(
    '<p dir="auto"><u><strong>a</strong></u></p>',
  );
  expect(inParagraph({ type: 'text', text: 'a', format: 256 | 512 | 1024 })).toContain('<p dir="auto">a</p>');
  expect(inParagraph({ type: 'text', text: 'a', format: 128 })).toContain('<mark>a</mark>');
  expect(inParagraph({ type: 'tab', text: '\t' }, { type: 'linebreak' })).toContain(
    '<p dir="auto">\t<br/><br/></p>',
  );
  expect(renderToStaticMarkup(<RichTextView content="" />)).toContain('<p dir="auto"><br/></p>');
  for (const content of ['Plain', '42', 'null'])
    expect(renderToStaticMarkup(<RichTextView content={content} />)).toContain(
      `<p dir="auto">${content}</p>`,
    );
});

test.each([
  ['paragraph', '<p dir="auto">', '</p>'],
  ['heading', '<h2 dir="auto">', '</h2>'],
  ['listitem', '<li>', '</li>'],
])('the view keeps the height of an empty %s and of an empty last line', (type, start, end) => {
  const block = (...children: object[]) => show({ type: 'root', children: [{ type, children }] });
  expect(block()).toContain(`${start}<br/>${end}`);
  expect(block({ type: 'text', text: 'a' }, { type: 'linebreak' })).toContain(`${start}a<br/><br/>${end}`);
  expect(block({ type: 'text', text: 'a' })).toContain(`${start}a${end}`);
});

test('the view adds no line to an item that holds a nested list', () => {
  const item = (...children: object[]) => ({ type: 'listitem', children });
  const inner = { type: 'list', children: [item({ type: 'text', text: 'a' })] };
  expect(show({ type: 'list', children: [item(inner)] })).toContain(
    '<ul dir="auto"><li><ul dir="auto"><li>a</li></ul></li></ul>',
  );
});

test('the view escapes HTML, and ignores alignment, indentation, styles and unknown node classes', () => {
  expect(inParagraph({ type: 'text', text: '<b onclick="f()">' })).toContain('>&lt;b onclick=&quot;f()');
  const text = { type: 'text', text: 'a', style: 'color: red' };
  const aligned = { type: 'paragraph', format: 'right', indent: 2, children: [text] };
  expect(show({ type: 'root', children: [aligned] })).toContain('"><p dir="auto">a</p></div>');
  expect(
    inParagraph({ type: 'image', src: '/a.png' }, { type: 'mention', id: 'b', children: [text] }),
  ).toContain('<p dir="auto">a</p>');
});

test('the view throws for children that are no list', () => {
  expect(() => show({ type: 'root', children: 5 })).toThrow('map is not a function');
});

test('Lexical keeps the saved text of the sample, and shows underlines and bold italics only with a theme', () => {
  const showInEditor = (content: string, theme?: object) => {
    const lexical = createEditor(theme ? { theme } : {});
    const root = document.createElement('div');
    lexical.setRootElement(root);
    lexical.setEditorState(lexical.parseEditorState(content));
    lexical.update(() => undefined, { discrete: true });
    expect(lexical.getEditorState().toJSON()).toMatchObject(JSON.parse(content));
    return root.innerHTML;
  };
  expect(showInEditor(saved)).toContain('<strong');
  expect(showInEditor(saved).match(/<p dir="auto"/g)).toHaveLength(2);
  const underlined = saved.replace('"format":1', '"format":8');
  expect(showInEditor(underlined)).not.toMatch(/<u\b|class|style="[^"]*underline/);
  expect(showInEditor(underlined, { text: { underline: 'underline' } })).toContain('class="underline"');
  const boldItalic = saved.replace('"format":1', '"format":3').replace('"format":2', '"format":0');
  expect(showInEditor(boldItalic)).not.toMatch(/<em\b|<i\b|class/);
  expect(showInEditor(boldItalic, { text: { italic: 'italic' } })).toMatch(/<strong[^>]*class="italic"/);
});

test('the view of the page shows what the editor saved, and follows it', async () => {
  const { default: App } = loadSample('recipes/rich-text-view/App') as { default: FC };
  const container = document.body.appendChild(document.createElement('div'));
  await act(async () => void render(<App />, container));
  const published = container.querySelector('h2')?.nextElementSibling?.firstElementChild;
  expect(published?.innerHTML).toBe(
    '<p dir="auto">Two weeks in the <strong>mountains</strong><br><em>Back on Sunday</em></p>' +
      '<p dir="auto">שלום, עולם!</p>',
  );
});

test('a read-only editor shows the text with the view in its resolver', async () => {
  const { PageView } = loadSample('recipes/read-only/PageView') as {
    PageView: FC<{ resolver: Resolver; page: SerializedNodes }>;
  };
  const page = {
    ROOT: {
      type: { resolvedName: 'RichText' },
      props: { content: saved },
      displayName: 'RichText',
      custom: {},
      isCanvas: false,
      hidden: false,
      nodes: [],
      linkedNodes: {},
    },
  } as unknown as SerializedNodes;
  const container = document.body.appendChild(document.createElement('div'));
  const view = <PageView resolver={{ RichText: RichTextView }} page={page} />;
  await act(async () => void render(view, container));
  expect(container.innerHTML).toContain('<strong>mountains</strong>');
});

test('the view shows headings and lists, and links only with a safe address', () => {
  const lexical = createEditor({ nodes: [HeadingNode] });
  const addHeading = () => void $getRoot().append($createHeadingNode('h3').append($createTextNode('Title')));
  lexical.update(addHeading, { discrete: true });
  const content = JSON.stringify(lexical.getEditorState());
  expect(renderToStaticMarkup(<RichTextView content={content} />)).toContain('<h3 dir="auto">Title</h3>');
  expect(show({ type: 'heading', tag: 'script', children: [] })).toContain('<h2 dir="auto"><br/></h2>');

  const item = { type: 'listitem', value: 1, children: [{ type: 'text', text: 'a' }] };
  for (const tag of ['ol', 'ul'])
    expect(show({ type: 'list', tag, start: 1, children: [item] })).toContain(
      `<${tag} dir="auto"><li value="1">a</li></${tag}>`,
    );

  const link = (url?: string) =>
    show({ type: 'link', url, children: [{ type: 'text', text: 'a' }] }).replace(/<\/?div.*?>/g, '');
  for (const url of [
    'https://example.com',
    'HTTP://example.com',
    'mailto:a@b.c',
    'tel:1',
    '/docs',
    './docs',
    '#top',
  ])
    expect(link(url)).toBe(`<a href="${url}">a</a>`);
  for (const url of [
    'javascript:f()',
    ' javascript:f()',
    'java\nscript:f()',
    'data:text/html,a',
    'www.example.com',
    undefined,
  ])
    expect(link(url)).toBe('a');
  const unsafe: ReactNode = <a href="javascript:f()">a</a>;
  expect(renderToStaticMarkup(<>{unsafe}</>)).toContain('href="javascript:f()"');
});
