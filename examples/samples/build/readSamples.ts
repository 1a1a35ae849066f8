import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import { visit } from 'unist-util-visit';

/**
 * What a sample promises. `typed`, the default, compiles against the published packages; `runnable` also shows
 * something on its own; `fragment` is too small for either and says why.
 */
export type SampleKind = (typeof KINDS)[number];
const KINDS = ['typed', 'runnable', 'fragment'] as const;

/** A fenced TypeScript or JavaScript sample of a page. */
export interface Sample {
  /** Page and title: `concepts/nodes/App`. Unique among runnable samples. */
  readonly name: string;
  /** `docs/concepts/nodes.mdx`, relative to the site folder. */
  readonly file: string;
  /** Line of the fence, from 1. The code starts on the next one. */
  readonly line: number;
  readonly kind: SampleKind;
  /** What stands in the fence behind the language, title and marked lines left out. */
  readonly words: readonly string[];
  readonly code: string;
}

const LANGUAGE = /^(tsx?|jsx?)$/;
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

/** The samples of one page. */
export function findSamples(file: string, text: string): Sample[] {
  const samples: Sample[] = [];
  const page = file.replace(/^docs\/|\.mdx$/g, '');
  visit(createProcessor().parse(text), 'code', ({ lang, meta, value, position }) => {
    if (!LANGUAGE.test(lang ?? '')) return;
    const line = position?.start.line ?? 1;
    const title = /title="([^"]*)"/.exec(meta ?? '')?.[1] ?? `line-${line}`;
    const rest = (meta ?? '').replace(/title="[^"]*"|\{[\d,-]*\}/g, '');
    const words = rest.match(/\w+(="[^"]*")?|\S+/g) ?? [];
    samples.push({
      name: `${page}/${title.replace(/\.\w+$/, '')}`,
      file,
      line,
      kind: KINDS.find((kind) => words.some((word) => word === kind)) ?? 'typed',
      words,
      code: value.replace(NOTATION, ''),
    });
  });
  return samples;
}

/** The sample that `./Button` in a sample of the same page imports: the last one titled `Button`. */
export function findSibling(samples: readonly Sample[], request: string): Sample | undefined {
  return samples.findLast(({ name }) => name.endsWith(request.slice(1)));
}
