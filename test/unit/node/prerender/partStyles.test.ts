import { readdirSync, readFileSync } from 'node:fs';
import { readPartStyles } from '../../../../src/node/prerender/partStyles';

const partStyles = readPartStyles();

test('a page gets the styles of the parts it has', () => {
  const styles = partStyles('<div class="tabs"></div><div class="admonition tip"></div>');
  expect(styles).toContain('.tab-list');
  expect(styles).toContain('.admonition');
  expect(styles).not.toContain('.members');
  expect(styles).not.toContain('.live');
});

test('a part is found by any class of its element, but not by a part of a class', () => {
  expect(partStyles('<span class="added line">')).toContain('.line');
  expect(partStyles('<span class="headline line-up">')).toBe('');
});

test('a part without a class is found by its element', () => {
  expect(partStyles('<figure><img src="/a.svg" alt=""></figure>')).toContain('figcaption');
  expect(partStyles('<figures>')).toBe('');
});

test('a page without such parts gets none of their styles', () => {
  expect(partStyles('<p>Only text</p>')).toBe('');
});

test('the app adds the styles of every part', () => {
  const app = readFileSync('src/app/partStyles.ts', 'utf8');
  const missing = readdirSync('src/theme/parts').filter((file) => !app.includes(`/parts/${file}?text'`));
  expect(missing).toEqual([]);
});
