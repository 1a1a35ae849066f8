/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { FC } from 'react';
import { render, unmountComponentAtNode } from 'react-dom';
import { act, Simulate } from 'react-dom/test-utils';
import type { SerializedNodes } from '@craftjs/core';
import { fire, muteConsole } from './editor';
import { loadSample } from './sample';

// Claims of the guide about saving automatically to a server, checked with its sample.

const PAGE = 'guides/autosave';
const container = document.createElement('div');

beforeEach(() => {
  muteConsole();
  jest.useFakeTimers();
});
afterEach(() => {
  unmount();
  jest.useRealTimers();
});

const unmount = () => act(() => void unmountComponentAtNode(container));
const settle = () => act(async () => void (await jest.advanceTimersByTimeAsync(1000)));

/** Applies the changed lines that the page shows to the code of the whole editor. */
function change(code: string): string {
  const text = readFileSync(join(process.cwd(), `docs/${PAGE}.mdx`), 'utf8');
  const [, diff = ''] = /```tsx fragment reason="the changed lines of a file"\n([^]*?)```/.exec(text) ?? [];
  return diff.split('\n\n').reduce((changed, group) => {
    const lines = group.split('\n').filter(Boolean);
    const without = (sign: string) =>
      lines
        .filter((line) => !line.includes(`[!code ${sign}]`))
        .map((line) => line.replace(/ (\/\/|\{\/\*) \[!code.*/, '\n').replace(/\n?$/, '\n'));
    // The imports are not side by side in the file.
    if (group.startsWith('import'))
      return without('--').join('') + without('++').reduce((rest, line) => replace(rest, line, ''), changed);
    return replace(changed, without('++').join(''), without('--').join(''));
  }, code);
}

function replace(code: string, lines: string, by: string): string {
  if (code.split(lines).length !== 2) throw new Error(`Not once in the code:\n${lines}`);
  return code.replace(lines, () => by);
}

/** The whole editor with a server. `status`: what it answers to the request for the page. */
async function mountWithServer(status: number, page = '') {
  const saved: string[] = [];
  let saveStatus = 200;
  globalThis.fetch = (async (_: string, request?: RequestInit) => {
    const isSave = request?.method === 'PUT';
    if (isSave) saved.push(String(request.body));
    const code = isSave ? saveStatus : status;
    return { ok: code === 200, status: code, text: async () => page };
  }) as unknown as typeof fetch;
  // The recipe is not a page of the project, so its file is not in src/.
  const edit = (code: string) => change(code).replace('./useLeaveWarning', './../useLeaveWarning');
  const pages = ['recipes/unsaved-changes'];
  const { default: App } = loadSample(`${PAGE}/whole-editor`, edit, pages) as { default: FC };
  act(() => void render(<App />, container));
  const loading = container.textContent;
  await settle();
  const failNext = () => (saveStatus = 500);
  return { saved, loading, failNext };
}

const title = () => container.querySelector<HTMLElement>('.page .node .node') ?? document.body;
const edit = (value: string) => {
  for (const type of ['mousedown', 'dblclick']) fire(title(), type);
  const field = container.querySelector('.page input') ?? document.body;
  act(() => Simulate.change(field, { target: { value } } as never));
};
const warns = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('with the changed lines, the editor loads from the server and saves to it', async () => {
  const { saved, loading } = await mountWithServer(404);
  expect([loading, title().textContent]).toEqual(['Loading…', 'Hello']);
  await settle();
  edit('Edited');
  await settle();
  await settle();
  const last = saved.at(-1) ?? '';
  expect(last).toContain('"Edited"');
  unmount();
  const again = await mountWithServer(200, last);
  expect(title().textContent).toBe('Edited');
  expect(localStorage).toHaveLength(0);
  expect(again.loading).toBe('Loading…');
});

test.each([
  ['the server fails', 500, ''],
  ['its page is broken', 200, '{"version":1,"nodes":{}}'],
])('if %s, the page shows an alert and saves nothing', async (_, status, page) => {
  const { saved } = await mountWithServer(status, page);
  await settle();
  const shown = container.querySelector('[role=alert]')?.textContent;
  unmount();
  expect([shown, saved]).toEqual(['Not loaded. Reload to try again.', []]);
});

test('the browser warns before the tab closes, except while everything is saved', async () => {
  const { failNext } = await mountWithServer(404);
  await settle();
  const seen = [warns()];
  edit('Edited');
  seen.push(warns());
  await settle();
  await settle();
  seen.push(warns());
  failNext();
  edit('Edited again');
  await settle();
  await settle();
  seen.push(warns());
  expect(seen).toEqual([false, true, false, true]);
  expect(container.querySelector('[role=alert]')?.textContent).toBe('Changes are not saved.');
});

test('the function for a server sends the envelope, and rejects an empty page and an answer that is not a success', async () => {
  const { saveToServer } = loadSample(`${PAGE}/src/saveToServer`) as {
    saveToServer: (nodes: SerializedNodes) => Promise<void>;
  };
  const requests: [string, RequestInit][] = [];
  const answers = [{ ok: true }, { ok: false, status: 413 }];
  globalThis.fetch = ((url: string, request: RequestInit) => {
    requests.push([url, request]);
    return Promise.resolve(answers[requests.length - 1]);
  }) as typeof fetch;
  await expect(saveToServer({})).rejects.toThrow('The page has no node ROOT.');
  const page = (children: string) =>
    ({ ROOT: { type: 'p', props: { children }, nodes: [], linkedNodes: {} } }) as object as SerializedNodes;
  await saveToServer(page('a'));
  await expect(saveToServer(page('a'.repeat(20_000)))).rejects.toThrow('HTTP 413');
  const body = JSON.stringify({ version: 1, nodes: page('a') });
  expect(requests[0]).toMatchObject(['/api/page', { method: 'PUT', body }]);
  expect(requests.map(([, { keepalive }]) => keepalive)).toEqual([true, false]);
  expect(requests[0]?.[1].signal?.aborted).toBe(false);
});
