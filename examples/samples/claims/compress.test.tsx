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

test.each(['{"ROOT":{}}', 'bm90IHBhY2tlZA=='])('unpack rejects %s, which is not packed', async (text) => {
  await expect(unpack(text)).rejects.toThrow();
});
