import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CSSProperties } from 'react';
import { contentCache, readCached, saveCached } from '../support/contentCache';
import { PROJECT } from '../support/project';
import { type Card, cardHash } from './pageCards';

/** Size in px that chats recommend. */
const SIZE = { width: 1200, height: 630 };
/** Longer titles (characters) get the smaller font. */
const SHORT_TITLE = 24;
const ACCENT = '#3451d1';
const CANVAS: CSSProperties = {
  ...SIZE,
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  padding: '52px 72px',
  background: '#fff',
  color: '#12161d',
  fontFamily: 'Geist',
};
const CORNERS: readonly CSSProperties[] = [
  { left: -13, top: -13 },
  { right: -13, top: -13 },
  { left: -13, bottom: -13 },
  { right: -13, bottom: -13 },
];

const fontFile = (subset: string, weight: number) =>
  join(PROJECT, `node_modules/@fontsource/geist/files/geist-${subset}-${weight}-normal.woff`);
const FONTS = (['latin', 'latin-ext'] as const).flatMap((subset) =>
  ([400, 600] as const).map((weight) => ({ name: 'Geist', weight, file: fontFile(subset, weight) })),
);
/** Draws the pictures of cards as PNG: the title of each as a selected block of an editor. Calls `write` with each. */
export async function drawCards(
  cards: readonly Card[],
  write: (card: Card, picture: Buffer) => void,
): Promise<void> {
  const cacheFile = (card: Card) => join(contentCache(), `${cardHash(card)}.png`);
  const missing = cards.filter((card) => {
    const known = readCached(cacheFile(card));
    if (known) write(card, known);
    return !known;
  });
  if (missing.length === 0) return;
  // Not at the top, because loading them takes 0.3 s and most builds find every card in the cache.
  const { default: satori } = await import('satori');
  const { default: sharp } = await import('sharp');
  // The same array for all, because satori parses the fonts of each array once.
  const fonts = FONTS.map(({ file, ...font }) => ({
    ...font,
    style: 'normal' as const,
    data: readFileSync(file),
  }));
  const draw = async (card: Card) => {
    const svg = await satori(<CardPicture {...card} />, { ...SIZE, fonts });
    // Without a palette, which saves 16 kB and takes a fifth of the time.
    const picture = await sharp(Buffer.from(svg)).png().toBuffer();
    write(card, saveCached(picture, cacheFile(card)));
  };
  await Promise.all(missing.map(draw));
}

/** Styles are inline because satori reads no style sheets. */
function CardPicture({ site, section, title, description }: Card) {
  const isShort = title.length <= SHORT_TITLE;
  return (
    <div style={CANVAS}>
      <div style={{ fontSize: 44, fontWeight: 600, letterSpacing: -1 }}>{site}</div>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <div
          style={{
            alignSelf: 'flex-start',
            padding: '6px 18px',
            background: ACCENT,
            color: '#fff',
            fontSize: 30,
          }}
        >
          {section}
        </div>
        <div
          style={{
            display: 'flex',
            position: 'relative',
            padding: '28px 36px',
            border: `4px solid ${ACCENT}`,
            background: '#fff',
          }}
        >
          <div
            style={{
              display: 'block',
              lineClamp: 2,
              fontSize: isShort ? 100 : 76,
              fontWeight: 600,
              letterSpacing: -2,
              lineHeight: 1.1,
            }}
          >
            {title}
          </div>
          {CORNERS.map((corner, index) => (
            <div
              key={index}
              style={{
                position: 'absolute',
                width: 22,
                height: 22,
                border: `4px solid ${ACCENT}`,
                background: '#fff',
                ...corner,
              }}
            />
          ))}
        </div>
        <div style={{ height: 8, marginTop: 30, borderRadius: 4, background: '#f0a832' }} />
      </div>
      <div style={{ display: 'block', lineClamp: 2, color: '#566070', fontSize: 32, lineHeight: 1.35 }}>
        {description}
      </div>
    </div>
  );
}
