/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { FC, ReactElement } from 'react';
import { render, unmountComponentAtNode } from 'react-dom';
import { act, Simulate } from 'react-dom/test-utils';
import { fire, muteConsole } from './editor';
import { loadSample } from './sample';

// Claims of the guides about saving and loading, and about autosave, checked with their whole editors.

beforeEach(() => {
  muteConsole();
  jest.useFakeTimers();
});
afterEach(() => {
  unmount();
  jest.useRealTimers();
  localStorage.clear();
});

const container = document.createElement('div');
const mount = (app: ReactElement) => act(() => void render(app, container));
const unmount = () => act(() => void unmountComponentAtNode(container));
const settle = () => act(async () => void (await jest.advanceTimersByTimeAsync(1000)));
const title = () => container.querySelector<HTMLElement>('.page .node .node') ?? document.body;
const stored = () => localStorage.getItem('tutorial-page');
const edit = (value: string) => {
  for (const type of ['mousedown', 'dblclick']) fire(title(), type);
  const field = container.querySelector('.page input') ?? document.body;
  act(() => Simulate.change(field, { target: { value } } as never));
  return settle();
};
const button = (label: string) => {
  const found = [...container.querySelectorAll('button')].find(({ textContent }) => textContent === label);
  if (!found) throw new Error(`There is no button ${label}`);
  return found;
};
const click = (label: string) => {
  act(() => button(label).click());
  return settle();
};

/** Adds a button that crashes the editor, and a boundary with a button that starts it again. */
const withCrash = (code: string) => `
  import { Component } from 'react';
  import { ROOT_NODE, useEditor } from '@craftjs/core';
  ${code.replace('<Topbar />', '<Topbar /><Crash />')}
  function Crash() {
    const { actions } = useEditor();
    return <button onClick={() => actions.delete(ROOT_NODE)}>Crash</button>;
  }
  export class Boundary extends Component {
    state = { failed: false };
    static getDerivedStateFromError() {
      return { failed: true };
    }
    render() {
      const restart = () => this.setState({ failed: false });
      return this.state.failed ? <button onClick={restart}>Restart</button> : this.props.children;
    }
  }
`;
/** Code with another boundary, which is inside `App`. */
const withInnerBoundary = (code: string) =>
  withCrash(code.replace(/<(Autosave)?Editor resolver[^]*<\/(Autosave)?Editor>/, '<Boundary>$&</Boundary>'));

/** The whole editor of a page, in a boundary and with a button that crashes it. */
function load(page: string, change: (code: string) => string) {
  type Parts = { default: FC; Boundary: FC<{ children: ReactElement }> };
  const { default: App, Boundary } = loadSample(`${page}/whole-editor`, change) as Parts;
  return (
    <Boundary>
      <App />
    </Boundary>
  );
}

describe('docs/guides/save-load-state.mdx', () => {
  const { default: App } = loadSample('guides/save-load-state/whole-editor') as { default: FC };

  test('only the Save button stores the page, with which a remounted editor starts', async () => {
    mount(<App />);
    await edit('Edited');
    expect(stored()).toBeNull();
    await click('Save');
    expect(stored()).toContain('"Edited"');
    unmount();
    mount(<App />);
    await settle();
    expect(title().textContent).toBe('Edited');
  });

  test('a loaded page is stored only by the Save button', async () => {
    mount(<App />);
    await click('Copy page');
    await edit('Edited');
    await click('Save');
    await click('Load');
    expect([title().textContent, stored()]).toEqual(['Hello', expect.stringContaining('"Edited"')]);
    await click('Save');
    expect(stored()).toContain('"Hello"');
  });

  test('a stored page that cannot be read is kept when the next one is saved', async () => {
    localStorage.setItem('tutorial-page', '{');
    mount(<App />);
    await settle();
    expect(title().textContent).toBe('Hello');
    await click('Save');
    expect([localStorage.getItem('broken-page'), stored()]).toEqual([
      '{',
      expect.stringContaining('"Hello"'),
    ]);
  });

  test.each([
    ['above App restarts with the page saved last', withCrash, 'Edited'],
    [
      'in App restarts with the page of the first mount, which the next save stores',
      withInnerBoundary,
      'Hello',
    ],
  ])('a boundary %s', async (_, change, text) => {
    mount(load('guides/save-load-state', change));
    await click('Save');
    await edit('Edited');
    await click('Save');
    for (const label of ['Crash', 'Restart']) await click(label);
    expect([title().textContent, stored()]).toEqual([text, expect.stringContaining('"Edited"')]);
    await click('Save');
    expect(stored()).toContain(`"${text}"`);
  });
});

describe('docs/guides/autosave.mdx', () => {
  const { default: App } = loadSample('guides/autosave/whole-editor') as { default: FC };

  test('the editor saves without a click, and a remounted one shows the last edit and keeps it', async () => {
    mount(<App />);
    await settle();
    expect([title().textContent, stored()]).toEqual(['Hello', expect.stringContaining('"Hello"')]);
    await edit('Edited');
    unmount();
    mount(<App />);
    await settle();
    expect([title().textContent, stored()]).toEqual(['Edited', expect.stringContaining('"Edited"')]);
  });

  test.each([
    ['above App restarts with the last edit', withCrash, 'Edited'],
    [
      'in App restarts with the page of the first mount, and saves it over the edit',
      withInnerBoundary,
      'Hello',
    ],
  ])('a boundary %s', async (_, change, text) => {
    mount(<App />);
    await settle();
    unmount();
    mount(load('guides/autosave', change));
    await settle();
    await edit('Edited');
    expect(stored()).toContain('"Edited"');
    for (const label of ['Crash', 'Restart']) await click(label);
    expect([title().textContent, stored()]).toEqual([text, expect.stringContaining(`"${text}"`)]);
  });

  test('a page loaded with CopyLoad replaces the stored one, and undo does not bring that back', async () => {
    mount(<App />);
    await click('Copy page');
    await edit('Edited');
    expect(stored()).toContain('"Edited"');
    await click('Load');
    expect([title().textContent, stored()]).toEqual(['Hello', expect.not.stringContaining('"Edited"')]);
    expect(button('Undo').disabled).toBe(true);
  });

  test('a loaded page that crashes the editor is stored, and crashes it again', async () => {
    const crashing = load('guides/autosave', withCrash);
    mount(crashing);
    await click('Copy page');
    const field = container.querySelector('textarea') ?? document.body;
    const page = (field as HTMLTextAreaElement).value.replace('"Hello"', '{"en":"Hello"}');
    act(() => Simulate.change(field, { target: { value: page } } as never));
    await click('Load');
    expect(stored()).toContain('{"en":"Hello"}');
    await click('Restart');
    expect(button('Restart')).toBeDefined();
  });
});
