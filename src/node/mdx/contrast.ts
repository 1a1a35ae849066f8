/**
 * Contrast of code with its background. More than the 4.5:1 of WCAG AA, so that code on marked lines, whose background is
 * mixed with 16 % of another colour (src/theme/prose.css), still has 4.5:1.
 */
export const MIN_CONTRAST = 5.9;
/** The colours of dark and light mode that highlighted lines are mixed with (`--accent` in src/theme/frame.css), and their share. */
const ACCENTS = { dark: [157, 176, 255], light: [52, 81, 209] } as const;
const ACCENT_SHARE = 0.16;

type Rgb = readonly [number, number, number];

/** The colour, mixed with as much white or black as it needs for `MIN_CONTRAST` with the background. */
export function strengthen(color: string, back: string): string {
  const ground = toRgb(back, [0, 0, 0]);
  const isDark = luminance(ground) < 0.18;
  const target: Rgb = isDark ? [255, 255, 255] : [0, 0, 0];
  const marked = toHex(mix(isDark ? ACCENTS.dark : ACCENTS.light, ground, ACCENT_SHARE));
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = toHex(mix(target, toRgb(color, ground), share));
    if (contrast(mixed, back) >= MIN_CONTRAST && contrast(mixed, marked) >= 4.5) return mixed;
  }
  return toHex(target);
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
