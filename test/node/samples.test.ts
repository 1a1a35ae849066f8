import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileSamples } from '../../examples/samples/build/compileSamples';
import { listPrograms } from '../../examples/samples/build/programs';
import { readSamples, type Sample } from '../../examples/samples/build/readSamples';
import { cover } from '../cover';
import { PROJECT } from '../paths';
import { readApi } from './apiMembers';
import { findUnknownElementProps } from './elementProps';
import { findUsedMembers } from './usedMembers';

// Static checks of the samples in the documentation. test/exhaustive/samples.test.ts runs those that can be run.

const samples = readSamples(PROJECT);
const ofKind = (kind: Sample['kind']) => samples.filter((sample) => sample.kind === kind);
const place = ({ file, line }: Sample) => `${file}:${line}`;
const api = readApi();
const ELEMENT_PROPS = new Set([
  ...api.filter(({ surface }) => surface === 'Element.props').map(({ name }) => name),
  'key',
]);
const compiled = compileSamples(samples);

test('there are samples, and at least 25 of them can be run', () => {
  const [runnable, typed, fragment] = (['runnable', 'typed', 'fragment'] as const).map(
    (kind) => ofKind(kind).length,
  );
  console.log(`${samples.length} samples: ${runnable} runnable, ${typed} typed, ${fragment} fragments`);
  expect(runnable).toBeGreaterThanOrEqual(25);
});

// The folder would change every file name.
test('program modules are named without the checkout folder', () => {
  expect(listPrograms(PROJECT).filter(({ module }) => module.includes(PROJECT))).toEqual([]);
});

test('a fence states only the kind of its sample, and a fragment states its reason', () => {
  const KINDS = /^(|typed|runnable(="[\w-]+")?|fragment reason="[^"]{5,}")$/;
  const faults = samples.filter(
    ({ words }) => !KINDS.test(words.filter((word) => !word.startsWith('continues=')).join(' ')),
  );
  expect(faults.map((sample) => `${place(sample)}: ${sample.words.join(' ')}`)).toEqual([]);
});

test('at most one sample in ten is a fragment', () => {
  expect(ofKind('fragment').length).toBeLessThanOrEqual(samples.length / 10);
});

test('every sample except fragments compiles against the published packages', () => {
  expect(compiled.sources.size).toBe(ofKind('typed').length + ofKind('runnable').length);
  expect(compiled.problems).toEqual([]);
});

test('no sample passes an unknown prop to <Element>', () => {
  expect(findUnknownElementProps(compiled, ELEMENT_PROPS)).toEqual([]);
});

test('where a file of a project is shown again, the lines that changed are marked', () => {
  const faults = samples.flatMap((sample) => {
    const versions = samples.filter(({ title }) => title === sample.title);
    const before =
      versions.findLast(({ file, line }) => file === sample.file && line < sample.line) ??
      sample.continues.flatMap((page) => versions.filter(({ file }) => file === `docs/${page}.mdx`)).at(-1);
    if (!before || !sample.title.startsWith('src/')) return [];
    const old = before.code.split('\n');
    // The other lines are those of the earlier version, in their order.
    const changed = sample.code.split('\n').findIndex((line, index) => {
      const at = isMarked(sample, index + 1) ? 0 : old.indexOf(line);
      if (!isMarked(sample, index + 1)) old.splice(0, at + 1);
      return at < 0;
    });
    return changed < 0 ? [] : [`${sample.file}:${sample.line + 1 + changed} isn't marked`];
  });
  expect(faults).toEqual([]);
});

/** Whether the marked lines of a code block, such as `{2,5-7}`, include one. */
function isMarked({ file, line }: Sample, wanted: number): boolean {
  const fence = readFileSync(join(PROJECT, file), 'utf8').split('\n')[line - 1] ?? '';
  const ranges = /\{([\d,-]+)\}/.exec(fence)?.[1]?.split(',') ?? [];
  return ranges.some((range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    return from <= wanted && wanted <= to;
  });
}

// A type error in a prop of a component, and an unknown prop, which the types of <Element> allow.
test.each(
  cover(
    [
      ['<Editor resolver=', 'resolvre'],
      ['<Element is="main" canvas', 'cavnas'],
      ['<Frame data=', 'dtaa'],
      ['<Layers expandRootOnLoad', 'expandRootOnLaod'],
    ] as const,
    2,
  ),
)('a misspelled prop in %s is reported with its line in the page', (tag, misspelt) => {
  const sample = samples.find(({ kind, code }) => kind !== 'fragment' && code.includes(tag))!;
  const code = sample.code.replace(tag, tag.replace(/\w+(?==?$)/, misspelt));
  const line = sample.line + code.slice(0, code.indexOf(misspelt)).split('\n').length;
  const broken = compileSamples([{ ...sample, code }]);
  const problems = [...broken.problems, ...findUnknownElementProps(broken, ELEMENT_PROPS)];
  expect(problems[0]).toMatch(new RegExp(`^${sample.file}:${line}: .*${misspelt}`));
});

test('every runnable sample has a component as its default export', () => {
  const faults = ofKind('runnable').filter(({ code }) => !/^export default /m.test(code));
  expect(faults.map(place)).toEqual([]);
});

test('runnable samples have unique names', () => {
  const names = ofKind('runnable').map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

const HOOK_SURFACE = /^use(Editor|Node)\.(actions|query|connectors)(\.history)?$/;
const hookSurfaces = [...new Set(api.map(({ surface }) => surface))].filter((id) => HOOK_SURFACE.test(id));

test('the hooks have their actions, queries and connectors', () => {
  expect(hookSurfaces.length).toBeGreaterThanOrEqual(7);
});

test.each(hookSurfaces)('samples use every member of %s', (surface) => {
  const members = api.filter((member) => member.surface === surface);
  const names = members.map(({ name }) => name).filter((name) => /^\w+$/.test(name));
  const used = findUsedMembers(compiled, names);
  const unused = members.filter(({ name, mustDocument }) => mustDocument && !used.has(name));
  expect(unused.map(({ name }) => `${surface}.${name}`)).toEqual([]);
});
