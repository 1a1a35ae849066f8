import { resolve } from 'node:path';
import { createCompilers } from './src/build/compilers';

interface Environment {
  readonly site?: string;
}

/** The browser, server and boot compilers as the build runs them; `npm run bundles` runs them alone, for a look inside. */
export default ({ site = '.' }: Environment) => {
  const out = resolve('node_modules/.cache/bundles');
  return createCompilers({ root: resolve(site), out, work: out, mode: 'production', links: new Map() });
};
