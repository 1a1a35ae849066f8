/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { FC, ReactNode } from 'react';
import { render, unmountComponentAtNode } from 'react-dom';
import { act } from 'react-dom/test-utils';
import { Frame, useEditor } from '@craftjs/core';
import type { Options, SerializedNodes } from '@craftjs/core';
import { type Hook, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// Claims of the guide about saving automatically, checked with its sample.

const { AutosaveEditor } = loadSample('guides/autosave/src/AutosaveEditor') as {
  AutosaveEditor: FC<{
    resolver: Options['resolver'];
    save: (nodes: SerializedNodes) => void | Promise<void>;
    report: (state: 'unsaved' | 'saving' | 'saved' | 'failed') => void;
    children: ReactNode;
  }>;
};

beforeEach(muteConsole);
afterEach(() => {
  unmount();
  jest.useRealTimers();
});

const resolver = { Text };
const container = document.createElement('div');
const unmount = (): void => {
  act(() => void unmountComponentAtNode(container));
};

/** Mounts the editor and returns how often it has saved, what it reports, and a function that changes the page. */
async function mountEditor() {
  jest.useFakeTimers();
  const save = jest.fn<(nodes: SerializedNodes) => void | Promise<void>>();
  const report = jest.fn<(state: string) => void>();
  let hook: Hook | undefined;
  const Panel = () => {
    hook = useEditor();
    return null;
  };
  const show = (saveWith: typeof save, key = 'first') =>
    act(() => {
      render(
        <AutosaveEditor key={key} resolver={resolver} save={saveWith} report={report}>
          <Frame>{page(<Text text="1" />)}</Frame>
          <Panel />
        </AutosaveEditor>,
        container,
      );
    });
  show(save);
  // The first load is a change, too.
  await settle();
  expect(save).toHaveBeenCalledTimes(1);
  save.mockClear();
  report.mockClear();
  const change = (lang: string) =>
    act(() => hook?.actions.setProp('ROOT', (props) => (props['lang'] = lang)));
  return { save, report, change, show };
}

/** Lets the pause pass, and runs what follows in promises. */
const settle = (time = 1000) => act(async () => void (await jest.advanceTimersByTimeAsync(time)));

test.each<[string, () => void]>([
  ['the tab goes to the background', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the tab closes', () => window.dispatchEvent(new Event('pagehide'))],
  ['the editor unmounts', unmount],
  ['a second has passed', () => jest.advanceTimersByTime(1000)],
])('a change is saved once when %s', async (_, happen) => {
  const { save, change } = await mountEditor();
  change('en');
  expect(save).not.toHaveBeenCalled();
  await act(async () => {
    happen();
    // Only promises: no timer runs.
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(save.mock.calls.map(([nodes]) => nodes['ROOT']?.props)).toEqual([{ lang: 'en' }]);
  await settle();
  unmount();
  expect(save).toHaveBeenCalledTimes(1);
});

test('the first sample shows a time once at the start, a second after loading', async () => {
  jest.useFakeTimers();
  const { default: App } = loadSample('guides/autosave/App') as { default: FC };
  act(() => void render(<App />, container));
  const shown = () => container.querySelector('p')?.textContent;
  const before = shown();
  await settle();
  expect([before, shown()]).toEqual(['Not saved yet', expect.stringMatching(/^Saved at .*\d/)]);
  localStorage.clear();
});

test('another save function saves what is waiting for the first one immediately', async () => {
  const { save, change, show } = await mountEditor();
  change('en');
  show(jest.fn());
  await act(async () => void (await jest.advanceTimersByTimeAsync(0)));
  expect(save).toHaveBeenCalledTimes(1);
});

test.each([
  ['with its own key leaves', 'second', [['en'], [undefined]]],
  ['without one replaces', 'first', [[undefined], [undefined]]],
])('a page that is opened %s what waits for the page before it', async (_, key, saved) => {
  const { save, change, show } = await mountEditor();
  change('en');
  const saveSecond: typeof save = jest.fn();
  show(saveSecond, key);
  change(undefined as never);
  await settle();
  expect(
    [save, saveSecond].map(({ mock }) => mock.calls.map(([nodes]) => nodes['ROOT']?.props['lang'])),
  ).toEqual(saved);
});

test('a page waits until the one before it is saved, and a failed save is reported until one succeeds', async () => {
  const { save, report, change } = await mountEditor();
  let fail: (error: Error) => void = () => {};
  save.mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)));
  change('en');
  await settle();
  change('fr');
  await settle();
  expect(save.mock.calls.map(([nodes]) => nodes['ROOT']?.props)).toEqual([{ lang: 'en' }]);
  fail(new Error('HTTP 500'));
  await settle();
  expect(save.mock.calls.map(([nodes]) => nodes['ROOT']?.props)).toEqual([{ lang: 'en' }, { lang: 'fr' }]);
  expect(report.mock.calls.flat()).toEqual(['unsaved', 'saving', 'unsaved', 'failed', 'saved']);
});

test('a save function that throws is reported, too', async () => {
  const { save, report, change } = await mountEditor();
  save.mockImplementationOnce(() => {
    throw new Error('The storage is full');
  });
  change('en');
  await settle();
  expect(report.mock.calls.flat()).toEqual(['unsaved', 'saving', 'failed']);
});

test.each<[string, () => unknown]>([
  ['the tab goes to the background', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the network returns', () => window.dispatchEvent(new Event('online'))],
  ['30 seconds have passed', () => jest.advanceTimersByTime(30_000)],
])('a failed save is tried again when %s, and then not again', async (_, happen) => {
  const { save, report, change } = await mountEditor();
  save.mockImplementationOnce(() => Promise.reject(new Error('HTTP 500')));
  change('en');
  await settle();
  for (let again = 0; again < 2; again++) {
    happen();
    await settle();
  }
  expect(save.mock.calls.map(([nodes]) => nodes['ROOT']?.props)).toEqual([{ lang: 'en' }, { lang: 'en' }]);
  expect(report.mock.calls.flat()).toEqual(['unsaved', 'saving', 'failed', 'saved']);
});

test('while saving keeps failing, retries and changes report no other state', async () => {
  const { save, report, change } = await mountEditor();
  save.mockImplementation(() => Promise.reject(new Error('HTTP 500')));
  change('en');
  await settle();
  await settle(60_000);
  change('fr');
  await settle();
  expect(save.mock.calls.length).toBeGreaterThan(3);
  const [first, second, ...later] = report.mock.calls.flat();
  expect([first, second, ...new Set(later)]).toEqual(['unsaved', 'saving', 'failed']);
});

test('a save that ends while a later change waits reports that the page is still unsaved', async () => {
  const { save, report, change } = await mountEditor();
  let finish: () => void = () => {};
  const pending = () => new Promise<void>((resolve) => (finish = resolve));
  save.mockImplementationOnce(pending);
  change('en');
  await settle();
  change('fr');
  await act(async () => {
    finish();
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(report.mock.calls.flat()).toEqual(['unsaved', 'saving', 'unsaved', 'unsaved']);
  save.mockImplementationOnce(pending);
  await settle();
  // This one waits for the request and not for its pause.
  change('de');
  await settle();
  report.mockClear();
  await act(async () => {
    finish();
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(report.mock.calls.flat()).toEqual(['unsaved', 'saving', 'saved']);
  expect(save.mock.calls.map(([nodes]) => nodes['ROOT']?.props['lang'])).toEqual(['en', 'fr', 'de']);
});

test('a page that can no longer be serialized when it is saved is reported, too', async () => {
  const { save, report, change } = await mountEditor();
  change('en');
  change({ type: 'link' } as never);
  await settle();
  expect(save).not.toHaveBeenCalled();
  expect(report.mock.calls.flat()).toEqual(['unsaved', 'saving', 'failed']);
});

test('a page that is edited without a pause is saved after 30 seconds', async () => {
  const { save, change } = await mountEditor();
  for (let half = 0; half < 58; half++) {
    change(String(half));
    await settle(500);
  }
  expect(save).toHaveBeenCalledTimes(1);
});

test('unmounting saves once more after a failed save, and then there is no retry', async () => {
  const { save, change } = await mountEditor();
  save.mockImplementation(() => Promise.reject(new Error('HTTP 500')));
  change('en');
  await settle();
  unmount();
  await settle(0);
  expect(save).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event('online'));
  await settle(60_000);
  expect(save).toHaveBeenCalledTimes(2);
});

test('other props are passed on to the editor', () => {
  let hook: Hook | undefined;
  const Panel = () => {
    hook = useEditor();
    return null;
  };
  const props = { resolver, save: () => {}, report: () => {}, enabled: false };
  act(() => void render(<AutosaveEditor {...props} children={<Panel />} />, container));
  expect(hook?.query.getOptions()).toMatchObject({ enabled: false, resolver });
});
