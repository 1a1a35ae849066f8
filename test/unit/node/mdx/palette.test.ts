import { readFileSync } from 'node:fs';
import { bundledThemesInfo } from 'shiki/themes';
import {
  contrast,
  MARKED_CONTRAST,
  markedBackgrounds,
  MARKS,
  MIN_CONTRAST,
} from '../../../../src/node/mdx/contrast';
import { createPalette } from '../../../../src/node/mdx/palette';

const themes = (mode: string) => bundledThemesInfo.filter(({ type }) => type === mode).map(({ id }) => id);
const colorsOf = (css: string, property: string) =>
  [...css.matchAll(new RegExp(`\\.\\w+\\{${property}:(#\\w+)\\}`, 'g'))].map(([, color = '']) => color);

const weak = (colors: readonly string[], back: string) =>
  colors.filter(
    (color) =>
      contrast(color, back) < MIN_CONTRAST ||
      markedBackgrounds(back).some((line) => contrast(color, line) < MARKED_CONTRAST),
  );

test.each(themes('dark'))('the theme %s has readable colours, in both modes', async (theme) => {
  const { css } = await createPalette({ theme: theme as 'nord' });
  const [, text = '', back = ''] =
    /--code-text:(#\w{6});--code-back:(#\w{3,8});--code-scheme:dark/.exec(css) ?? [];
  const colors = colorsOf(css, 'color');
  expect(colors).not.toEqual([]);
  expect(weak([text, ...colors], back)).toEqual([]);
});

test.each(themes('light'))(
  'the light theme %s has readable colours, in light mode only',
  async (lightTheme) => {
    const { css } = await createPalette({ theme: 'nord', lightTheme: lightTheme as 'min-light' });
    const [, text = ''] = /--code-text:light-dark\((#\w{6}),#\w{6}\)/.exec(css) ?? [];
    const [, back = ''] = /--code-back:light-dark\((#\w{3,8}),#2e3440\)/.exec(css) ?? [];
    const colors = colorsOf(css, '--l');
    expect(colors).not.toEqual([]);
    expect(weak([text, ...colors], back)).toEqual([]);
    expect(css).not.toContain('--code-scheme');
  },
);

test('a token has a class for its colour in each theme, and none for plain text', async () => {
  const themed = { theme: 'github-dark-default', lightTheme: 'github-light-default' } as const;
  const { classOf, css } = await createPalette(themed);
  const names = classOf('--shiki-dark:#FF7B72;--shiki-light:#CF222E;--shiki-dark-font-style:italic') ?? '';
  expect(names).toMatch(/^t\w+ l\w+ ti$/);
  const [dark, light] = names.split(' ');
  expect(css).toContain(`.${dark}{--t:#ff7b72}`);
  expect(css).toMatch(new RegExp(`\\.${light}\\{--l:#\\w{6}\\}`));
  expect(classOf('--shiki-dark:#E6EDF3;--shiki-light:#1F2328')).toBeUndefined();
});

test('the backgrounds of marked lines have the colours and the share of the style sheets', () => {
  const frame = readFileSync('src/theme/frame.css', 'utf8');
  const marks = ['accent', 'green', 'red'].map((name) =>
    new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(frame)?.slice(1),
  );
  expect(marks).toEqual(MARKS.light.map((light, index) => [light, MARKS.dark[index]]));
  expect(readFileSync('src/theme/parts/line.css', 'utf8')).toContain('var(--tone) 16%, transparent');
  expect(markedBackgrounds('#000')).toContain('#191c29');
});
