/** Contrast of code with its background: more than the 4.5:1 of WCAG AA, for those who read it for long. */
export const MIN_CONTRAST = 5.9;
/** Contrast of code on marked lines (WCAG AA). */
export const MARKED_CONTRAST = 4.5;
/** `--accent`, `--green` and `--red` of src/theme/frame.css, which mark lines, on a dark and on a light background. */
export const MARKS = {
  dark: ['#9db0ff', '#6fd596', '#ff9a94'],
  light: ['#3451d1', '#1a7340', '#c02a2a'],
} as const;
/** Share of such a colour in the background of a marked line (src/theme/parts/line.css). */
const MARK_SHARE = 0.16;

type Rgb = readonly [number, number, number];

/** The colour, mixed with as much white or black as it needs to be readable on the background and on marked lines. */
export function strengthen(color: string, back: string): string {
  const ground = toRgb(back, [0, 0, 0]);
  const target: Rgb = isDark(back) ? [255, 255, 255] : [0, 0, 0];
  const marked = markedBackgrounds(back);
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = toHex(mix(target, toRgb(color, ground), share));
    const isReadable = marked.every((line) => contrast(mixed, line) >= MARKED_CONTRAST);
    if (isReadable && contrast(mixed, back) >= MIN_CONTRAST) return mixed;
  }
  return toHex(target);
}

const isDark = (back: string) => luminance(toRgb(back, [0, 0, 0])) < 0.18;

/** The backgrounds of marked lines in code with this background. */
export function markedBackgrounds(back: string): string[] {
  const ground = toRgb(back, [0, 0, 0]);
  return MARKS[isDark(back) ? 'dark' : 'light'].map((mark) =>
    toHex(mix(toRgb(mark, ground), ground, MARK_SHARE)),
  );
}

/** Contrast ratio of two opaque colours, as in WCAG. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [one, other]
    .map((color) => luminance(toRgb(color, [0, 0, 0])))
    .sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`; transparent colours are mixed with the background. */
function toRgb(hex: string, ground: Rgb): Rgb {
  const digits = hex.length < 6 ? hex.slice(1).replace(/./g, '$&$&') : hex.slice(1);
  const [red = 0, green = 0, blue = 0, alpha = 255] = (digits.match(/../g) ?? []).map((part) =>
    parseInt(part, 16),
  );
  return mix([red, green, blue], ground, alpha / 255);
}

function mix(one: Rgb, other: Rgb, share: number): Rgb {
  const channel = (index: 0 | 1 | 2) => Math.round(one[index] * share + other[index] * (1 - share));
  return [channel(0), channel(1), channel(2)];
}

const toHex = (rgb: Rgb): string =>
  `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
