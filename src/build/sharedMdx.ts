import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import mdxLoader from '@mdx-js/loader';
import type { LoaderContext } from 'webpack';
import { ROUTES_FILE } from '../config/load';
import { BuildError } from './buildError';
import { describeMdxError } from './mdxErrors';

type Compiled = Parameters<LoaderContext<unknown>['callback']>;

interface Options {
  /** The folder of the site. */
  readonly root: string;
  /** Those of @mdx-js/loader. */
  readonly mdx: object;
}

/** For the options of one run of webpack, by file: what it was compiled from, and into. */
const runs = new WeakMap<
  object,
  Map<string, { readonly from: string; readonly result: Promise<Compiled> }>
>();

/**
 * Webpack loader: @mdx-js/loader, run once per file and content although browser and server bundles both ask.
 * Highlighting is the dearest part of a build; this halves it.
 */
export default function sharedMdx(this: LoaderContext<Options>, source: string): void {
  const callback = this.async();
  const { mdx } = this.getOptions();
  const compiled = runs.get(mdx) ?? new Map<string, { from: string; result: Promise<Compiled> }>();
  runs.set(mdx, compiled);
  const from = source + readRoutes(this, source);
  const known = compiled.get(this.resourcePath);
  const result = known?.from === from ? known.result : compile(this, source);
  compiled.set(this.resourcePath, { from, result });
  // What failed may have failed because of another file.
  result.catch(() => compiled.delete(this.resourcePath));
  result.then((values) => callback(...values), callback);
}

/** The routes, for a page that links to files: they say where such a link leads. */
function readRoutes(context: LoaderContext<Options>, source: string): string {
  if (!/\.mdx?\b/.test(source)) return '';
  const file = join(context.getOptions().root, ROUTES_FILE);
  context.addDependency(file);
  return readFileSync(file, 'utf8');
}

function compile(context: LoaderContext<Options>, source: string): Promise<Compiled> {
  return new Promise((resolve, reject) => {
    const callback = (...values: Compiled) => (values[0] ? reject(explain(values[0])) : resolve(values));
    const file = relative(context.getOptions().root, context.resourcePath).replaceAll('\\', '/');
    const explain = (error: Error) => new BuildError(describeMdxError(file, source, error));
    const { mdx } = context.getOptions();
    // The inner loader sees the same context but for its options and where its answer goes.
    const inner = Object.create(context, {
      async: { value: () => callback },
      getOptions: { value: () => mdx },
    }) as LoaderContext<object>;
    (mdxLoader as (this: LoaderContext<object>, source: string) => void).call(inner, source);
  });
}
