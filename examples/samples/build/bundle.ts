import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { type Bundle, bundle, bundleTags } from '../../kit/bundle';
import { addPolicy } from '../../kit/policy';
import type { Program } from './programs';
import { findSamples, findSibling, type Sample } from './readSamples';
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
    writeFileSync(file, addPolicy(fillIn(template, name, files, out)));
  }
}

/**
 * Resolves what the modules of programs are called: `program:MODULE` mounts the module, `@samples/...` is a file of this
 * workspace, and `@site/docs/concepts/nodes.mdx?sample=12` is the sample whose fence is on line 12. `findSibling` says which
 * sample `./Card` in it is. Relative names everywhere: file names must not depend on the checkout.
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
        const { sample, near } = readSample(root, importer);
        const sibling = sample && findSibling(sample, path, near);
        return sibling && { path: `${sibling.file}?sample=${sibling.line}`, namespace: 'sample' };
      });
      onLoad({ filter: /./, namespace: 'program' }, ({ path }) => ({
        contents: `import { mount } from '@samples/frame/mount.tsx'; import Program from '${path}'; mount(Program);`,
        resolveDir: WORKSPACE,
      }));
      onLoad({ filter: /./, namespace: 'sample' }, ({ path }) => {
        const { sample } = readSample(root, path);
        if (!sample) return { errors: [{ text: `${path}: there is no sample here.` }] };
        const loader = sample.kind === 'style' ? 'css' : 'tsx';
        return { contents: sample.code, loader, resolveDir: WORKSPACE };
      });
    },
  };
}

const samplesOf = (root: string, file: string) => findSamples(file, readFileSync(join(root, file), 'utf8'));

/** The sample at `docs/concepts/nodes.mdx?sample=12`, and those of its page and of the pages that it continues. */
function readSample(root: string, path: string): { sample: Sample | undefined; near: readonly Sample[] } {
  const [file = '', query] = path.split('?');
  const line = Number(new URLSearchParams(query).get('sample'));
  const own = samplesOf(root, file);
  const sample = own.find((one) => one.line === line);
  const continued = sample?.continues ?? [];
  return {
    sample,
    near: [...own, ...continued.flatMap((page) => samplesOf(root, `docs/${page}.mdx`))],
  };
}

/**
 * The page of a program. Addresses are relative: it works wherever the folder is put. A style sheet is inline, because the
 * site lists every file for offline reading. One with rules for `body` is that of a whole page, which gets none of the
 * sandbox's own styles.
 */
function fillIn(template: string, name: string, files: Bundle, out: string): string {
  const tags = bundleTags({ ...files, styles: undefined }, '../'.repeat(name.split('/').length - 1));
  const page = template.replace('<!-- title -->', name);
  if (files.styles === undefined) return page.replace('<!-- bundle -->', tags);
  const sheet = join(out, files.styles);
  const styles = readFileSync(sheet, 'utf8');
  rmSync(sheet);
  const styled = page.replace('<!-- bundle -->', () => `<style>${styles}</style>${tags}`);
  if (!/\bbody\b/.test(styles)) return styled;
  return styled
    .replace('<div id="sample">', '<div id="sample" class="styled">')
    .replace('<details open>', '<details>');
}
