import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bundle, bundleTags } from './bundle';
import { addPolicy } from './policy';

// The build of an example app: `npm run build -- --out DIR` in its folder bundles src/main.tsx, and writes index.html
// with the bundle in place of `<!-- bundle -->`. All URLs are relative, so the app works in any folder. `--split`
// writes modules loaded by `import()` to separate files; browsers don't run such an app in a frame with an opaque origin.

/** Without a trailing slash, which some hosts omit, relative URLs would resolve against the parent folder. */
const ADD_SLASH =
  "/(\\/|\\.html)$/.test(location.pathname)||history.replaceState(null,'',location.pathname+'/'+location.search+location.hash)";

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'build' },
    split: { type: 'boolean' },
  },
});
const workspace = process.cwd();
const out = resolve(values.out);

const bundles = await bundle({
  workspace,
  entries: { app: 'src/main.tsx' },
  out,
  split: values.split ?? false,
});
const app = bundles.get('app');
if (!app) throw new Error('esbuild wrote no bundle for src/main.tsx');
const template = readFileSync(join(workspace, 'src/index.html'), 'utf8');
const page = template.replace('<!-- bundle -->', `<script>${ADD_SLASH}</script>${bundleTags(app)}`);
writeFileSync(join(out, 'index.html'), addPolicy(page));
