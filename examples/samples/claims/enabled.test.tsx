/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FC, ReactNode } from 'react';
import { Frame, useEditor, useNode } from '@craftjs/core';
import type { Node } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// Claims of docs/troubleshooting.mdx, checked in the published library.

beforeEach(muteConsole);

afterEach(cleanUp);

const resolver = { Box, Text };

test.each([true, undefined])(
  'an inline prop on an editor with enabled={%s}: only a given prop resets setOptions',
  (enabled) => {
    const options = { ...(enabled && { enabled }) };
    Object.defineProperty(options, 'indicator', {
      enumerable: true,
      get: () => ({ success: 'green', error: 'red' }),
    });
    const editor = createEditor(page(), { options });
    editor.run(({ actions }) => actions.setOptions((current) => void (current.enabled = false)));
    editor.rerender();
    expect(editor.hook().query.getOptions().enabled).toBe(Boolean(enabled));
  },
);

test('a collector that throws unmounts the editor at first, and later only warns and keeps its values', () => {
  let isShown = true;
  const Name = () => {
    const { name } = useEditor(({ nodes }, query) => ({
      name: (nodes[query.getEvent('selected').last() ?? ''] as Node).data.name,
    }));
    return <em>{name}</em>;
  };
  const setup = { resolver, panel: () => isShown && <Name /> };
  expect(createEditor(page(<Text />), setup).crash()).toContain("(reading 'data')");
  isShown = false;
  const editor = createEditor(page(<Text />), setup);
  editor.run(({ actions }) => actions.selectNode(editor.at(0)));
  isShown = true;
  editor.rerender();
  editor.run(({ actions }) => actions.clearEvents());
  expect([editor.crash(), editor.find('em').textContent]).toEqual([undefined, 'Text']);
});

test('HoverEnd clears the hover when the mouse enters a panel, and keeps the selection', () => {
  const { HoverEnd } = loadSample('troubleshooting/HoverEnd') as { HoverEnd: FC<{ children: ReactNode }> };
  const before = (
    <HoverEnd>
      <aside />
      <Frame>{page(<b />)}</Frame>
    </HoverEnd>
  );
  const editor = createEditor(undefined, { before });
  const ids = (type: 'selected' | 'hovered') => editor.hook().query.getEvent(type).all();
  fire(editor.find('b'), 'mousedown');
  fire(editor.find('b'), 'mouseover');
  const selected = ids('selected');
  expect([selected.length, ids('hovered')]).toEqual([1, selected]);
  fire(editor.find('aside'), 'mouseover');
  fire(editor.find('aside'), 'mousedown');
  expect([ids('selected'), ids('hovered')]).toEqual([selected, []]);
});

test.each([true, false])('PageArea with enabled={%s} stops links and forms only while editing', (enabled) => {
  const { PageArea } = loadSample('troubleshooting/PageArea') as { PageArea: FC<{ children: ReactNode }> };
  const before = (
    <PageArea>
      <Frame>
        {page(
          <a href="#gone">
            <b />
          </a>,
          <input type="submit" />,
          <form>
            <button />
          </form>,
          <input type="checkbox" />,
          <button type="button" id="opens" />,
        )}
      </Frame>
    </PageArea>
  );
  const editor = createEditor(undefined, { before, options: { enabled } });
  const works = (selector: string, type = 'click') =>
    editor.find(selector).dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
  const results = ['a', 'b', '[type=submit]', 'form button'].map((selector) => works(selector));
  // A middle click, and Enter in a form without a button.
  results.push(works('a', 'auxclick'), works('form', 'submit'));
  expect(results).toEqual(Array(6).fill(!enabled));
  expect([works('[type=checkbox]'), works('#opens')]).toEqual([true, true]);
  fire(editor.find('a'), 'mousedown');
  expect(editor.hook().query.getEvent('selected').size()).toBe(Number(enabled));
});

test('a widget that stops mousedown keeps its node from being selected, unless an element covers it', () => {
  const Widget = () => {
    const { connectors } = useNode();
    const stop = (element: HTMLElement | null) =>
      element?.addEventListener('mousedown', (event) => event.stopPropagation());
    return (
      <section ref={(el) => void (el && connectors.connect(connectors.drag(el)))}>
        <i ref={stop} />
        <u />
      </section>
    );
  };
  const editor = createEditor(page(<Widget />), { resolver: { Widget } });
  const selected = () => editor.hook().query.getEvent('selected').size();
  fire(editor.find('i'), 'mousedown');
  const inWidget = selected();
  fire(editor.find('u'), 'mousedown');
  expect([inWidget, selected()]).toEqual([0, 1]);
});
