import { expect, test } from '@jest/globals';
import { loadSample } from './sample';

// Claims of docs/concepts/serializing.mdx about packed pages.

const { pack, unpack } = loadSample('concepts/serializing/compress') as Record<
  'pack' | 'unpack',
  (text: string) => Promise<string>
>;

test('unpack returns what was packed, also beyond ASCII, and a page gets shorter', async () => {
  const text = JSON.stringify(Array(50).fill({ type: 'div', props: { text: 'Grüße 🎉' } }));
  const packed = await pack(text);
  expect(await unpack(packed)).toBe(text);
  expect(packed.length).toBeLessThan(text.length / 4);
});

test('unpack returns a page that was stored without pack, and rejects other texts', async () => {
  expect(await unpack('{"ROOT":{}}')).toBe('{"ROOT":{}}');
  for (const text of ['bm90IHBhY2tlZA==', 'not packed']) await expect(unpack(text)).rejects.toThrow();
});
