import { relative } from 'node:path';
import type { LoaderContext } from 'webpack';
import { compileSiteModule } from '../mdx/compileSiteModule';

/** Webpack loader for the modules that pages import, such as `./Badge.tsx`. */
export default function siteModule(this: LoaderContext<{ root: string }>, source: string): void {
  const callback = this.async();
  if (this.mode === 'production') this.cacheable(false);
  const file = relative(this.getOptions().root, this.resourcePath).replaceAll('\\', '/');
  compileSiteModule(file, source).then((code) => callback(null, code), callback);
}
