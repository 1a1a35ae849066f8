/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, describe, expect, test } from '@jest/globals';
import type { Context, FC, ReactElement } from 'react';
import { render, unmountComponentAtNode } from 'react-dom';
import { act } from 'react-dom/test-utils';
import { loadSample } from './sample';

// Claims of docs/recipes/api-data.mdx about its hook, checked with React 17.

describe('docs/recipes/api-data.mdx', () => {
  interface Hook {
    useQuery(key: string, fetch: () => Promise<string>): { data?: string; error?: unknown };
    refetch(): void;
  }
  const { useQuery, refetch } = loadSample('recipes/api-data/useQuery') as unknown as Hook;
  const container = document.createElement('div');
  afterEach(() => void unmountComponentAtNode(container));
  const settle = () => act(async () => void (await Promise.resolve()));

  test('a failed request is sent again when a component starts to use its key', async () => {
    let requests = 0;
    const fetch = async () => {
      if (++requests === 1) throw new Error('offline');
      return 'tea';
    };
    const Name = () => {
      const { data, error } = useQuery('failing', fetch);
      return <>{error ? 'failed' : (data ?? 'loading')} </>;
    };
    const show = (element: ReactElement) => act(() => void render(element, container));
    const texts: (string | null)[] = [];
    for (const element of [<Name key="one" />, <Name key="two" />]) {
      show(element);
      await settle();
      texts.push(container.textContent);
    }
    expect(texts).toEqual(['failed ', 'tea ']);
  });

  test('while a failed request is sent again, all components with its key show that it is loading', async () => {
    let requests = 0;
    const fetch = async () => {
      if (++requests === 1) throw new Error('offline');
      return 'tea';
    };
    const Name = () => {
      const { data, error } = useQuery('again', fetch);
      return <>{error ? 'failed' : (data ?? 'loading')} </>;
    };
    act(() => void render(<Name />, container));
    await settle();
    act(
      () =>
        void render(
          <>
            <Name />
            <Name />
          </>,
          container,
        ),
    );
    expect(container.textContent).toBe('loading loading ');
    await settle();
    expect(container.textContent).toBe('tea tea ');
  });

  test('a component that shows an error keeps it when it re-renders, until refetch runs', async () => {
    let requests = 0;
    const fetch = async () => {
      if (++requests === 1) throw new Error('offline');
      return 'tea';
    };
    const Name = () => {
      const { data, error } = useQuery('offline', fetch);
      return <>{error ? 'failed' : (data ?? 'loading')}</>;
    };
    const texts: (string | null)[] = [];
    const steps = [() => render(<Name />, container), () => render(<Name />, container), refetch];
    for (const step of steps) {
      act(() => void step());
      await settle();
      texts.push(container.textContent);
    }
    expect(texts).toEqual(['failed', 'failed', 'tea']);
  });

  test('a failed refetch keeps the old data beside the error, also for a component that starts to use its key', async () => {
    let isOffline = false;
    const fetch = async () => {
      if (isOffline) throw new Error('offline');
      return 'tea';
    };
    const seen: string[] = [];
    const Name = () => {
      const { data, error } = useQuery('kept', fetch);
      seen.push(`${data} ${error}`);
      return null;
    };
    act(() => void render(<Name key="one" />, container));
    await settle();
    isOffline = true;
    act(() => refetch());
    await settle();
    expect(seen.at(-1)).toBe('tea Error: offline');
    seen.length = 0;
    act(() => void render(<Name key="two" />, container));
    await settle();
    expect(seen.filter((text) => !text.startsWith('tea '))).toEqual([]);
  });

  test('the view of a product shows the record that was loaded, and nothing for a deleted product', async () => {
    const { loadProducts } = loadSample('recipes/api-data/loadProducts') as {
      loadProducts: (page: object) => Promise<object>;
    };
    const { ProductContext, ProductView } = loadSample('recipes/api-data/ProductView') as {
      ProductContext: Context<object>;
      ProductView: FC<{ productId?: string }>;
    };
    const node = (productId?: string) => ({ props: { productId } });
    const products = await loadProducts({ a: node('tea'), b: node('tea'), c: node(), d: node('gone') });
    expect(Object.keys(products)).toEqual(['tea', 'gone']);
    act(
      () =>
        void render(
          <ProductContext.Provider value={products}>
            <ProductView productId="tea" />
            <ProductView productId="gone" />
            <ProductView />
          </ProductContext.Provider>,
          container,
        ),
    );
    expect(container.textContent).toBe('Green tea 4.50 €');
  });

  test('of two refetches that overlap, the later one counts, although the earlier one arrives last', async () => {
    const answers: ((text: string) => void)[] = [];
    const fetch = () => new Promise<string>((done) => void answers.push(done));
    const Stock = () => <>{useQuery('stock', fetch).data ?? 'loading'}</>;
    act(() => void render(<Stock />, container));
    act(() => refetch());
    const texts: (string | null)[] = [];
    for (const index of [1, 0]) {
      answers[index]?.(['old', 'new'][index] ?? '');
      await settle();
      texts.push(container.textContent);
    }
    expect(texts).toEqual(['new', 'new']);
  });

  test('refetch loads all keys that were used, also those that no component shows any more', async () => {
    const sent: string[] = [];
    const Search = ({ text }: { text: string }) => {
      useQuery(text, async () => `${sent.push(text)} results`);
      return null;
    };
    for (const text of ['t', 'te']) act(() => void render(<Search text={text} />, container));
    await settle();
    act(() => refetch());
    expect(sent).toEqual(['t', 'te', 't', 'te']);
  });

  test('without data, refetch shows that it loads again until the request ends', async () => {
    const fetch = () => Promise.reject(new Error('offline'));
    const Name = () => <>{useQuery('broken', fetch).error ? 'failed' : 'loading'}</>;
    act(() => void render(<Name />, container));
    await settle();
    const before = container.textContent;
    act(() => refetch());
    const during = container.textContent;
    await settle();
    expect([before, during, container.textContent]).toEqual(['failed', 'loading', 'failed']);
  });

  test('refetch keeps old data until new data arrives, for all components with the key', async () => {
    let requests = 0;
    const fetch = () => Promise.resolve(`price ${++requests}`);
    const Price = () => <>{useQuery('price', fetch).data ?? 'loading'} </>;
    act(
      () =>
        void render(
          <>
            <Price />
            <Price />
          </>,
          container,
        ),
    );
    await settle();
    const before = container.textContent;
    act(() => refetch());
    const during = container.textContent;
    await settle();
    expect([before, during, container.textContent]).toEqual([
      'price 1 price 1 ',
      'price 1 price 1 ',
      'price 2 price 2 ',
    ]);
  });
});
