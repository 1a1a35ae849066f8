/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { useState } from 'react';
import type { FC, ReactNode } from 'react';
import { render, unmountComponentAtNode } from 'react-dom';
import { act } from 'react-dom/test-utils';
import { Frame } from '@craftjs/core';
import type { Options } from '@craftjs/core';
import { muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// What React reports when the editor of docs/guides/autosave.mdx unmounts with an unsaved change.

const { AutosaveEditor } = loadSample('guides/autosave/src/AutosaveEditor') as {
  AutosaveEditor: FC<{
    resolver: Options['resolver'];
    save: () => Promise<void>;
    report: (state: string) => void;
    children: ReactNode;
  }>;
};
const resolver = { Text };

beforeEach(muteConsole);

test('React warns if the component that shows the state unmounts with a change, which is saved anyway', async () => {
  const container = document.createElement('div');
  const save = jest.fn(async () => {});
  const App = () => {
    const [state, report] = useState('saved');
    return (
      <AutosaveEditor {...{ resolver, save, report }}>
        <Frame>{page(<Text text="1" />)}</Frame>
        {state}
      </AutosaveEditor>
    );
  };
  // The first load is a change, too.
  act(() => void render(<App />, container));
  const warnings = jest.mocked(console.error).mock.calls;
  expect([container.textContent, warnings]).toEqual(['1unsaved', []]);
  await act(async () => void unmountComponentAtNode(container));
  expect(save).toHaveBeenCalledTimes(1);
  expect(warnings.map(([text]) => String(text))).toEqual([
    expect.stringContaining('state update on an unmounted component'),
  ]);
});
