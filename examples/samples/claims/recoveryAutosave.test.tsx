/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { FC } from 'react';
import { act } from 'react-dom/test-utils';
import { muteConsole } from './editor';
import { openApp } from './openApp';
import { applyChanges, loadSample, readSample } from './sample';

// What docs/recipes/error-boundary.mdx says about the editor of the autosave guide, checked with its changed lines.

const PAGE = 'recipes/error-boundary';

/** A button that stores a prop which can't be rendered. */
const BREAK = `
import { useEditor } from '@craftjs/core';
function Break() {
  const { actions, query } = useEditor();
  const change = (text) => {
    const [id] = query.node('ROOT').childNodes();
    actions.setProp(id, (props) => { props.text = text; });
  };
  return (
    <>
      <button type="button" onClick={() => change('Edited')}>Edit</button>
      <button type="button" onClick={() => change({ en: 'wrong' })}>Break</button>
    </>
  );
}
`;

/** Without the imports of the files that are in the same module, and of types. */
const withoutImports = (code: string) =>
  code.replace(/^import (?:type .*|.* from '\.\/(?:AutosaveEditor|createAutosave|Recovery)');\n/gm, '');

/** The whole editor of the guide, whose changed files become one module. */
const { default: App } = loadSample('guides/autosave/whole-editor', (code) =>
  [
    readSample(`${PAGE}/Recovery`).replace('type Keep =', 'type RecoveryKeep ='),
    applyChanges(
      [
        `// createAutosave.ts\n${readSample('guides/autosave/src/createAutosave')}`,
        `// AutosaveEditor.tsx\n${readSample('guides/autosave/src/AutosaveEditor')}`,
        `// App.tsx\n${code.replace('<CopyLoad />', '<CopyLoad /><Break />')}`,
      ].join('\n'),
      PAGE,
    ),
    BREAK,
  ]
    .map(withoutImports)
    .join('\n')
    .replace(/^type Props = \{ children: \(/m, 'type RecoveryProps = { children: ('),
) as { default: FC };

let app: ReturnType<typeof openApp> | undefined;

beforeEach(() => {
  muteConsole();
  jest.useFakeTimers();
});
afterEach(() => {
  app?.close();
  jest.useRealTimers();
  localStorage.clear();
});

const pass = (milliseconds = 0) => act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)));

test('with the changed lines, autosave stores a wrong prop, and the page that "Start again" loads replaces it', async () => {
  const { press, find } = (app = openApp(<App />));
  const stored = () => localStorage.getItem('tutorial-page') ?? '';
  await pass(1000);
  press('Edit');
  await pass();
  press('Break');
  await pass();
  expect([stored().includes('wrong'), find('[role=alert] p').textContent]).toEqual([
    true,
    'The editor stopped because of an error.',
  ]);
  press('Start again');
  await pass();
  expect(find('main').textContent).toContain('Edited');
  await pass(1000);
  expect([stored().includes('wrong'), stored().includes('Edited')]).toEqual([false, true]);
});
