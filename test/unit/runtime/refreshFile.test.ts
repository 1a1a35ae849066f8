import { jest } from '@jest/globals';
import { refreshFile } from '../../../src/runtime/refreshFile';

const ADDRESS = 'https://site.example/assets/page~docs.1.js';

/** The host, as far as one file goes. */
function answer(response: () => Response): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const made = response();
    Object.defineProperty(made, 'url', { value: ADDRESS });
    return made;
  });
}
const script = { headers: { 'content-type': 'text/javascript' } };

test('a file that comes is left in the caches, asked for past all of them', async () => {
  answer(() => new Response('', script));
  await refreshFile(ADDRESS, 1000);
  expect(fetch).toHaveBeenCalledWith(ADDRESS, expect.objectContaining({ cache: 'reload' }));
});

test('a wrong answer is an error that names it', async () => {
  answer(() => new Response('<p>', { headers: { 'content-type': 'text/html' } }));
  await expect(refreshFile(ADDRESS, 1000)).rejects.toThrow(
    `The server responded with 200 (text/html): ${ADDRESS}`,
  );
});

test('without a network it is for the copy that may be there by now', async () => {
  answer(() => {
    throw new TypeError('Failed to fetch');
  });
  await expect(refreshFile(ADDRESS, 1000)).resolves.toBeUndefined();
});
