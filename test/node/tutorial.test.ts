import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TUTORIAL } from '../../examples/samples/build/workspace';
import { PROJECT } from '../paths';
import { replaySteps } from './tutorialSteps';

// Applies the tutorial as a user would. The result must match the program in the samples' workspace, which other tests
// compile and run.

const PAGE = 'docs/guides/basic-tutorial.mdx';
const shown = replaySteps(readFileSync(join(PROJECT, PAGE), 'utf8'));
const steps = readdirSync(TUTORIAL).sort();

test('the page has the steps of the workspace, and the whole program at its end', () => {
  expect(shown.length).toBe(steps.length + 1);
});

test.each([...steps, steps.at(-1)!].map((step, index) => [step, index] as const))(
  '%s (%i) matches the page',
  (step, index) => {
    const files = readdirSync(join(TUTORIAL, step));
    expect([...shown[index]!.keys()].sort()).toEqual(files.sort());
    const differing = files.flatMap((file) => {
      const { text, line } = shown[index]!.get(file)!;
      const program = readFileSync(join(TUTORIAL, step, file), 'utf8');
      if (text === program) return [];
      const at = text.split('\n').findIndex((one, row) => one !== program.split('\n')[row]);
      return [`${PAGE}:${line}: ${file} is not ${step}/${file}: line ${at + 1} is "${text.split('\n')[at]}"`];
    });
    expect(differing).toEqual([]);
  },
);
