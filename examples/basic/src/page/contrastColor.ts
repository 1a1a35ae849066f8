/** A dark ink or white for text on a colour like `#3451d1`; the contrast is at least 4.5:1. */
export function contrastColor(color: string): string {
  const value = luminance(color);
  if (value <= 0.179) return '#ffffff';
  // Only black has enough contrast with mid-tones.
  return value < 0.215 ? '#000000' : '#12161d';
}

/** Whether the accent of the light mode, #3451d1, has a contrast of at least 4.5:1 with a colour. */
export const contrastsWithAccent = (color: string) => luminance(color) >= 0.68;

/** As in WCAG 2, from 0 to 1. */
function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(parseInt(color.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
