import { deflateSync } from 'node:zlib';

/** The colours of surfaces stay as they are; the many others are those of the edges of letters. */
const EXACT = 12;
/** Those are rounded to multiples of these until few enough are left: 4 off at most, or 8, which no eye sees. */
const STEPS = [8, 16] as const;
const MOST_COLOURS = 256;

/** Pixels as PNG with a palette, a third of what all colours would take; undefined for a picture of too many of them. */
export function encodePalettePng(width: number, height: number, rgba: Uint8Array): Buffer | undefined {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height);
  const exact = findFrequent(pixels);
  for (const step of STEPS) {
    const indexed = reduceColours(pixels, width, exact, step);
    if (indexed) return encode(width, height, indexed);
  }
  return undefined;
}

interface Indexed {
  /** Rows of indices, each behind a byte that names its filter: none. */
  readonly rows: Uint8Array;
  readonly palette: readonly number[];
}

/** The colours that most pixels have, as the bytes of a pixel make a number here. */
function findFrequent(pixels: Uint32Array): ReadonlySet<number> {
  const counts = new Map<number, number>();
  let start = 0;
  pixels.forEach((pixel, at) => {
    if (pixel === pixels[at + 1]) return;
    counts.set(pixel, (counts.get(pixel) ?? 0) + at + 1 - start);
    start = at + 1;
  });
  const byCount = [...counts].sort(([, one], [, other]) => other - one);
  return new Set(byCount.slice(0, EXACT).map(([pixel]) => pixel));
}

function reduceColours(
  pixels: Uint32Array,
  width: number,
  exact: ReadonlySet<number>,
  step: number,
): Indexed | undefined {
  const round = (value: number) => Math.min(255, Math.round(value / step) * step);
  const bytes = new DataView(new ArrayBuffer(4));
  const colourOf = (pixel: number) => {
    bytes.setUint32(0, pixel, true);
    const channels = [0, 1, 2].map((at) => bytes.getUint8(at));
    const [red = 0, green = 0, blue = 0] = exact.has(pixel) ? channels : channels.map(round);
    return (red << 16) | (green << 8) | blue;
  };
  const indices = new Map<number, number>();
  const rows = new Uint8Array((width + 1) * (pixels.length / width));
  let index = 0;
  for (let at = 0; at < pixels.length; at++) {
    const pixel = pixels[at] ?? 0;
    // Most pixels are like the one before.
    if (at === 0 || pixel !== pixels[at - 1]) {
      const colour = colourOf(pixel);
      index = indices.get(colour) ?? indices.size;
      if (index === MOST_COLOURS) return undefined;
      indices.set(colour, index);
    }
    rows[at + Math.floor(at / width) + 1] = index;
  }
  return { rows, palette: [...indices.keys()] };
}

function encode(width: number, height: number, { rows, palette }: Indexed): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8); // Eight bits an index into a palette.
  const colours = palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(colours)),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** The check sum of PNG. Node has one from 20.15 on. */
function crc32(bytes: Uint8Array): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
