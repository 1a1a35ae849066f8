import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import { TEXTLINT } from '../checks';
import { PROJECT } from '../paths';

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'site-prose-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs textlint as `npm run check` does, on a file with one paragraph per text. */
async function lint(paragraphs: readonly string[], ...options: string[]) {
  const file = join(folder, 'page.mdx');
  writeFileSync(file, `${paragraphs.join('\n\n')}\n`);
  const command = [...TEXTLINT, ...options, file];
  const output = await new Promise<string>((resolve) =>
    execFile(process.execPath, command, { cwd: PROJECT }, (_, stdout, stderr) => resolve(stdout + stderr)),
  );
  return { output, paragraphs: readFileSync(file, 'utf8').trimEnd().split('\n\n') };
}

/** Text before and after `--fix`. */
const FIXED = [
  ['Drop it on the Canvas and the Connectors.', 'Drop it on the canvas and the connectors.'],
  ['The Resolver finds a canvas node.', 'The resolver finds a canvas.'],
  ['Canvas nodes are here.', 'Canvases are here.'],
  ['A user-component has linked-nodes.', 'A user component has linked nodes.'],
  ['The drop-indicator and a drop line.', 'The drop indicator and a drop indicator.'],
  ['Drop zones and a drop area.', 'Drop regions and a drop region.'],
  ['A tool box, a topbar and a property panel.', 'A toolbox, a top bar and a settings panel.'],
  ['The undo/redo buttons, with drag & drop.', 'The undo and redo buttons, with drag and drop.'],
  ['The user drags it, and end-users see it.', 'The end user drags it, and end users see it.'],
  ['It renders again and rerenders.', 'It re-renders and re-renders.'],
  ['Rendering again, it rerendered.', 'Re-rendering, it re-rendered.'],
  ['A functional component with an ID.', 'A function component with an id.'],
  ['Use craftjs, nodejs and react hooks.', 'Use Craft.js, Node.js and React hooks.'],
  ['Java script or typescript on Github.', 'JavaScript or TypeScript on GitHub.'],
  ['An NPM package, json, html and css.', 'An npm package, JSON, HTML and CSS.'],
  ['Serialise and deserialising.', 'Serialize and deserializing.'],
  ['Customize colors, then canceled.', 'Customise colours, then cancelled.'],
  ['Read on in order to learn.', 'Read on to learn.'],
  ['It utilizes a hook that is utilised.', 'It uses a hook that is used.'],
  ['A component (e.g. a button), i.e. this one.', 'A component (for example a button), that is this one.'],
  ['Move the the node  here.', 'Move the node here.'],
] as const;

/** Text that --fix can't correct. */
const REWORDED = [
  'It is really easy, and of course very powerful.',
  'Please note that it is simply robust.',
  'Buttons, texts, etc. are nodes.',
  'It leverages an options panel under a license.',
  'We see us, and I see ours.',
  'It will move.',
  'Let’s see how it moves.',
  'Move it! Then rest.',
];

/** All of them in one file, because textlint takes a second to start. */
const TEXTS = [...FIXED.map(([text]) => text), ...REWORDED];

test('--fix replaces words that the vocabulary lists with plain English, and reports what must be reworded', async () => {
  const { paragraphs } = await lint(TEXTS, '--fix');
  expect(paragraphs).toEqual([...FIXED.map(([, fixed]) => fixed), ...REWORDED]);
  const { output } = await lint(paragraphs);
  expect(output).toContain('“really”: leave it out');
  expect(output).not.toContain('fixable');
  // Paragraphs are on every other line.
  const lines = new Set(Array.from(output.matchAll(/^ +(\d+):/gm), ([, line]) => Number(line)));
  expect([...lines]).toEqual(REWORDED.map((_, index) => 2 * (FIXED.length + index) + 1));
});

test('every entry of the vocabulary has a sample above', () => {
  const vocabulary = parse(readFileSync(join(PROJECT, '.config/vocabulary.jsonc'), 'utf8')) as (
    string | [string, string]
  )[];
  const text = FIXED.map(([before]) => before).join('\n');
  const unused = vocabulary.filter(
    (entry) => !new RegExp(typeof entry === 'string' ? entry : entry[0], 'im').test(text),
  );
  expect(unused).toEqual([]);
});
