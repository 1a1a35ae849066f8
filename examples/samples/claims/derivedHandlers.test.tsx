/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { useState } from 'react';
import { DerivedCoreEventHandlers, useEventHandler } from '@craftjs/core';
import { cleanUp, createEditor, fire, muteConsole, page, type TestEditor } from './editor';
import { loadSample } from './sample';

// Claims of docs/api/event-handlers.mdx about the lifetime of derived handlers, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

const calls: string[] = [];

class Recorder extends DerivedCoreEventHandlers<object> {
  override onEnable() {
    calls.push('onEnable');
  }
  override onDisable() {
    calls.push('onDisable');
  }
  override handlers() {
    return {
      record: (el: HTMLElement) => {
        calls.push(`attached ${el.tagName}`);
        return () => void calls.push('detached');
      },
    };
  }
}

let latest: Recorder | undefined;
const Deriving = () => {
  const parent = useEventHandler();
  const [handlers] = useState(() => parent.derive(Recorder, {}));
  latest = handlers;
  return null;
};

const during = (work: () => void) => {
  calls.length = 0;
  work();
  return [...calls];
};
const setEnabled = ({ run }: TestEditor, enabled: boolean) =>
  run(({ actions }) => actions.setOptions((options) => void (options.enabled = enabled)));

test.each([
  [true, ['onEnable']],
  [false, ['onDisable']],
])(
  'handlers derived in the first render of an editor with enabled={%s} get one call as it mounts',
  (enabled, expected) => {
    expect(during(() => void createEditor(page(), { before: <Deriving />, options: { enabled } }))).toEqual(
      expected,
    );
  },
);

test('handlers derived later get no call until the editor changes', () => {
  let isShown = false;
  const editor = createEditor(page(), { panel: () => isShown && <Deriving /> });
  isShown = true;
  expect(during(editor.rerender)).toEqual([]);
  expect(during(() => setEnabled(editor, false))).toEqual(['onDisable']);
  expect(during(() => setEnabled(editor, true))).toEqual(['onEnable']);
});

test('after cleanup(), connectors attach nothing, and the handlers no longer follow the editor', () => {
  const editor = createEditor(page(), { before: <Deriving /> });
  const attach = () => latest?.createConnectorsUsage().connectors.record(document.createElement('p'));
  expect(during(attach)).toEqual(['attached P']);
  expect(during(() => latest?.cleanup())).toEqual(['onDisable', 'detached', 'detached']);
  expect(during(attach)).toEqual([]);
  setEnabled(editor, false);
  expect(during(() => setEnabled(editor, true))).toEqual([]);
});

test('useConnectors keeps its connectors until the class changes, as a hot update changes it', () => {
  type Connectors = { press: (el: HTMLElement) => void };
  type Handlers = typeof DerivedCoreEventHandlers<object>;
  const { useConnectors } = loadSample('api/event-handlers/useConnectors') as {
    useConnectors: (Class: Handlers, options: object) => Connectors;
  };
  const createClass = (name: string) =>
    class extends DerivedCoreEventHandlers<object> {
      override handlers() {
        return {
          press: (el: HTMLElement) => this.addCraftEventListener(el, 'click', () => calls.push(name)),
        };
      }
    };
  let Class = createClass('old');
  const all = new Set<Connectors['press']>();
  const Button = () => {
    const { press } = useConnectors(Class, {});
    all.add(press);
    return <button ref={(el) => void (el && press(el))} />;
  };
  const editor = createEditor(page(), { panel: () => <Button /> });
  const click = () => during(() => fire(editor.find('button'), 'click'));
  editor.rerender();
  expect([click(), all.size]).toEqual([['old'], 1]);
  Class = createClass('new');
  editor.rerender();
  expect([click(), all.size]).toEqual([['new'], 2]);
});
