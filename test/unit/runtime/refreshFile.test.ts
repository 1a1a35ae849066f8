import { jest } from '@jest/globals';
import { refreshFile } from '../../../src/runtime/refreshFile';

const ADDRESS = 'https://site.example/assets/page~docs.1.js';

/** A fake host with one file. */
function answer(response: () => Response): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const made = response();
    Object.defineProperty(made, 'url', { value: ADDRESS });
    return made;
  });
}
const script = { headers: { 'content-type': 'text/javascript' } };

test('a file is fetched past all caches and stored in them', async () => {
  answer(() => new Response('', script));
  await refreshFile(ADDRESS, 1000);
  expect(fetch).toHaveBeenCalledWith(ADDRESS, expect.objectContaining({ cache: 'reload' }));
});

test('an invalid response is an error that names the file', async () => {
  answer(() => new Response('<p>', { headers: { 'content-type': 'text/html' } }));
  await expect(refreshFile(ADDRESS, 1000)).rejects.toThrow(
    `The server responded with 200 (text/html): ${ADDRESS}`,
  );
});

// The offline cache may have it by now.
test('a file is not fetched offline', async () => {
  answer(() => {
    throw new TypeError('Failed to fetch');
  });
  await expect(refreshFile(ADDRESS, 1000)).resolves.toBeUndefined();
});
