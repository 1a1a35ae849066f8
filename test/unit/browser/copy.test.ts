/** @jest-environment jsdom */
import { codeOf } from '../../../src/browser/copy';

test.each([
  ['all lines', '<span class="line">a</span>\n<span class="line">b</span>', 'a\nb'],
  [
    'no line that a diff removes',
    '<span class="line removed">a</span>\n<span class="line added">b</span>\n<span class="line">c</span>',
    'b\nc',
  ],
  [
    'an empty line beside a removed one',
    '<span class="line"></span>\n<span class="removed">a</span>\nb',
    '\nb',
  ],
])('a copied block has %s', (_, html, text) => {
  const block = document.createElement('pre');
  block.innerHTML = html;
  expect(codeOf(block)).toBe(text);
  expect(block.innerHTML).toBe(html);
});
