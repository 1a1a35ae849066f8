/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act } from 'react-dom/test-utils';
import type { Resolver, UserComponent } from '@craftjs/core';
import { cleanUp, createEditor, fire, muteConsole, page } from './editor';
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

/** The product of the page with a shop and a cache of its own. */
function openShop() {
  const load = loadSample(
    'recipes/api-data/components',
    (code) => `${code}
      export { fetchProduct, fetchProducts } from './api';
      export { refetch } from './useQuery';`,
  );
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
      expect(await fetchProduct('tea')).toBe(null);
    },
    mount: () => createEditor(page(<Product productId="tea" />), { resolver: { Product } as Resolver }),
  };
}

/** Waits for the response of the shop. */
const respond = () => act(async () => void (await new Promise((done) => setTimeout(done, 250))));

test('a product that was deleted on the server is reported after the next request', async () => {
  const shop = openShop();
  const { find } = shop.mount();
  const texts = [find('article').textContent];
  await respond();
  texts.push(find('article').textContent);
  await shop.deleteTea();
  texts.push(find('article').textContent);
  act(shop.refetch);
  await respond();
  texts.push(find('article').textContent);
  expect(texts).toEqual([
    'Loading…',
    'Green tea 4.50 €',
    'Green tea 4.50 €',
    'This product is no longer sold.',
  ]);
});

test('a product that is no longer sold stays so when a later request fails', async () => {
  const failing = loadSample('recipes/api-data/components', (code) =>
    code.replace('fetchProduct(productId)', 'answers.shift()()').concat(
      `const answers = [async () => null, () => Promise.reject(new Error('outage'))];
      export { refetch } from './useQuery';`,
    ),
  ) as unknown as Shop;
  const Product = failing.Product;
  const { find } = createEditor(page(<Product productId="gone" />), { resolver: { Product } as Resolver });
  await act(async () => {});
  const before = find('article').textContent;
  await act(async () => failing.refetch());
  expect([before, find('article').textContent]).toEqual(Array(2).fill('This product is no longer sold.'));
});

test('a product that could not be loaded shows an alert with a Retry button, and can be selected', async () => {
  const failing = loadSample('recipes/api-data/components', (code) =>
    code.replace('fetchProduct(productId)', "Promise.reject(new Error('outage'))"),
  ) as unknown as Shop;
  const Product = failing.Product;
  const editor = createEditor(page(<Product productId="tea" />), { resolver: { Product } as Resolver });
  await respond();
  expect(editor.find('article').textContent).toBe('This product couldn’t be loaded. Retry');
  fire(editor.find('article'), 'mousedown');
  fire(editor.find('article'), 'click');
  expect(editor.hook().query.getEvent('selected').all()).toEqual([editor.at(0)]);
});
