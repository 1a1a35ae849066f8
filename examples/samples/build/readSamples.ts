import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import { visit } from 'unist-util-visit';
import { demoName } from '../../../src/node/mdx/liveDemos';

/**
 * What a sample promises. `typed`, the default, compiles against the published packages; `runnable` also shows
 * something on its own; `fragment` is too small for either and says why. `style` is a style sheet.
 */
export type SampleKind = 'typed' | 'runnable' | 'fragment' | 'style';

/** A code block of a page with TypeScript, JavaScript or a style sheet. */
export interface Sample {
  /** Page and title, `concepts/nodes/App`, or the name of its demo. Unique among runnable samples. */
  readonly name: string;
  /** `docs/concepts/nodes.mdx`, relative to the site folder. */
  readonly file: string;
  /** The file of a project that the sample is, such as `src/App.tsx`. Empty without a title. */
  readonly title: string;
  /** Line of the fence, from 1. The code starts on the next one. */
  readonly line: number;
  readonly kind: SampleKind;
  /** What stands in the fence behind the language, title and marked lines left out. */
  readonly words: readonly string[];
  /**
   * The pages with the files that the sample imports and its own page doesn't have, first to last:
   * `continues="guides/start guides/tutorial"`.
   */
  readonly continues: readonly string[];
  readonly code: string;
}

const LANGUAGE = /^[tj]sx?$/;
const STYLE = /\.css$/;
/** Marks of the highlighter; comments to a compiler, but not part of what a reader copies. */
const NOTATION = / *\/\/ \[!code [^\]]*\]/g;

/** Every sample below docs/ of a site folder, by file and line. */
export function readSamples(root: string): Sample[] {
  return readdirSync(join(root, 'docs'), { recursive: true })
    .map((file) => `docs/${String(file).replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .flatMap((file) => findSamples(file, readFileSync(join(root, file), 'utf8')));
}

/** The samples of pages that were read before, because each sample of a page is looked up several times. */
const known = new Map<string, readonly Sample[]>();

/** The samples of one page. */
export function findSamples(file: string, text: string): readonly Sample[] {
  const key = `${file}\n${text}`;
  const samples = known.get(key) ?? parseSamples(file, text);
  known.set(key, samples);
  return samples;
}

function parseSamples(file: string, text: string): readonly Sample[] {
  const samples: Sample[] = [];
  const page = file.replace(/^docs\/|\.mdx$/g, '');
  visit(createProcessor().parse(text), 'code', ({ lang, meta, value, position }) => {
    const fence = meta ?? '';
    const title = /title="([^"]*)"/.exec(fence)?.[1] ?? '';
    if (!LANGUAGE.test(lang ?? '') && !STYLE.test(title)) return;
    const line = position?.start.line ?? 1;
    const rest = fence.replace(/title="[^"]*"|\{[\d,-]*\}/g, '');
    const words = rest.match(/\w+(="[^"]*")?|\S+/g) ?? [];
    samples.push({
      name: demoName(page, fence) ?? `${page}/${title.replace(/\.\w+$/, '') || `line-${line}`}`,
      file,
      title,
      line,
      kind: STYLE.test(title) ? 'style' : kindOf(words),
      words,
      continues: listContinued(rest),
      code: value.replace(NOTATION, ''),
    });
  });
  return samples;
}

function listContinued(meta: string): readonly string[] {
  const [, pages] = /continues="([^"]*)"/.exec(meta) ?? [];
  return pages?.match(/\S+/g) ?? [];
}

function kindOf(words: readonly string[]): SampleKind {
  if (words.includes('fragment')) return 'fragment';
  return words.some((word) => /^runnable\b/.test(word)) ? 'runnable' : 'typed';
}

/**
 * The sample that `./Button` in a sample imports: the nearest one above with that title on its page, else the first one
 * below, else the last one on the pages that it continues, where it can be in `src/`. `samples`: those of all these pages.
 */
export function findSibling(from: Sample, request: string, samples: readonly Sample[]): Sample | undefined {
  if (!request.startsWith('./')) return undefined;
  const path = posix.join(posix.dirname(from.title), request);
  const find = (page: string, wanted: string) =>
    samples.filter(
      ({ file, title }) => file === page && (title === wanted || title.replace(/\.\w+$/, '') === wanted),
    );
  const own = find(from.file, path);
  const continued = from.continues.flatMap((page) =>
    [path, `src/${path}`].flatMap((wanted) => find(`docs/${page}.mdx`, wanted)),
  );
  return own.findLast(({ line }) => line < from.line) ?? own[0] ?? continued.at(-1);
}

/** The package that this repository has in place of one that samples import: Jest's `expect` and `test` are like Vitest's. */
export const standInFor = (request: string): string => (request === 'vitest' ? '@jest/globals' : request);
