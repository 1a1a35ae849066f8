/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import type * as LexicalModule from 'lexical';
import { loadSample } from './sample';

// Claims of docs/recipes/rich-text.mdx about the stored form of a text, checked with its sample and Lexical.

const { $getRoot, createEditor } = createRequire(import.meta.url)('lexical') as typeof LexicalModule;
const { paragraph } = loadSample('recipes/rich-text/content') as { paragraph: (text: string) => string };

/** The number of texts in a paragraph after one word was bold for a moment. */
function countAfterBold(content: string): number {
  const lexical = createEditor();
  const boldTwice = () => {
    const [, word] = $getRoot().getAllTextNodes()[0]?.splitText(6, 9) ?? [];
    word?.toggleFormat('bold').toggleFormat('bold');
  };
  lexical.setEditorState(lexical.parseEditorState(content));
  lexical.update(boldTwice, { discrete: true });
  return lexical.getEditorState().read(() => $getRoot().getAllTextNodes().length);
}

test('Lexical merges texts again only if the stored one has all fields', () => {
  const content = paragraph('Hello big world');
  const short = content.replace(/"(?:format|mode|style|detail)":(?:0|"\w*"),?/g, '').replace(/,}/g, '}');
  expect(JSON.parse(short)).toBeDefined();
  expect(short).not.toContain('mode');
  expect([content, short].map(countAfterBold)).toEqual([1, 3]);
});
