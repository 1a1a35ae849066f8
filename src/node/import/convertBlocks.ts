import { findFences } from '../mdx/prose';
import type { AddNote } from './foreign';
import { newlines, replaceOutsideCode } from './maskCode';

/** `{#id}` and ` {open}` behind the title of a block. Attributes right behind its name are those of directives. */
const BLOCK_ATTRIBUTES = /^([ \t]*:::[^\n{]*?)([ \t]*\{#[^{}\n]+\}|[ \t]+\{[^{}\n]+\})[ \t]*$/gm;
/** `{#id}` in a line of its own. */
const LONE_ID = /^\{#([^{}\n]+)\}[ \t]*$/gm;

/** Removes `<script setup>`, `<style>`, attributes of blocks, and lines that repeat what every page shows here. */
export function convertBlocks(text: string, note: AddNote): string {
  const withoutCode = replaceOutsideCode(
    text,
    /<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g,
    ([all, name], line) => {
      note(line, `<${name}> of the page.`);
      return newlines(all);
    },
  );
  const bare = replaceOutsideCode(withoutCode, BLOCK_ATTRIBUTES, ([, start = '', lost = ''], line) => {
    note(line, `${lost.trim()} of the block.`);
    return start;
  });
  const withIds = replaceOutsideCode(bare, LONE_ID, ([, id = '']) => `<a id="${id}"></a>`);
  return replaceOutsideCode(withIds, /^\[\[toc\]\][ \t]*$/gim, () => '');
}

/** `js-vue` is `js` whose braces VitePress evaluates. */
export function convertLanguages(text: string): string {
  const lines = text.split('\n');
  for (const { line } of findFences(text))
    lines[line - 1] = (lines[line - 1] ?? '').replace(/([`~]{3}[ \t]*\w+)-vue\b/, '$1');
  return lines.join('\n');
}
