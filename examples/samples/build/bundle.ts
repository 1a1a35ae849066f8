import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { type Bundle, bundle, bundleTags } from '../../kit/bundle';
import { addPolicy } from '../../kit/policy';
import type { Program } from './programs';
import { findSamples, findSibling } from './readSamples';
import { PACKAGES, WORKSPACE } from './workspace';

const FRAME = join(WORKSPACE, 'frame');

/** Bundles programs with React 17 and the published packages, and writes a page for each. Empties `out` first. */
export async function bundlePrograms(programs: readonly Program[], root: string, out: string): Promise<void> {
  const bundles = await bundle({
    workspace: WORKSPACE,
    entries: Object.fromEntries(programs.map(({ name, module }) => [name, `program:${module}`])),
    out,
    alias: {
      '@craftjs/core': join(FRAME, 'craftjs.tsx'),
      'craftjs-published': join(PACKAGES, '@craftjs/core'),
    },
    plugins: [loadPrograms(root)],
    split: true,
  });
  const template = readFileSync(join(FRAME, 'frame.html'), 'utf8');
  for (const [name, files] of bundles) {
    const file = join(out, `${name}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, addPolicy(fillIn(template, name, files)));
  }
}

/**
 * Resolves what the modules of programs are called: `program:MODULE` mounts the module, `@samples/...` is a file of this
 * workspace, and `@site/docs/concepts/nodes.mdx?sample=12` is the sample whose fence is on line 12. `./Card` in it is the
 * last sample `Card.tsx` of the page. Relative names everywhere: file names must not depend on the checkout.
 */
function loadPrograms(root: string): Plugin {
  return {
    name: 'programs',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^program:/ }, ({ path }) => ({
        path: path.slice('program:'.length),
        namespace: 'program',
      }));
      onResolve({ filter: /^@samples\// }, ({ path }) => ({ path: path.replace('@samples', WORKSPACE) }));
      onResolve({ filter: /^@site\// }, ({ path }) => ({
        path: path.slice('@site/'.length),
        namespace: 'sample',
      }));
      onResolve({ filter: /^\.\//, namespace: 'sample' }, ({ path, importer }) => {
        const [file = ''] = importer.split('?');
        const sibling = findSibling(samplesOf(root, file), path);
        return sibling && { path: `${file}?sample=${sibling.line}`, namespace: 'sample' };
      });
      onLoad({ filter: /./, namespace: 'program' }, ({ path }) => ({
        contents: `import { mount } from '@samples/frame/mount.tsx'; import Program from '${path}'; mount(Program);`,
        resolveDir: WORKSPACE,
      }));
      onLoad({ filter: /./, namespace: 'sample' }, ({ path }) => {
        const [file = '', query] = path.split('?');
        const line = Number(new URLSearchParams(query).get('sample'));
        const sample = samplesOf(root, file).find((one) => one.line === line);
        if (!sample) return { errors: [{ text: `${file}:${line}: there is no sample here.` }] };
        return { contents: sample.code, loader: 'tsx', resolveDir: WORKSPACE };
      });
    },
  };
}

const samplesOf = (root: string, file: string) => findSamples(file, readFileSync(join(root, file), 'utf8'));

/** The page of a program. Addresses are relative: it works wherever the folder is put. */
function fillIn(template: string, name: string, files: Bundle): string {
  const up = '../'.repeat(name.split('/').length - 1);
  return template.replace('<!-- title -->', name).replace('<!-- scripts -->', bundleTags(files, up));
}
