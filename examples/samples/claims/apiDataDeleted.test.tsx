/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act } from 'react-dom/test-utils';
import type { Resolver, UserComponent } from '@craftjs/core';
import { cleanUp, createEditor, muteConsole, page } from './editor';
import { loadSample } from './sample';

// What docs/recipes/api-data.mdx says on a record that was deleted, checked with its samples.

beforeEach(muteConsole);
afterEach(cleanUp);

interface Shop {
  Product: UserComponent<{ productId?: string }>;
  fetchProduct: (id: string) => Promise<object>;
  fetchProducts: () => Promise<{ id: string }[]>;
  refetch: () => void;
}

/** The product of the page with a shop and a cache of its own, as after a reload. */
function openShop() {
  const more = `
    export { fetchProduct, fetchProducts } from './api';
    export { refetch } from './useQuery';
  `;
  const load = loadSample('recipes/api-data/components', (code) => code + more);
  const { Product, fetchProduct, fetchProducts, refetch } = load as unknown as Shop;
  return {
    refetch,
    /** Deletes the tea in the list of the server, which the sample hands out. */
    deleteTea: async () => {
      const list = await fetchProducts();
      list.splice(
        list.findIndex(({ id }) => id === 'tea'),
        1,
      );
      await expect(fetchProduct('tea')).rejects.toThrow('There is no product tea');
    },
    mount: () => createEditor(page(<Product productId="tea" />), { resolver: { Product } as Resolver }),
  };
}

/** Waits for the response of the shop. */
const respond = () => act(async () => void (await new Promise((done) => setTimeout(done, 250))));

test('a product that was deleted on the server stays on the page when a refetch fails, until a reload', async () => {
  const shop = openShop();
  const { find } = shop.mount();
  await respond();
  await shop.deleteTea();
  act(shop.refetch);
  await respond();
  expect(find('article').textContent).toBe('Green tea 4.50 €');
  cleanUp();

  const reloaded = openShop();
  await reloaded.deleteTea();
  const after = reloaded.mount();
  await respond();
  expect(after.find('article').textContent).toBe('This product couldn’t be loaded. Retry');
});
