/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createContext, useContext, useEffect } from 'react';
import type { Context, FC, ReactElement } from 'react';
import { render, unmountComponentAtNode } from 'react-dom';
import { act } from 'react-dom/test-utils';
import { Element, ROOT_NODE, useNode, type UserComponent } from '@craftjs/core';
import { Box, cleanUp, createEditor, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// Claims of docs/recipes/api-data.mdx, checked in the published library.

beforeEach(muteConsole);

afterEach(cleanUp);

const resolver = { Box, Text };

describe('docs/recipes/api-data.mdx', () => {
  test('context from above the editor reaches user components and related components', () => {
    const Shop = createContext('no shop');
    const ShowShop = () => <b>{useContext(Shop)}</b>;
    const Product: UserComponent = () => <ShowShop />;
    Product.craft = { related: { settings: ShowShop } };
    const editor = createEditor(page(<Product />), {
      resolver: { Product },
      panel: ({ query }) => {
        const [id = ''] = query.getNodes()[ROOT_NODE] ? query.node(ROOT_NODE).childNodes() : [];
        const Settings = id && query.node(id).get().related['settings'];
        return Settings && <Settings />;
      },
      around: (children) => <Shop.Provider value="tea shop">{children}</Shop.Provider>,
    });
    editor.rerender();
    expect(['main b', 'aside b'].map((place) => editor.find(place).textContent)).toEqual([
      'tea shop',
      'tea shop',
    ]);
  });

  test('a component keeps its state when it moves within its parent, and remounts in another one', () => {
    let mounts = 0;
    const Product: UserComponent = () => {
      const { connectors } = useNode();
      useEffect(() => void mounts++, []);
      return <i ref={(el) => void (el && connectors.connect(el))} />;
    };
    const editor = createEditor(page(<Product />, <Text />, <Element is={Box} canvas />), {
      resolver: { ...resolver, Product },
    });
    const id = editor.at(0);
    const mountsAfter = (parent: string, index: number) => {
      editor.run(({ actions }) => actions.move(id, parent, index));
      return mounts;
    };
    expect([mounts, mountsAfter(ROOT_NODE, 2), mountsAfter(editor.at(2), 0)]).toEqual([1, 1, 2]);
  });

  test('data stored in a prop is frozen', () => {
    const product = { price: 1 };
    const editor = createEditor(page(<Text />), { resolver });
    editor.run(({ actions }) => actions.setProp(editor.at(0), (props) => void (props.product = product)));
    expect(Object.isFrozen(product)).toBe(true);
  });

  test('what ignore sets after an upload is saved and reported, but is no undo step', async () => {
    const saved: string[] = [];
    const editor = createEditor(page(<Text />, <Text />), {
      resolver,
      options: { onNodesChange: (query) => void saved.push(query.serialize()) },
    });
    const { actions, query } = editor.hook();
    const [first, gone] = [editor.at(0), editor.at(1)];
    editor.run(({ actions }) => actions.history.ignore().delete(gone));
    saved.length = 0;
    await act(async () => {
      const text = await Promise.resolve('from the server');
      for (const id of [first, gone])
        if (query.getNodes()[id])
          actions.history.ignore().setProp(id, (props) => void (props['text'] = text));
    });
    expect(saved).toEqual([expect.stringContaining('"text":"from the server"')]);
    expect([editor.hook().query.history.canUndo(), editor.crash()]).toEqual([false, undefined]);
  });
});

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

  test('refetch keeps the old result until the new one arrives, for all components with the key', async () => {
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
