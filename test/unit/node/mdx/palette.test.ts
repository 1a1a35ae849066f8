import { bundledThemesInfo } from 'shiki/themes';
import { createPalette } from '../../../../src/node/mdx/palette';

const dark = bundledThemesInfo.filter(({ type }) => type === 'dark').map(({ id }) => id);

test.each(dark)('the theme %s has colours and classes for them', async (theme) => {
  const { css, classOf } = await createPalette(theme);
  const [, name, color = ''] = /\.(t\w+)\{color:(#\w+)\}/.exec(css) ?? [];
  expect(css).toMatch(/--code-text:#\w{3,8};--code-back:#\w{3,8}/);
  expect(classOf(`color:${color.toUpperCase()}`)).toBe(name);
});
