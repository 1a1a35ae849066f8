/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { createRequire } from 'node:module';
import { TextEncoder } from 'node:util';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type * as QueryModule from '@tanstack/react-query';
import type { FC } from 'react';
import { act, Simulate } from 'react-dom/test-utils';
import { useEditor } from '@craftjs/core';
import type { Resolver, UserComponent } from '@craftjs/core';
import { cleanUp, createEditor, muteConsole, named, page } from './editor';
import { loadSample } from './sample';

// Claims of docs/recipes/tanstack-query.mdx, checked with its samples, TanStack Query and the published library.

globalThis.TextEncoder ??= TextEncoder as typeof globalThis.TextEncoder;
const { renderToStaticMarkup } = await import('react-dom/server');

const require = createRequire(import.meta.url);

// npm installs TanStack Query next to the React of the site, but its samples run with that of their own folder.
const { resolve } = createRequire(require.resolve('@tanstack/react-query'));
for (const name of ['react', 'react-dom']) jest.doMock(resolve(name), () => require(name));

// The import of a test would load another copy of the library than the sample does.
const { onlineManager, QueryClient, QueryClientProvider } =
  require('@tanstack/react-query') as typeof QueryModule;
// Its types are those of the site's React, too.
const Provider = QueryClientProvider as unknown as FC<{ client: QueryModule.QueryClient }>;

type ProductComponent = UserComponent<{ productId?: string }>;
const { Product } = loadSample('recipes/tanstack-query/Product') as { Product: ProductComponent };

let client: QueryModule.QueryClient;

beforeEach(() => {
  muteConsole();
  jest.useFakeTimers();
  client = new QueryClient({ logger: { log() {}, warn() {}, error() {} } });
});

afterEach(() => {
  cleanUp();
  client.clear();
  onlineManager.setOnline(undefined);
  jest.useRealTimers();
});

const wait = (milliseconds: number) =>
  act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)));

async function mountProducts(...ids: (string | undefined)[]) {
  const products = ids.map((productId, index) => (
    <Product key={index} {...(productId === undefined ? {} : { productId })} />
  ));
  const editor = createEditor(page(...products), {
    resolver: { Product } as unknown as Resolver,
    around: (inner) => <Provider client={client}>{inner}</Provider>,
  });
  await wait(0);
  return { editor, text: () => editor.find('main').textContent };
}

test('a product waits while the browser is offline, and loads when it is online again', async () => {
  onlineManager.setOnline(false);
  const { text } = await mountProducts('tea');
  await wait(60_000);
  expect(text()).toBe('Waiting for the network…');
  act(() => onlineManager.setOnline(true));
  await wait(100);
  expect(text()).toBe('Loading…');
  await wait(300);
  expect(text()).toBe('Green tea: 4.50 €');
});

test('the settings wait for the network, too, also for another search beside the list of the one before', async () => {
  onlineManager.setOnline(false);
  const Panel = () => {
    const { Form } = useEditor(({ nodes }) => ({
      Form: Object.values(nodes).find(({ data }) => data.name === 'Product')?.related['settings'],
    }));
    return Form ? <Form /> : null;
  };
  const editor = createEditor(page(<Product />), {
    resolver: { Product } as unknown as Resolver,
    around: (inner) => <Provider client={client}>{inner}</Provider>,
    panel: () => <Panel />,
  });
  const shown = () =>
    ['[role=status]', 'aside button'].map((selector) =>
      [...document.querySelectorAll(selector)].map((element) => element.textContent).join(),
    );
  await wait(60_000);
  expect(shown()).toEqual(['Waiting for the network…', '']);
  act(() => onlineManager.setOnline(true));
  await wait(100);
  expect(shown()).toEqual(['Loading…', '']);
  await wait(300);
  const list = 'Green tea,Cup,Teapot';
  expect(shown()).toEqual(['', list]);
  onlineManager.setOnline(false);
  act(() => Simulate.change(editor.find('input'), { target: { value: 'none' } } as never));
  await wait(1000);
  expect(shown()).toEqual(['Waiting for the network…', list]);
  act(() => onlineManager.setOnline(true));
  await wait(1000);
  expect(shown()).toEqual(['Nothing found', '']);
});

test('a product without an id sends no request, and one with an unknown id is no longer sold', async () => {
  const { text } = await mountProducts(undefined, 'none');
  expect(client.isFetching()).toBe(1);
  await wait(300);
  expect(text()).toBe('Choose a product in the settings.This product is no longer sold.');
});

describe('a query', () => {
  let requests: number;
  let isDown: boolean;

  /** `useProduct` of the page with a server that counts its requests and can be down. */
  const { useProduct } = loadSample('recipes/tanstack-query/queries', (code) =>
    code.replace('fetchProduct(id)', 'globalThis.requestProduct(id)'),
  ) as { useProduct: (id: string) => QueryModule.UseQueryResult<{ name: string }> };
  const Name = () => {
    const { data, error } = useProduct('tea');
    return <p>{[data?.name, error && 'error'].filter(Boolean).join(' and ')}</p>;
  };

  beforeEach(() => {
    [requests, isDown] = [0, false];
    const requestProduct = async () => {
      requests++;
      if (isDown) throw new Error('Status 503');
      return { name: `Tea ${requests}` };
    };
    Object.assign(globalThis, { requestProduct });
  });

  const mountNames = async () => {
    let count = 2;
    const editor = createEditor(undefined, {
      around: (inner) => <Provider client={client}>{inner}</Provider>,
      panel: () => Array.from({ length: count }, (_, index) => <Name key={index} />),
    });
    await wait(0);
    return {
      text: () => editor.find('aside').textContent,
      addName: () => {
        count++;
        editor.rerender();
      },
    };
  };

  test('repeats a failed request three times, for at least 7 seconds, before it reports the error', async () => {
    isDown = true;
    const { text } = await mountNames();
    await wait(6_900);
    expect([requests, text()]).toEqual([3, '']);
    await wait(200);
    expect([requests, text()]).toEqual([4, 'errorerror']);
  });

  test('is shared by components that mount together, and sent again for one that mounts later', async () => {
    const { addName, text } = await mountNames();
    await wait(100);
    expect([requests, text()]).toEqual([1, 'Tea 1Tea 1']);
    addName();
    await wait(100);
    expect([requests, text()]).toEqual([2, 'Tea 2Tea 2Tea 2']);
  });

  test('keeps its data beside the error of a background update that failed', async () => {
    const { text } = await mountNames();
    await wait(100);
    isDown = true;
    await act(async () => void client.invalidateQueries({ queryKey: ['product'] }));
    await wait(8_000);
    expect(text()).toBe('Tea 1 and errorTea 1 and error');
  });
});

test('a server renders the products that it has loaded before, and leaves the others to the browser', async () => {
  const { prefetchProducts } = loadSample('recipes/tanstack-query/prefetchProducts') as {
    prefetchProducts: (page: object) => Promise<object>;
  };
  const { Prefetched } = loadSample('recipes/tanstack-query/Prefetched') as {
    Prefetched: FC<{ state: object }>;
  };
  const { useProduct } = loadSample('recipes/tanstack-query/queries') as {
    useProduct: (id: string) => QueryModule.UseQueryResult<{ name: string }>;
  };
  const View = ({ id }: { id: string }) => <p>{useProduct(id).data?.name ?? 'Loading…'}</p>;
  const loading = prefetchProducts({ ROOT: named('Page'), a: named('Product', { productId: 'tea' }) });
  await jest.advanceTimersByTimeAsync(300);
  const state = JSON.parse(JSON.stringify(await loading));
  const html = renderToStaticMarkup(
    <Prefetched state={state}>
      <View id="tea" />
      <View id="cup" />
    </Prefetched>,
  );
  expect(html).toBe('<p>Green tea</p><p>Loading…</p>');
});
