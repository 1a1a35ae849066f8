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
  /** Options of @mdx-js/loader. */
  readonly mdx: object;
}

interface CompiledPage {
  readonly source: string;
  readonly routes: RouteModel | undefined;
  readonly result: Promise<Compiled>;
}

/** Compiled pages by file, per webpack run (identified by its options). */
const runs = new WeakMap<object, Map<string, CompiledPage>>();

/**
 * Webpack loader: runs @mdx-js/loader once per file and content, and shares the result between client and server bundle.
 * This halves the time for highlighting, the slowest part of a build.
 */
export default function sharedMdx(this: LoaderContext<Options>, source: string): void {
  const callback = this.async();
  // Not cached, because compiling a page also records its links, which the build checks.
  if (this.mode === 'production') this.cacheable(false);
  const { mdx } = this.getOptions();
  const compiled = runs.get(mdx) ?? new Map<string, CompiledPage>();
  runs.set(mdx, compiled);
  const routes = readRoutes(this, source);
  const known = compiled.get(this.resourcePath);
  const isKnown = known?.source === source && known.routes === routes;
  const result = isKnown ? known.result : compile(this, source);
  compiled.set(this.resourcePath, { source, routes, result });
  // The cause of a failure may be in another file.
  result.catch(() => compiled.delete(this.resourcePath));
  result.then((values) => callback(...values), callback);
}

/** The routes, if the page links to MDX files, because they determine the addresses of these links. */
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
    // The inner loader gets the same context with its own options and callback.
    const inner = Object.create(context, {
      async: { value: () => callback },
      getOptions: { value: () => mdx },
    }) as LoaderContext<object>;
    (mdxLoader as (this: LoaderContext<object>, source: string) => void).call(inner, source);
  });
}
