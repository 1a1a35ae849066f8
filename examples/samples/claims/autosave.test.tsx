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

const { AutosaveEditor } = loadSample('guides/save-load-state/src/AutosaveEditor') as {
  AutosaveEditor: FC<{
    resolver: Options['resolver'];
    save: (nodes: SerializedNodes) => void;
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

/** Mounts the editor and returns how often it has saved, and a function that changes the page. */
function mountEditor() {
  jest.useFakeTimers();
  const save = jest.fn<(nodes: SerializedNodes) => void>();
  let hook: Hook | undefined;
  const Panel = () => {
    hook = useEditor();
    return null;
  };
  const show = (saveWith: typeof save) =>
    act(() => {
      render(
        <AutosaveEditor resolver={resolver} save={saveWith}>
          <Frame>{page(<Text text="1" />)}</Frame>
          <Panel />
        </AutosaveEditor>,
        container,
      );
    });
  show(save);
  // The first load is a change, too.
  act(() => void jest.runAllTimers());
  save.mockClear();
  const change = () => act(() => hook?.actions.setProp('ROOT', (props) => (props['lang'] = 'en')));
  return { save, change, show };
}

test.each<[string, () => void]>([
  ['the tab goes to the background', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the tab closes', () => window.dispatchEvent(new Event('pagehide'))],
  ['the editor unmounts', unmount],
  ['a second has passed', () => jest.advanceTimersByTime(1000)],
])('a change is saved once when %s', (_, happen) => {
  const { save, change } = mountEditor();
  change();
  expect(save).not.toHaveBeenCalled();
  act(() => void happen());
  expect(save.mock.calls.map(([nodes]) => nodes['ROOT']?.props)).toEqual([{ lang: 'en' }]);
  act(() => void jest.runAllTimers());
  unmount();
  expect(save).toHaveBeenCalledTimes(1);
});

test('another save function saves what is waiting for the first one immediately', () => {
  const { save, change, show } = mountEditor();
  change();
  show(jest.fn());
  expect(save).toHaveBeenCalledTimes(1);
});
