/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FC } from 'react';
import { act, Simulate } from 'react-dom/test-utils';
import { Element, ROOT_NODE } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, muteConsole, page, Text } from './editor';
import { loadSample, readSample } from './sample';

// Claims of the tutorial, checked in the published library.

beforeEach(muteConsole);

afterEach(cleanUp);

const resolver = { Box, Text };

describe('docs/guides/basic-tutorial.mdx', () => {
  test('the callback of setProp can run after the code that passed it', () => {
    const editor = createEditor(page(<Text text="Old" />), { resolver });
    const order: string[] = [];
    editor.run(({ actions }) => {
      for (const text of ['first', 'second'])
        actions.setProp(editor.at(0), (props: { text: string }) => {
          props.text = text;
          order.push(text);
        });
      order.push('handler');
    });
    expect(order.lastIndexOf('second')).toBeGreaterThan(order.indexOf('handler'));
  });

  test('the settings form follows the selection and an undo, and the root has neither form nor button', () => {
    const { Button } = loadSample('guides/basic-tutorial/src/Button') as {
      Button: FC<{ text: string }>;
    };
    const { SettingsPanel } = loadSample('guides/basic-tutorial/src/SettingsPanel') as Record<string, FC>;
    if (!SettingsPanel) throw new Error('The tutorial has no such component');
    const editor = createEditor(page(<Button text="One" />, <Button text="Two" />), {
      resolver: { Button },
      before: <SettingsPanel />,
    });
    const label = () => (editor.find('.panel input') as HTMLInputElement).value;
    const select = (id: string) => editor.run(({ actions }) => actions.selectNode(id));
    const labels: string[] = [];
    select(editor.at(0));
    act(() => Simulate.change(editor.find('.panel input'), { target: { value: 'New' } } as never));
    labels.push(label());
    editor.run(({ actions }) => actions.history.undo());
    labels.push(label());
    select(editor.at(1));
    labels.push(label());
    expect(labels).toEqual(['New', 'One', 'Two']);
    expect(editor.find('.panel button').textContent).toBe('Delete');
    select(ROOT_NODE);
    expect(editor.find('.panel').innerHTML).toBe('<h2>main</h2>');
  });
});

describe('docs/guides/tutorial-style-sheet.mdx', () => {
  test('the outline of a selected container wins over the dashed one of an empty container', () => {
    const { Container } = loadSample('guides/basic-tutorial/src/Container') as { Container: typeof Box };
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = readSample('guides/tutorial-style-sheet/src/editor');
    const editor = createEditor(<Element is={Container} canvas />, { resolver: { Container } });
    // The cascade of jsdom ignores specificity.
    const outlines = [...(style.sheet?.cssRules ?? [])].flatMap((rule) => {
      if (!(rule instanceof CSSStyleRule) || !rule.style.outline) return [];
      return rule.selectorText.split(', ').map((selector) => {
        const specificity = selector.replace(/:where\(.*\)$/, '').match(/[.:[]/g)?.length ?? 0;
        return { selector, specificity, outline: rule.style.outline };
      });
    });
    const outline = () =>
      outlines
        .filter(({ selector }) => editor.find('.container').matches(selector))
        .sort((a, b) => a.specificity - b.specificity)
        .map((rule) => rule.outline)
        .at(-1);
    expect(outline()).toBe('1px dashed var(--line)');
    editor.run(({ actions }) => actions.selectNode(ROOT_NODE));
    expect(editor.find('.container:empty').className).toContain('selected');
    expect(outline()).toBe('2px solid var(--accent)');
    style.remove();
  });
});

describe('docs/guides/tutorial-card.mdx', () => {
  test('a press on a region of a card selects the region, and one on its edge the card', () => {
    const { Card, CardTop, CardBottom } = loadSample('guides/tutorial-card/src/Card') as Record<string, FC>;
    const { SettingsPanel } = loadSample('guides/basic-tutorial/src/SettingsPanel') as Record<string, FC>;
    if (!Card || !CardTop || !CardBottom || !SettingsPanel)
      throw new Error('The tutorial has no such component');
    const editor = createEditor(page(<Card />), {
      resolver: { Card, CardTop, CardBottom },
      before: <SettingsPanel />,
    });
    fire(editor.find('.region'), 'mousedown');
    expect(editor.find('.panel').innerHTML).toBe('<h2>CardTop</h2>');
    fire(editor.find('.card'), 'mousedown');
    expect(editor.find('.panel').textContent).toBe('CardDelete');
  });

  test.each([
    ['is rejected after a click on the card', '.card', true],
    ['moves the card after a click on something else', 'p', false],
  ])('a drag that starts on a hint %s', (_, clicked, isRejected) => {
    const { Card, CardTop, CardBottom } = loadSample('guides/tutorial-card/src/Card') as Record<string, FC>;
    if (!Card || !CardTop || !CardBottom) throw new Error('The tutorial has no such component');
    const editor = createEditor(page(<Card />, <Text text="first" />), {
      resolver: { Card, CardTop, CardBottom, Text },
    });
    for (const type of ['mousedown', 'click']) fire(editor.find(clicked), type);
    fire(editor.find('.hint'), 'mousedown');
    fire(editor.find('.hint'), 'dragstart');
    fire(editor.find('p'), 'dragover', { clientX: 1, clientY: 1 });
    const { indicator } = editor.hook().query.getState();
    expect([indicator === null, Boolean(indicator?.error)]).toEqual([false, isRejected]);
    fire(editor.find('.card'), 'dragend');
  });
});

describe('docs/guides/tutorial-editing.mdx', () => {
  const { Text: Editable } = loadSample('guides/tutorial-editing/src/Text') as { Text: typeof Text };
  const inBox = page(
    <Element is={Box} canvas>
      <Editable />
    </Element>,
  );
  const mountText = () => {
    const editor = createEditor(inBox, { resolver: { Box, Text: Editable } });
    const text = editor.find('.node');
    fire(text, 'mousedown');
    act(() => Simulate.doubleClick(text));
    const handles = () => [editor.find('section'), text].map((element) => element.getAttribute('draggable'));
    return { editor, text, handles };
  };

  test.each(['Enter', 'Escape'])(
    'a text and its containers cannot be dragged until %s, which keeps the new text',
    (key) => {
      const { editor, text, handles } = mountText();
      act(() => Simulate.change(editor.find('input'), { target: { value: 'New' } } as never));
      const during = handles();
      act(() => Simulate.keyDown(editor.find('input'), { key }));
      expect([during, handles(), text.textContent]).toEqual([[null, null], ['true', 'true'], 'New']);
    },
  );

  test.each(['Enter', 'Escape'])('%s does not end the editing while an input method composes', (key) => {
    const { editor, text } = mountText();
    fire(editor.find('input'), 'keydown', { key, isComposing: true });
    fire(editor.find('input'), 'keydown', { key, isComposing: false, keyCode: 229 });
    expect(text.querySelector('input')).not.toBeNull();
    fire(editor.find('input'), 'keydown', { key, isComposing: false });
    expect(text.querySelector('input')).toBeNull();
  });

  test('a drag of selected letters does not drag the node', () => {
    const { editor } = mountText();
    const input = editor.find('input');
    fire(input, 'dragstart');
    const during = editor.hook().query.getEvent('dragged').size();
    act(() => Simulate.keyDown(input, { key: 'Enter' }));
    fire(editor.find('.node'), 'dragstart');
    expect([during, editor.hook().query.getEvent('dragged').size()]).toEqual([0, 1]);
  });

  test('editing ends when another node is selected', () => {
    const { editor, text, handles } = mountText();
    editor.run(({ actions }) => actions.selectNode(editor.at(0)));
    expect([text.querySelector('input'), handles()]).toEqual([null, ['true', 'true']]);
  });

  test.each(['inside', 'outside'])(
    'disabling the editor %s a batch of React leaves dragging off',
    async (where) => {
      const { editor, text, handles } = mountText();
      const enable = async (enabled: boolean) => {
        const set = () => editor.hook().actions.setOptions((options) => void (options.enabled = enabled));
        if (where === 'inside') act(set);
        else set();
        await new Promise((resolve) => setTimeout(resolve, 20));
        return handles();
      };
      expect([await enable(false), text.querySelector('input')]).toEqual([['false', 'false'], null]);
      expect(await enable(true)).toEqual(['true', 'true']);
    },
  );

  test('pressing the mouse selects a text before the click', () => {
    const { editor, text } = mountText();
    editor.run(({ actions }) => actions.clearEvents());
    fire(text, 'mousedown');
    expect(editor.hook().query.getEvent('selected').all()).toEqual([editor.at(0, 0)]);
  });

  test('a text that loses the selection closes its input, also when it is selected again', () => {
    const { editor, text } = mountText();
    expect(text.querySelector('input')).not.toBeNull();
    editor.run(({ actions }) => actions.clearEvents());
    expect(text.querySelector('input')).toBeNull();
    fire(text, 'mousedown');
    expect(editor.hook().query.getEvent('selected').size()).toBe(1);
    expect(text.querySelector('input')).toBeNull();
  });

  test('a double click that ends with a deselected text does not open its input later', () => {
    const { editor, text } = mountText();
    act(() => Simulate.keyDown(editor.find('input'), { key: 'Enter' }));
    editor.run(({ actions }) => actions.clearEvents());
    for (const type of ['mousedown', 'click', 'mousedown', 'click']) fire(text, type, { metaKey: true });
    act(() => Simulate.doubleClick(text));
    expect(editor.hook().query.getEvent('selected').size()).toBe(0);
    fire(text, 'mousedown');
    expect(editor.hook().query.getEvent('selected').size()).toBe(1);
    expect(text.querySelector('input')).toBeNull();
  });

  test('a double click while editing is off opens no input, then or later, and the panel has no form', () => {
    const { Topbar } = loadSample('guides/tutorial-editing/src/Topbar') as Record<string, FC>;
    const { SettingsPanel } = loadSample('guides/basic-tutorial/src/SettingsPanel') as Record<string, FC>;
    if (!Topbar || !SettingsPanel) throw new Error('The tutorial has no such component');
    const editor = createEditor(inBox, {
      resolver: { Box, Text: Editable },
      before: [<Topbar key="bar" />, <SettingsPanel key="panel" />],
    });
    const text = editor.find('.node');
    const toggle = () => act(() => editor.find('.bar input').click());
    fire(text, 'mousedown');
    expect(editor.find('.panel input').getAttribute('type')).toBe('range');
    toggle();
    expect(editor.find('.panel').textContent).toBe('Select something on the page.');
    fire(text, 'mousedown');
    act(() => Simulate.doubleClick(text));
    expect([text.querySelector('input'), text.getAttribute('draggable')]).toEqual([null, 'false']);
    toggle();
    fire(text, 'mousedown');
    expect(editor.hook().query.getEvent('selected').all()).toEqual([editor.at(0, 0)]);
    expect([text.querySelector('input'), text.getAttribute('draggable')]).toEqual([null, 'true']);
  });
});
