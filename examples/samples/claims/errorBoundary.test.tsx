/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type FC, type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { act } from 'react-dom/test-utils';
import { Editor, Element, Frame, ROOT_NODE, useEditor } from '@craftjs/core';
import type { Options } from '@craftjs/core';
import { muteConsole, named } from './editor';
import { openApp } from './openApp';
import { loadSample } from './sample';

// Claims of docs/recipes/error-boundary.mdx, checked in the published library.

let app: ReturnType<typeof openApp> | undefined;

beforeEach(() => {
  muteConsole();
  jest.useFakeTimers();
});
afterEach(() => {
  app?.close();
  app = undefined;
  jest.useRealTimers();
  localStorage.clear();
});

const pass = (milliseconds = 0) => act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)));

/** Opens an editor, and presses its buttons with time between them. */
async function open(element: string | ReactElement) {
  const opened = (app = openApp(element));
  await pass();
  return {
    ...opened,
    press: async (...names: string[]) => {
      for (const name of names) {
        opened.press(name);
        await pass();
      }
    },
    shown: () => [...document.querySelectorAll('main > *')].map(({ textContent }) => textContent),
    message: () => document.querySelector('[role=alert] p')?.textContent ?? null,
  };
}

const FIRST = 'First paragraph';
const NEW = 'New paragraph';
const STOPPED = 'The editor stopped because of an error.';

describe('Recovery.tsx', () => {
  test.each([
    ['a failing action', 'Delete the root'],
    ['a prop that cannot be rendered', 'Set a wrong style'],
  ])('after %s, "Start again" loads the page of the last change', async (_, crash) => {
    const editor = await open('recipes/error-boundary/App');
    await editor.press('Add a paragraph', crash);
    expect([editor.shown(), editor.message()]).toEqual([[], STOPPED]);
    await editor.press('Start again');
    expect([editor.shown(), editor.message()]).toEqual([[FIRST, NEW], null]);
    await editor.press(crash, 'Start again', 'Add a paragraph', crash, 'Start again');
    expect(editor.shown()).toEqual([FIRST, NEW, NEW]);
  });

  test('"Go back one change" drops the newest page, and after the last one, the frame uses its child', async () => {
    const editor = await open('recipes/error-boundary/App');
    await editor.press('Add a paragraph', 'Add a paragraph');
    const seen: unknown[] = [];
    for (let count = 0; count < 4; count += 1) {
      await editor.press('Delete the root', 'Go back one change');
      seen.push(editor.shown().length);
    }
    expect(seen).toEqual([2, 1, 1, 1]);
  });
});

type Keep = Options['onNodesChange'];
type Parts = { Recovery: FC<{ children: (page: string | undefined, keep: Keep) => ReactNode }> };

const { Recovery } = loadSample('recipes/error-boundary/Recovery') as Parts;

test('Recovery does not keep the empty page of an editor whose frame has not loaded', () => {
  let keep: Keep = () => {};
  const element = () => (
    <Recovery>
      {(page, onNodesChange) => {
        keep = onNodesChange;
        return <p>{page}</p>;
      }}
    </Recovery>
  );
  const { show, find } = (app = openApp(element()));
  const shown = ['{"ROOT":{}}', '{}'].map((page) => {
    keep({ serialize: () => page } as Parameters<Keep>[0]);
    jest.runAllTimers();
    show(element());
    return find('p').textContent;
  });
  expect(shown).toEqual(Array(2).fill('{"ROOT":{}}'));
});

describe('a component that fails later', () => {
  /** Crashes once its data arrives. */
  const Late = () => {
    const [data, setData] = useState<unknown>('Loading');
    useEffect(() => {
      const timer = setTimeout(() => setData({}), 100);
      return () => clearTimeout(timer);
    }, []);
    return <p>{data as string}</p>;
  };
  const AddLate = () => {
    const { actions, query } = useEditor();
    const add = () => actions.addNodeTree(query.parseReactElement(<Late />).toNodeTree(), ROOT_NODE);
    return <button onClick={add}>Late</button>;
  };

  test('crashes again after "Start again", but not after "Go back one change"', async () => {
    const editor = await open(
      <Recovery>
        {(saved, keep) => (
          <Editor resolver={{ Late }} onNodesChange={keep}>
            <AddLate />
            <Frame data={saved as string}>
              <Element is="main" canvas>
                <p>{FIRST}</p>
              </Element>
            </Frame>
          </Editor>
        )}
      </Recovery>,
    );
    await editor.press('Late');
    expect(editor.shown()).toEqual([FIRST, 'Loading']);
    await pass(100);
    expect(editor.message()).toBe(STOPPED);
    await editor.press('Start again');
    expect(editor.shown()).toEqual([FIRST, 'Loading']);
    await pass(100);
    expect(editor.message()).toBe(STOPPED);
    await editor.press('Go back one change');
    await pass(100);
    expect([editor.shown(), editor.message()]).toEqual([[FIRST], null]);
  });
});

describe('with stored pages', () => {
  const stored = (children: string, props = {}) =>
    JSON.stringify({
      ROOT: named('', props, { type: 'main', isCanvas: true, nodes: ['text'] }),
      text: named('', { children }, { type: 'p', parent: 'ROOT' }),
    });
  /** The sample with a stored page, and with the id of the page as `key` of `tag`. */
  const loadApp = (tag: string) =>
    loadSample('recipes/error-boundary/App', (code) =>
      code
        .replace('App()', 'App({ id, saved })')
        .replace(`<${tag}`, `<${tag} key={id}`)
        .replace('data={page}', 'data={page ?? saved}'),
    ) as { default: FC<{ id?: string; saved?: string }> };

  test('a kept page wins over the stored one, which a new key loads', async () => {
    const { default: App } = loadApp('Recovery');
    const editor = await open(<App id="1" saved={stored('Stored')} />);
    expect(editor.shown()).toEqual(['Stored']);
    await editor.press('Add a paragraph', 'Delete the root', 'Start again');
    expect(editor.shown()).toEqual(['Stored', NEW]);
    editor.show(<App id="2" saved={stored('Other')} />);
    await pass();
    expect(editor.shown()).toEqual(['Other']);
  });

  test('without a key, the editor of another page starts with the kept one', async () => {
    const { default: App } = loadApp('Editor');
    const editor = await open(<App id="1" saved={stored('Stored')} />);
    editor.show(<App id="2" saved={stored('Other')} />);
    await pass();
    expect(editor.shown()).toEqual(['Stored']);
  });

  test('a stored page that crashes when it loads crashes after both buttons', async () => {
    const { default: App } = loadApp('Recovery');
    const editor = await open(<App saved={stored('Stored', { style: 'wrong' })} />);
    for (const label of ['Start again', 'Go back one change', 'Start again']) {
      expect(editor.message()).toBe(STOPPED);
      await editor.press(label);
    }
    expect(editor.message()).toBe(STOPPED);
  });
});
