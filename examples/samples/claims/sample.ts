import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { findSamples, findSibling, type Sample, standInFor } from '../build/readSamples';

const require = createRequire(import.meta.url);

/**
 * Exports of a sample of a page, such as `api/node/CopyLeaf`, run with React 17 and the published library. `edit` changes
 * its code first, the way the page suggests, or to export what a test needs. `pages`: where the edited code also imports
 * files from.
 */
export function loadSample(
  name: string,
  edit?: (code: string) => string,
  pages: readonly string[] = [],
): Record<string, unknown> {
  const sample = findSample(name);
  if (!edit) return run(sample, new Map());
  const code = edit(sample.code);
  if (code === sample.code) throw new Error(`The edit of ${name} changes nothing`);
  return run({ ...sample, code, continues: [...sample.continues, ...pages] }, new Map());
}

/** Code of a sample of a page as the page shows it. */
export const readSample = (name: string): string => findSample(name).code;

/**
 * Code after the changes that a page shows as a fragment with `[!code ++]` and `[!code --]`. `index`: which of its
 * fragments. Blank lines separate its parts, whose other lines are those of the code.
 */
export function applyChanges(code: string, page: string, index = 0): string {
  const text = readFileSync(join(process.cwd(), `docs/${page}.mdx`), 'utf8');
  const changes = [...text.matchAll(/^```tsx? fragment.*\n([^]*?)\n```$/gm)][index]?.[1];
  if (!changes?.includes('[!code ')) throw new Error(`${page} has no changes ${index}`);
  const without = (part: string, sign: string) =>
    part
      .split('\n')
      .filter((line) => !line.includes(`[!code ${sign}]`))
      .map((line) => `${line.replace(/ (\/\/|\{\/\*) \[!code.*/, '')}\n`)
      .join('');
  return changes.split('\n\n').reduce((result, part) => {
    const old = without(part, '++');
    if (!result.includes(old)) throw new Error(`Not in the code:\n${old}`);
    return result.replace(old, () => without(part, '--'));
  }, code);
}

function findSample(name: string): Sample {
  const file = `docs/${name.replace(/(\/(src|e2e))?\/[^/]+$/, '')}.mdx`;
  const sample = samplesOf(file).find((candidate) => candidate.name === name);
  if (!sample) throw new Error(`${file} has no sample ${name}`);
  return sample;
}

const samplesOf = (file: string) => findSamples(file, readFileSync(join(process.cwd(), file), 'utf8'));

type Modules = Map<Sample, Record<string, unknown>>;

/** Runs a sample once; its imports of siblings run those, also on the pages that it continues. */
function run(sample: Sample, modules: Modules): Record<string, unknown> {
  const module = { exports: modules.get(sample) ?? {} };
  if (modules.has(sample)) return module.exports;
  modules.set(sample, module.exports);
  if (sample.kind === 'style') return module.exports;
  const files = [sample.file, ...sample.continues.map((page) => `docs/${page}.mdx`)];
  const near = files.flatMap(samplesOf);
  const requireFrom = (request: string): unknown => {
    const sibling = findSibling(sample, request, near);
    return sibling ? run(sibling, modules) : require(standInFor(request));
  };
  new Function('require', 'module', 'exports', compile(sample.code))(requireFrom, module, module.exports);
  return module.exports;
}

/** CommonJS code of a sample, without its types. */
export function compile(text: string): string {
  const { code } = transformSync(text, {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  });
  return code;
}
