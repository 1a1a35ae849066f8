import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { satisfies } from 'semver';
import ts from 'typescript';

// Claims about the versions that fit together, checked in the manifest of the published package.

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

const file = join(process.cwd(), 'examples/samples/node_modules/@craftjs/core/package.json');
const core = JSON.parse(readFileSync(file, 'utf8')) as Manifest;

test('core accepts versions of @craftjs/utils that it cannot use, so the version has to be pinned', () => {
  const range = core.dependencies['@craftjs/utils'] ?? '';
  const accepted = ['beta.5', 'beta.6', 'beta.7', 'beta.8'].filter((tag) => satisfies(`0.2.0-${tag}`, range));
  expect(accepted).toEqual(['beta.5', 'beta.6', 'beta.7', 'beta.8']);
  expect(satisfies('0.2.5', range)).toBe(true);
});

test.each([
  ['16.8.0', true],
  ['17.0.2', true],
  ['18.0.0', false],
  ['19.0.0', false],
])('core declares React %s: %s', (version, isSupported) => {
  expect(satisfies(version, core.peerDependencies['react'] ?? '')).toBe(isSupported);
});

test('React 17 has no react-dom/client, from which a template for later versions imports createRoot', () => {
  const folder = join(process.cwd(), 'examples/samples/node_modules/react-dom');
  expect(['index.js', 'client.js'].map((name) => existsSync(join(folder, name)))).toEqual([true, false]);
});

test.each([true, false])(
  'the compiler accepts the declarations of core only with skipLibCheck: %s',
  (skipLibCheck) => {
    const types = join(file, '../lib/events/CoreEventHandlers.d.ts');
    const program = ts.createProgram([types], { skipLibCheck, strict: true, noEmit: true, types: [] });
    // Only this file: checking all declarations takes most of a minute.
    const messages = program
      .getSemanticDiagnostics(program.getSourceFile(types))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
    const rejects = messages.some((message) =>
      message.startsWith("Type 'O' does not satisfy the constraint"),
    );
    expect(rejects).toBe(!skipLibCheck);
  },
  60_000,
);
