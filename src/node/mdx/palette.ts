import { type BundledTheme, bundledThemes } from 'shiki/themes';
import type { Site } from '../../config/model';
import { strengthen } from './contrast';

/** The colours of the code themes as CSS classes, because the CSP allows no inline styles. */
export interface Palette {
  /** Classes of a token's inline style as Shiki writes it for `shikiThemes`; undefined for plain text. */
  classOf(style: string): string | undefined;
  readonly css: string;
}

/** Shiki's options for the themes. Each token gets its colour in each of them. */
export const shikiThemes = ({ theme, lightTheme }: Site['code']) => ({
  themes: { dark: theme, ...(lightTheme !== undefined && { light: lightTheme }) },
  defaultColor: false as const,
});

/** Classes depend only on the themes, so pages from other processes or from a cache match the style sheet. */
export async function createPalette({ theme, lightTheme }: Site['code']): Promise<Palette> {
  const dark = await readTheme(theme, 't');
  const light = lightTheme === undefined ? undefined : await readTheme(lightTheme, 'l');
  return {
    classOf(style) {
      const names = [
        dark.classes.get(colorIn(style, 'dark')),
        light?.classes.get(colorIn(style, 'light')),
        /font-style:italic/.test(style) ? 'ti' : undefined,
        /font-weight:bold/.test(style) ? 'tb' : undefined,
      ].filter((name) => name !== undefined);
      return names.length > 0 ? names.join(' ') : undefined;
    },
    css: `${light ? bothModes(dark, light) : darkOnly(dark)}.ti{font-style:italic}.tb{font-weight:700}`,
  };
}

interface ThemeColors {
  readonly text: string;
  readonly back: string;
  /** Class by colour, in the spelling of Shiki. */
  readonly classes: ReadonlyMap<string, string>;
  /** A CSS rule for each class. */
  rules(property: string): string;
}

async function readTheme(name: string, prefix: string): Promise<ThemeColors> {
  const theme = (await bundledThemes[name as BundledTheme]()).default;
  const foreground = normalize(theme.colors?.['editor.foreground'] ?? '#ffffff');
  const back = normalize(theme.colors?.['editor.background'] ?? '#000000');
  const colors = (theme.tokenColors ?? theme.settings ?? []).map(foregroundOf);
  const known = [...new Set(colors.filter((color) => color !== undefined).map(normalize))]
    .filter((color) => color !== foreground)
    .sort();
  const classes = new Map(known.map((color, index) => [color, prefix + index.toString(36)]));
  return {
    text: strengthen(foreground, back),
    back,
    classes,
    rules: (property) =>
      [...classes].map(([color, name]) => `.${name}{${property}:${strengthen(color, back)}}`).join(''),
  };
}

/** light-dark() inside of code uses its dark value. */
const darkOnly = ({ text, back, rules }: ThemeColors) =>
  `:root{--code-text:${text};--code-back:${back};--code-scheme:dark}${rules('color')}`;

const bothModes = (dark: ThemeColors, light: ThemeColors) =>
  `:root{--code-text:light-dark(${light.text},${dark.text});--code-back:light-dark(${light.back},${dark.back})}` +
  `.code span{color:light-dark(var(--l,${light.text}),var(--t,${dark.text}))}` +
  dark.rules('--t') +
  light.rules('--l');

const colorIn = (style: string, mode: string) =>
  normalize(new RegExp(`--shiki-${mode}:(#\\w+)`).exec(style)?.[1] ?? '');

/** Some themes have rules without settings, contrary to their type. */
const foregroundOf = ({ settings }: { readonly settings?: { readonly foreground?: string } }) =>
  settings?.foreground;

const normalize = (color: string) => color.toLowerCase();
