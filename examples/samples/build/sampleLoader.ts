import { readFileSync } from 'node:fs';
import ts from 'typescript';
import type { LoaderContext } from 'webpack';
import { findSamples } from './readSamples';

/** Webpack loader: `docs/concepts/nodes.mdx?sample=12` is the sample whose fence stands on line 12, as a module. */
export default function sampleLoader(this: LoaderContext<{ readonly root: string }>): string {
  const file = this.resourcePath.slice(this.getOptions().root.length + 1).replaceAll('\\', '/');
  const line = Number(new URLSearchParams(this.resourceQuery).get('sample'));
  const sample = findSamples(file, readFileSync(this.resourcePath, 'utf8')).find((one) => one.line === line);
  if (!sample) throw new Error(`${file}:${line}: there is no sample here.`);
  return ts.transpileModule(sample.code, {
    fileName: 'sample.tsx',
    compilerOptions: {
      jsx: ts.JsxEmit.ReactJSX,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
    },
  }).outputText;
}
