import { readdirSync } from 'node:fs';
import { readSamples, type Sample } from './readSamples';
import { TUTORIAL } from './workspace';

/** Something to show: the default export of a module, on a page of its own. */
export interface Program {
  /** `concepts/nodes/App`: its page is `concepts/nodes/App.html`. */
  readonly name: string;
  /** A module request below `@site` or `@samples` (see bundle.ts) whose default export is a component. */
  readonly module: string;
  /** Where people find it: `docs/concepts/nodes.mdx:12`. */
  readonly place: string;
}

/** The runnable samples of a site, and the tutorial after each of its steps. */
export function listPrograms(root: string): Program[] {
  const samples = readSamples(root).filter(({ kind }) => kind === 'runnable');
  return [...samples.map(programOf), ...readdirSync(TUTORIAL).map(stepOf)];
}

function programOf({ name, file, line }: Sample): Program {
  return { name, module: `@site/${file}?sample=${line}`, place: `${file}:${line}` };
}

function stepOf(step: string): Program {
  return {
    name: `guides/basic-tutorial/${step}`,
    module: `@samples/tutorial/${step}/App.tsx`,
    place: `examples/samples/tutorial/${step}`,
  };
}
