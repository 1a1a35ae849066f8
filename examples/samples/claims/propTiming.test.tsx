/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type ReactElement, useState } from 'react';
import { act } from 'react-dom/test-utils';
import { Frame, ROOT_NODE } from '@craftjs/core';
import type { Options } from '@craftjs/core';
import { cleanUp, createEditor, fire, muteConsole, named, page, Text } from './editor';

// Claims of docs/api/editor.mdx about when its props take effect, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

test('enabled={undefined} after enabled={false} leaves the editor disabled, and true enables it', () => {
  const options: { enabled?: boolean | undefined } = { enabled: false };
  const editor = createEditor(page(<Text />), {
    resolver: { Text },
    around: (whole) => ({ ...whole, props: { ...(whole.props as object), ...options } }) as ReactElement,
  });
  const isEnabled = (enabled: boolean | undefined) => {
    options.enabled = enabled;
    editor.rerender();
    return editor.hook().query.getOptions().enabled;
  };
  expect([isEnabled(false), isEnabled(undefined), isEnabled(true)]).toEqual([false, false, true]);
});

test('a frame that mounts together with a changed resolver still loads with the old one', () => {
  let show: (isShown: boolean) => void = () => {};
  const data = { ROOT: named('Text', {}, { isCanvas: true }) } as never;
  const Later = () => {
    const [isShown, setShown] = useState(false);
    show = setShown;
    return isShown ? <Frame data={data} /> : null;
  };
  const crashWith = (isTogether: boolean) => {
    const options: Partial<Options> = { resolver: {} };
    const editor = createEditor(undefined, { options, before: <Later /> });
    act(() => {
      options.resolver = { Text };
      editor.rerender();
      if (isTogether) show(true);
    });
    act(() => show(true));
    return editor.crash() ?? editor.hook().query.node(ROOT_NODE).get().data.name;
  };
  expect([crashWith(false), crashWith(true)]).toEqual(['Text', expect.stringContaining("reading 'name'")]);
});

test('disabling an editor during a drag leaves the drag image in the document', () => {
  const leftAfter = (isDisabled: boolean) => {
    cleanUp();
    const editor = createEditor(page(<Text />), { resolver: { Text } });
    const before = document.body.childElementCount;
    const text = editor.find('p');
    fire(text, 'dragstart');
    if (isDisabled)
      editor.run(({ actions }) => actions.setOptions((options) => void (options.enabled = false)));
    fire(text, 'dragend');
    return document.body.childElementCount - before;
  };
  expect([leftAfter(false), leftAfter(true)]).toEqual([0, 1]);
});
