/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FC } from 'react';
import { useNode } from '@craftjs/core';
import type { UserComponent } from '@craftjs/core';
import { cleanUp, createEditor, fire, muteConsole, page } from './editor';
import { loadSample } from './sample';

// Claims of docs/recipes/resize.mdx on handles in a page that is scaled down.

beforeEach(muteConsole);
afterEach(cleanUp);

test('in a page scaled to a half, handles follow the mouse once the scale is in `room` and `clientX`', () => {
  const { ResizeHandle } = loadSample('recipes/resize/ResizeHandle', (code) =>
    code.replace(/const room = (.+);/, 'const room = 0.5 * ($1);'),
  ) as { ResizeHandle: FC };
  const { Picture } = loadSample('recipes/resize/Picture', (code) =>
    code
      .replace('shown - event.clientX', 'shown - event.clientX / 0.5')
      .replace('(event.clientX +', '(event.clientX / 0.5 +'),
  ) as { Picture: FC<{ src: string }> };
  const Half: UserComponent<{ width?: number }> = () => {
    const { connectors } = useNode();
    return (
      <div
        style={{ padding: 0 }}
        ref={(el) => {
          if (el) connectors.connect(el);
        }}
      >
        <ResizeHandle />
      </div>
    );
  };
  Half.craft = { props: { width: 50 } };
  const editor = createEditor(page(<Half />, <Half />, <Picture src="" />), { resolver: { Half, Picture } });
  const pullBy20 = (handle: HTMLElement) => {
    handle.setPointerCapture = () => {};
    fire(handle, 'pointerdown', { button: 0, clientX: 0 });
    fire(handle, 'pointermove', { clientX: 20 });
    fire(handle, 'pointerup');
  };
  for (const index of [0, 1])
    Object.defineProperty(editor.hook().query.node(editor.at(index)).get().dom, 'clientWidth', {
      value: 100,
    });
  pullBy20(editor.find('[role=separator]'));
  pullBy20(editor.find('span'));
  const widthOf = (index: number) =>
    editor.hook().query.node(editor.at(index)).get().data.props['width'] as number;
  // On the page, 20 pixels of the screen are 40.
  expect([0, 1, 2].map(widthOf)).toEqual([70, 30, 240]);
});
