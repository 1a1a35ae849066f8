import mdxLoader from '@mdx-js/loader';
import type { LoaderContext } from 'webpack';

type Compiled = Parameters<LoaderContext<unknown>['callback']>;

const compiled = new Map<string, { readonly source: string; readonly result: Promise<Compiled> }>();

/**
 * Webpack loader: @mdx-js/loader, run once per file and content although browser and server bundles both ask.
 * Highlighting is the dearest part of a build; this halves it.
 */
export default function sharedMdx(this: LoaderContext<object>, source: string): void {
  const callback = this.async();
  const known = compiled.get(this.resourcePath);
  const result = known?.source === source ? known.result : compile(this, source);
  compiled.set(this.resourcePath, { source, result });
  result.then((values) => callback(...values), callback);
}

function compile(context: LoaderContext<object>, source: string): Promise<Compiled> {
  return new Promise((resolve, reject) => {
    const callback = (...values: Compiled) => (values[0] ? reject(values[0]) : resolve(values));
    // The inner loader sees the same context but for where its answer goes.
    const inner = Object.create(context, { async: { value: () => callback } }) as LoaderContext<object>;
    (mdxLoader as (this: LoaderContext<object>, source: string) => void).call(inner, source);
  });
}
