import { readSamples } from './readSamples';

/** Something to show: the default export of a module, on a page of its own. */
export interface Program {
  /** `concepts/nodes/App`: its page is `concepts/nodes/App.html`. */
  readonly name: string;
  /** A module request below `@site` (see bundle.ts) whose default export is a component. */
  readonly module: string;
  /** Where people find it: `docs/concepts/nodes.mdx:12`. */
  readonly place: string;
}

/** The runnable samples of a site. */
export function listPrograms(root: string): Program[] {
  return readSamples(root)
    .filter(({ kind }) => kind === 'runnable')
    .map(({ name, file, line }) => ({
      name,
      module: `@site/${file}?sample=${line}`,
      place: `${file}:${line}`,
    }));
}
