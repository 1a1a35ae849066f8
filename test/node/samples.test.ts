import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { PROJECT } from '../paths';

// The samples in the documentation, as far as they can be judged without running them.

interface Sample {
  readonly place: string;
  readonly language: string;
  /** What stands in the fence behind the language, titles and marked lines left out. */
  readonly words: readonly string[];
  readonly code: string;
}

const samples = readdirSync(join(PROJECT, 'docs'), { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.mdx'))
  .flatMap(readSamples);

function readSamples(file: string): Sample[] {
  const text = readFileSync(join(PROJECT, 'docs', file), 'utf8');
  return [...text.matchAll(/^```(tsx?|jsx?)\b([^\n]*)\n([\s\S]*?)^```/gm)].map((fence) => {
    const [, language = '', meta = '', code = ''] = fence;
    const line = text.slice(0, fence.index).split('\n').length;
    const words = meta.replace(/title="[^"]*"|\{[\d,-]*\}/g, '').trim();
    return {
      place: `docs/${file}:${line}`,
      language,
      words: words.match(/\w+(="[^"]*")?/g) ?? [],
      code: code.replace(/ *\/\/ \[!code [^\]]*\]/g, ''),
    };
  });
}

const isKind = (kind: string) => (sample: Sample) => sample.words.includes(kind);
const fragments = samples.filter(isKind('fragment'));
const source = ({ code, place }: Sample) =>
  ts.createSourceFile(`${place}.tsx`, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

test('there are samples, and at least 25 of them can be run', () => {
  const runnable = samples.filter(isKind('runnable'));
  console.log(
    `${samples.length} samples: ${runnable.length} runnable, ${fragments.length} fragments, the rest whole modules`,
  );
  expect(runnable.length).toBeGreaterThanOrEqual(25);
});

test('a fence says nothing but what kind of sample it is; a fragment says why', () => {
  const faults = samples.filter(({ words }) => {
    const [kind, reason, ...rest] = words;
    if (rest.length > 0) return true;
    if (kind === 'fragment') return !/^reason="[^"]{5,}"$/.test(reason ?? '');
    return reason !== undefined || !(kind === undefined || kind === 'runnable' || kind === 'typed');
  });
  expect(faults.map(({ place, words }) => `${place}: ${words.join(' ')}`)).toEqual([]);
});

test('at most one sample in ten is a fragment', () => {
  expect(fragments.length).toBeLessThanOrEqual(samples.length / 10);
});

test('every sample but a fragment can be read by a compiler', () => {
  const faults = samples
    .filter((sample) => !fragments.includes(sample))
    .flatMap((sample) => {
      const { diagnostics = [] } = ts.transpileModule(sample.code, {
        fileName: 'sample.tsx',
        reportDiagnostics: true,
        compilerOptions: { jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ESNext },
      });
      return diagnostics.map(
        ({ messageText }) => `${sample.place}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
      );
    });
  expect(faults).toEqual([]);
});

test('a sample that can be run exports a component by default', () => {
  const faults = samples
    .filter(isKind('runnable'))
    .filter(({ code }) => !/^export default /m.test(code))
    .map(({ place }) => place);
  expect(faults).toEqual([]);
});

test('samples import from the library only what it exports', () => {
  const { packages } = JSON.parse(readFileSync(join(PROJECT, 'test/api-surface.json'), 'utf8')) as {
    packages: Record<string, { exports: { name: string }[] }>;
  };
  const faults = samples.flatMap((sample) =>
    source(sample)
      .statements.filter(ts.isImportDeclaration)
      .flatMap(({ moduleSpecifier, importClause }) => {
        const from = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
        const names = packages[from]?.exports.map(({ name }) => name);
        const bindings = importClause?.namedBindings;
        if (!from.startsWith('@craftjs/') || !bindings || !ts.isNamedImports(bindings)) return [];
        return bindings.elements
          .map(({ name, propertyName }) => (propertyName ?? name).text)
          .filter((name) => !names?.includes(name))
          .map((name) => `${sample.place}: ${from} has no ${name}`);
      }),
  );
  expect(faults).toEqual([]);
});

test('every public action, query and connector of the hooks is used in a sample', () => {
  const { packages } = JSON.parse(readFileSync(join(PROJECT, 'test/api-surface.json'), 'utf8')) as {
    packages: Record<string, { surfaces: { id: string; members: { name: string; status: string }[] }[] }>;
  };
  const code = samples.map((sample) => sample.code).join('\n');
  const unused = Object.values(packages)
    .flatMap(({ surfaces }) => surfaces)
    .filter(({ id }) => /^use(Editor|Node)\.(actions|query|connectors)$/.test(id))
    .flatMap(({ id, members }) =>
      members.filter(({ status }) => status === 'public').map(({ name }) => ({ id, name })),
    )
    .filter(({ name }) => !new RegExp(`\\b${name}\\b`).test(code))
    .map(({ id, name }) => `${id}.${name}`);
  expect(unused).toEqual([]);
});
