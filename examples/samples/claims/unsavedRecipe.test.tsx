/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { FC } from 'react';
import { act } from 'react-dom/test-utils';
import { ROOT_NODE } from '@craftjs/core';
import { cleanUp, createEditor, fire, type Hook, muteConsole } from './editor';
import { loadSample } from './sample';

// Claims of docs/recipes/unsaved-changes.mdx, checked with its sample.

beforeEach(() => {
  muteConsole();
  jest.useFakeTimers();
  jest.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  cleanUp();
  jest.useRealTimers();
});

/** The sample, or one that starts with a new page. */
const mountApp = (isNew = false) => {
  const newPage = '<Frame><Element is="div" canvas><p>First</p><p>Second</p></Element></Frame>';
  const { default: App, hook } = loadSample('recipes/unsaved-changes/App', (code) => {
    const probed = code
      .replace('{ Editor,', '{ useEditor, Element, Editor,')
      .replace('<SaveBar', '<Probe /><SaveBar')
      .concat('export const hook = {};\nconst Probe = () => (Object.assign(hook, useEditor()), null);');
    return isNew
      ? probed.replace('<Frame data={stored} />', newPage).replace('useUnsaved(stored)', 'useUnsaved()')
      : probed;
  }) as { default: FC; hook: Hook };
  const { find } = createEditor(undefined, { around: () => <App /> });
  const label = () => find('[role=status]').textContent;
  const warns = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const press = (index: number) => fire(find(`button:nth-of-type(${index})`), 'click');
  const settle = (time = 500) => act(async () => void (await jest.advanceTimersByTimeAsync(time)));
  return { hook, label, warns, press, settle };
};
const [DELETE, UNDO, SAVE] = [1, 2, 3];

test('a new page is unsaved until its first save', async () => {
  const { label, warns, press, settle } = mountApp(true);
  const seen = [label(), warns()];
  press(SAVE);
  seen.push(label());
  await settle();
  expect([...seen, label(), warns()]).toEqual(['Unsaved changes', true, 'Saving…', 'Saved', false]);
});

test('a stored page is unsaved only after a change, until an undo', () => {
  const { label, warns, press } = mountApp();
  const seen = [label(), warns()];
  press(DELETE);
  seen.push(label(), warns());
  press(UNDO);
  expect([...seen, label(), warns()]).toEqual(['Saved', false, 'Unsaved changes', true, 'Saved', false]);
});

test('undoing past a save makes the page unsaved, and redoing makes it saved again', async () => {
  const { hook, label, press, settle } = mountApp();
  press(DELETE);
  press(SAVE);
  await settle();
  const seen = [label()];
  press(UNDO);
  seen.push(label());
  act(() => hook.actions.history.redo());
  expect([...seen, label()]).toEqual(['Saved', 'Unsaved changes', 'Saved']);
});

test('a change during the request is still unsaved after it, and only one request runs', async () => {
  const { label, press, settle } = mountApp(true);
  press(SAVE);
  press(DELETE);
  press(SAVE);
  await settle(0);
  const during = label();
  await settle();
  expect([during, label()]).toEqual(['Saving…', 'Unsaved changes']);
  expect(console.log).toHaveBeenCalledTimes(1);
  press(UNDO);
  expect(label()).toBe('Saved');
});

test('an undo to the stored page during the request of another one is unsaved, and stays so if the request fails', async () => {
  const { label, warns, press, settle } = mountApp();
  const saveDeletion = () => [DELETE, SAVE, UNDO].forEach(press);
  saveDeletion();
  const seen = [label(), warns()];
  await settle();
  seen.push(label());
  press(SAVE);
  await settle();
  expect([...seen, label()]).toEqual(['Saving…', true, 'Unsaved changes', 'Saved']);

  jest.mocked(console.log).mockImplementation(() => {
    throw new Error('HTTP 500');
  });
  saveDeletion();
  await settle();
  expect([label(), warns()]).toEqual(['Not saved', true]);
});

test.each(['setProp', 'setCustom'] as const)(
  'an undo adds a key that %s has deleted as the last one, and leaves one in place that was set to undefined',
  async (action) => {
    const { hook, label, press, settle } = mountApp();
    const [id = ''] = hook.query.node(ROOT_NODE).childNodes();
    const change = (edit: (data: Record<string, unknown>) => void) =>
      act(() => void hook.actions[action](id, edit));
    change((data) => Object.assign(data, { first: 1, second: 2 }));
    press(SAVE);
    await settle();
    const labelAfterUndo = (edit: (data: Record<string, unknown>) => void) => {
      change(edit);
      press(UNDO);
      return label();
    };
    expect(labelAfterUndo((data) => void (data['first'] = undefined))).toBe('Saved');
    expect(labelAfterUndo((data) => void delete data['first'])).toBe('Unsaved changes');
  },
);

test('a change that can’t be serialized isn’t noticed in a saved page, and fails the save of an unsaved one', async () => {
  const { hook, label, press, settle } = mountApp();
  const child = (index: number) => hook.query.node(ROOT_NODE).childNodes()[index] ?? '';
  const setTitle = (id: string) =>
    act(() => void hook.actions.setProp(id, (props) => void (props['title'] = 1n)));
  setTitle(child(0));
  expect(label()).toBe('Saved');
  press(SAVE);
  await settle();
  expect([label(), jest.mocked(console.log).mock.calls.length]).toEqual(['Saved', 0]);

  press(UNDO);
  press(DELETE);
  setTitle(child(0));
  expect(label()).toBe('Unsaved changes');
  press(SAVE);
  await settle();
  expect(label()).toBe('Not saved');
});

test('useConfirmLeave asks once for each blocked navigation, and proceeds or stays', () => {
  const { useConfirmLeave } = loadSample('recipes/unsaved-changes/useConfirmLeave') as {
    useConfirmLeave: (blocker: object) => void;
  };
  const confirm = jest.spyOn(window, 'confirm');
  const calls: string[] = [];
  const answer = (state: string, leaves: boolean) => {
    confirm.mockReturnValue(leaves);
    const blocker = { state, proceed: () => calls.push('proceed'), reset: () => calls.push('reset') };
    const Page = () => (useConfirmLeave(blocker), null);
    createEditor(undefined, { around: () => <Page /> }).rerender();
  };
  answer('unblocked', true);
  answer('blocked', false);
  answer('blocked', true);
  expect([calls, confirm.mock.calls.length]).toEqual([['reset', 'proceed'], 2]);
});

test('a page of version 0.1, with the old name of linkedNodes, can be compared', () => {
  const { nodesOfPage } = loadSample('recipes/unsaved-changes/nodesOfPage') as {
    nodesOfPage: (nodes: object) => object;
  };
  const nodes = {
    ROOT: { nodes: ['a'] },
    a: { _childCanvas: { region: 'b' } },
    b: { nodes: [] },
    orphan: {},
  };
  expect(Object.keys(nodesOfPage(nodes))).toEqual(['ROOT', 'a', 'b']);
});
