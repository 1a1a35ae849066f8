import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { findSamples } from '../build/readSamples';

const require = createRequire(import.meta.url);

/** Exports of a sample of a page, such as `api/node/CopyLeaf`, run with React 17 and the published library. */
export function loadSample(name: string): Record<string, unknown> {
  const file = `docs/${name.slice(0, name.lastIndexOf('/'))}.mdx`;
  const text = readFileSync(join(process.cwd(), file), 'utf8');
  const sample = findSamples(file, text).find((candidate) => candidate.name === name);
  if (!sample) throw new Error(`${file} has no sample ${name}`);
  const { code } = transformSync(sample.code, {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  });
  const module = { exports: {} };
  new Function('require', 'module', 'exports', code)(require, module, module.exports);
  return module.exports;
}
