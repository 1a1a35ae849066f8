import { readFileSync } from 'node:fs';
import ts from 'typescript';
import type { LoaderContext } from 'webpack';
import { findSamples, findSibling, type Sample } from './readSamples';

/**
 * Webpack loader: `docs/concepts/nodes.mdx?sample=12` is the sample whose fence is on line 12, as a module. `./Card`
 * in it is the last sample `Card.tsx` of the page.
 */
export default function sampleLoader(this: LoaderContext<{ readonly root: string }>): string {
  const file = this.resourcePath.slice(this.getOptions().root.length + 1).replaceAll('\\', '/');
  const line = Number(new URLSearchParams(this.resourceQuery).get('sample'));
  const samples = findSamples(file, readFileSync(this.resourcePath, 'utf8'));
  const sample = samples.find((one) => one.line === line);
  if (!sample) throw new Error(`${file}:${line}: there is no sample here.`);
  const { outputText } = ts.transpileModule(sample.code, {
    fileName: 'sample.tsx',
    compilerOptions: {
      jsx: ts.JsxEmit.ReactJSX,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
    },
  });
  return linkSiblings(outputText, samples);
}

/** Points relative imports to the samples they name. */
function linkSiblings(code: string, samples: readonly Sample[]): string {
  return code.replace(/(?<=\b(?:from|import) (['"]))\.\/\w+(?=\1)/g, (request) => {
    const sibling = findSibling(samples, request);
    return sibling ? `@site/${sibling.file}?sample=${sibling.line}` : request;
  });
}
