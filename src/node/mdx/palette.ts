import { type BundledTheme, bundledThemes } from 'shiki/themes';

/** The colours of a code theme as CSS classes, because the CSP allows no inline styles. */
export interface Palette {
  /** Class of a token's inline style as Shiki writes it; undefined for plain text. */
  classOf(style: string): string | undefined;
  readonly css: string;
}

/** Classes depend only on the theme, so pages from other processes or from a cache match the style sheet. */
export async function createPalette(themeName: string): Promise<Palette> {
  const theme = (await bundledThemes[themeName as BundledTheme]()).default;
  const foreground = normalize(theme.colors?.['editor.foreground'] ?? '#ffffff');
  const background = normalize(theme.colors?.['editor.background'] ?? '#000000');
  const colors = (theme.tokenColors ?? theme.settings ?? []).map(foregroundOf);
  const known = [...new Set(colors.filter((color) => color !== undefined).map(normalize))]
    .filter((color) => color !== foreground)
    .sort();
  const classes = new Map(known.map((color, index) => [color, `t${index.toString(36)}`]));
  const rules = [...classes].map(([color, name]) => `.${name}{color:${color}}`);
  return {
    classOf(style) {
      const color = /(?:^|;)color:(#\w+)/.exec(style)?.[1];
      const names = [
        color && classes.get(normalize(color)),
        /font-style:italic/.test(style) ? 'ti' : undefined,
        /font-weight:bold/.test(style) ? 'tb' : undefined,
      ].filter((name) => name !== undefined && name !== '');
      return names.length > 0 ? names.join(' ') : undefined;
    },
    css: `:root{--code-text:${foreground};--code-back:${background}}${rules.join('')}.ti{font-style:italic}.tb{font-weight:700}`,
  };
}

/** Some themes have rules without settings, contrary to their type. */
const foregroundOf = ({ settings }: { readonly settings?: { readonly foreground?: string } }) =>
  settings?.foreground;

const normalize = (color: string) => color.toLowerCase();
