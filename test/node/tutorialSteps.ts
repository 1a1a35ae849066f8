import { createProcessor } from '@mdx-js/mdx';
import type { Code } from 'mdast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** A file of a program as a page shows it, and the line of the fence that last changed it. */
export interface ShownFile {
  readonly text: string;
  readonly line: number;
}
/** A program: its files by name. */
export type Program = ReadonlyMap<string, ShownFile>;

const HUNK = /^@@.*\n/m;

/**
 * Programs after each `## Step …` of a page and at its end. A fence with a title is a whole file, and a `diff` fence
 * changes the file in its title. Throws if a change doesn't apply.
 */
export function replaySteps(page: string): Program[] {
  const programs: Map<string, ShownFile>[] = [];
  let wasStep = false;
  visit(createProcessor().parse(page), (node) => {
    if (node.type === 'heading' && node.depth === 2) {
      const isStep = toString(node as never).startsWith('Step ');
      if (isStep || wasStep) programs.push(new Map(programs.at(-1)));
      wasStep = isStep;
    }
    const files = programs.at(-1);
    if (files && node.type === 'code') show(files, node);
  });
  return programs;
}

function show(files: Map<string, ShownFile>, { lang, meta, value, position }: Code): void {
  const title = /title="([^"]*)"/.exec(meta ?? '')?.[1];
  if (title === undefined) return;
  const line = position?.start.line ?? 1;
  const text = `${value}\n`;
  files.set(title, { line, text: lang === 'diff' ? change(files.get(title), text, line) : text });
}

/** Applies hunks without line numbers, each at the first match of its old lines after the previous hunk. */
function change(file: ShownFile | undefined, diff: string, line: number): string {
  let rest = file?.text ?? '';
  let done = '';
  for (const hunk of diff.split(HUNK)) {
    const lines = hunk.split('\n').slice(0, -1);
    const without = (mark: string) =>
      lines.map((one) => (one[0] === mark ? '' : `${one.slice(1)}\n`)).join('');
    const old = without('+');
    const at = rest.indexOf(old);
    if (at < 0) throw new Error(`line ${line}: the file does not have these lines:\n${old}`);
    done += rest.slice(0, at) + without('-');
    rest = rest.slice(at + old.length);
  }
  return done + rest;
}
