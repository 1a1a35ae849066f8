/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { TextEncoder } from 'node:util';
import { expect, test } from '@jest/globals';
import type { FC } from 'react';
import { loadSample } from './sample';

// Claims of docs/recipes/rich-text.mdx about the view of a published page, checked with its sample.

globalThis.TextEncoder ??= TextEncoder as typeof globalThis.TextEncoder;
const { renderToStaticMarkup } = await import('react-dom/server');
const { RichTextView } = loadSample('recipes/rich-text/RichTextView') as {
  RichTextView: FC<{ content: string }>;
};

test('the view renders formats without a button, tabs, and texts that Lexical did not save', () => {
  const view = (...children: object[]) => {
    const root = { type: 'root', children: [{ type: 'paragraph', children }] };
    return renderToStaticMarkup(<RichTextView content={JSON.stringify({ root })} />);
  };
  expect(view({ type: 'text', text: 'a', format: 9 })).toContain(
    '<p dir="auto"><u><strong>a</strong></u></p>',
  );
  expect(view({ type: 'text', text: 'a', format: 256 | 512 | 1024 })).toContain('<p dir="auto">a</p>');
  expect(view({ type: 'text', text: 'a', format: 128 })).toContain('<mark>a</mark>');
  expect(view({ type: 'tab', text: '\t' }, { type: 'linebreak' })).toContain(
    '<p dir="auto">\t<br/><br/></p>',
  );
  for (const content of ['Plain', '42', 'null', ''])
    expect(renderToStaticMarkup(<RichTextView content={content} />)).toContain(
      `<p dir="auto">${content}</p>`,
    );
});

test('the view shows a blank line for an empty paragraph', () => {
  const root = { type: 'root', children: [{ type: 'paragraph', children: [] }] };
  expect(renderToStaticMarkup(<RichTextView content={JSON.stringify({ root })} />)).toContain(
    '<p dir="auto"><br/></p>',
  );
});
