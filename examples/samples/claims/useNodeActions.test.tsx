/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type ReactElement, StrictMode } from 'react';
import { useEditor, useNode } from '@craftjs/core';
import type { UserComponent } from '@craftjs/core';
import { cleanUp, createEditor, fire, muteConsole, page } from './editor';

// Claims of docs/api/useNode.mdx about its actions, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

type CounterProps = { count?: number };

describe('the callback of setProp', () => {
  const strictly = (editor: ReactElement) => <StrictMode>{editor}</StrictMode>;

  test.each([
    ['can run twice for one change in strict mode', strictly, 3],
    ['runs once for each change without it', undefined, 2],
  ])('%s, and changes the prop once', (_, around, expected) => {
    let calls = 0;
    const Counter: UserComponent<CounterProps> = ({ count = 0 }) => {
      const { actions } = useNode();
      const add = () =>
        actions.setProp((props: CounterProps) => {
          calls++;
          props.count = (props.count ?? 0) + 1;
        });
      const addTwo = () => {
        add();
        add();
      };
      return <button onClick={addTwo}>{count}</button>;
    };
    const editor = createEditor(page(<Counter />), { resolver: { Counter }, ...(around && { around }) });
    fire(editor.find('button'), 'click');
    expect([editor.find('button').textContent, calls]).toEqual(['2', expected]);
  });

  test('unmounts the editor when it throws, even if a try is around the call', () => {
    let caught = false;
    const List: UserComponent<{ items?: string[] }> = () => {
      const { actions } = useNode();
      const add = () => {
        try {
          actions.setProp(({ items }: { items: string[] }) => void items.push('new'));
        } catch {
          caught = true;
        }
      };
      return <button onClick={add} />;
    };
    const editor = createEditor(page(<List />), { resolver: { List } });
    fire(editor.find('button'), 'click');
    expect([editor.crash(), caught]).toEqual(["Cannot read properties of undefined (reading 'push')", false]);
    expect(document.querySelector('main')).toBeNull();
  });

  test('changes nothing after an await, because its draft has been revoked', async () => {
    const errors: unknown[] = [];
    const Counter: UserComponent<CounterProps> = ({ count = 0 }) => {
      const { actions } = useNode();
      const add = () =>
        actions.setProp(async (props: CounterProps) => {
          await Promise.resolve();
          try {
            props.count = 1;
          } catch (error) {
            errors.push(error);
          }
        });
      return <button onClick={add}>{count}</button>;
    };
    const editor = createEditor(page(<Counter />), { resolver: { Counter } });
    fire(editor.find('button'), 'click');
    await Promise.resolve();
    expect(errors.map(String)).toEqual([expect.stringContaining('has been revoked')]);
    expect([editor.find('button').textContent, editor.crash()]).toEqual(['0', undefined]);
  });
});

test('setHidden unmounts its own button, and a related component in a panel or useEditor can show the node again', () => {
  const Note: UserComponent = () => {
    const { actions } = useNode();
    return <button className="hide" onClick={() => actions.setHidden(true)} />;
  };
  const ShowNote = () => {
    const { actions } = useNode();
    return <button className="show" onClick={() => actions.setHidden(false)} />;
  };
  Note.craft = { related: { settings: ShowNote } };
  const Panel = () => {
    const { settings: Settings } = useEditor((state) => ({
      settings: Object.values(state.nodes).find(({ data }) => data.type === Note)?.related['settings'],
    }));
    return Settings ? <Settings /> : null;
  };
  const editor = createEditor(page(<Note />), { resolver: { Note }, before: <Panel /> });
  const isShown = () => document.querySelector('.hide') !== null;
  const seen: boolean[] = [];
  const hide = () => {
    fire(editor.find('.hide'), 'click');
    seen.push(isShown());
  };
  hide();
  fire(editor.find('.show'), 'click');
  seen.push(isShown());
  hide();
  editor.run(({ actions }) => actions.setHidden(editor.at(0), false));
  expect([...seen, isShown()]).toEqual([false, true, false, true]);
});
