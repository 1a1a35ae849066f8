import { join, relative } from 'node:path';
import mdxLoader from '@mdx-js/loader';
import type { LoaderContext } from 'webpack';
import { ROUTES_FILE } from '../../config/load';
import type { RouteModel } from '../../config/model';
import { BuildError } from '../support/buildError';
import { describeMdxError } from '../mdx/mdxErrors';
import type { SiteOptions } from './readSite';

type Compiled = Parameters<LoaderContext<unknown>['callback']>;

interface Options extends SiteOptions {
  /** Those of @mdx-js/loader. */
  readonly mdx: object;
}

interface CompiledPage {
  readonly source: string;
  readonly routes: RouteModel | undefined;
  readonly result: Promise<Compiled>;
}

/** For the options of one run of webpack, by file: what it was compiled from, and into. */
const runs = new WeakMap<object, Map<string, CompiledPage>>();

/**
 * Webpack loader: @mdx-js/loader, run once per file and content although browser and server bundles both ask.
 * Highlighting is the dearest part of a build; this halves it.
 */
export default function sharedMdx(this: LoaderContext<Options>, source: string): void {
  const callback = this.async();
  // Compiling a page records its links, which the build checks.
  if (this.mode === 'production') this.cacheable(false);
  const { mdx } = this.getOptions();
  const compiled = runs.get(mdx) ?? new Map<string, CompiledPage>();
  runs.set(mdx, compiled);
  const routes = readRoutes(this, source);
  const known = compiled.get(this.resourcePath);
  const isKnown = known?.source === source && known.routes === routes;
  const result = isKnown ? known.result : compile(this, source);
  compiled.set(this.resourcePath, { source, routes, result });
  // What failed may have failed because of another file.
  result.catch(() => compiled.delete(this.resourcePath));
  result.then((values) => callback(...values), callback);
}

/** The routes, for a page that links to files, because they decide the address of such a link. */
function readRoutes(context: LoaderContext<Options>, source: string): RouteModel | undefined {
  if (!/\.mdx?\b/.test(source)) return undefined;
  const { root, readConfig } = context.getOptions();
  context.addDependency(join(root, ROUTES_FILE));
  return readConfig().routes;
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
