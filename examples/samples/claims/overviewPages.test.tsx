/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ComponentType } from 'react';
import { render } from 'react-dom';
import { act } from 'react-dom/test-utils';
import { Element, ROOT_NODE, useNode } from '@craftjs/core';
import type { Options, UserComponent } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// Claims of docs/overview.mdx, docs/installation.mdx, docs/dev.mdx, docs/after-beta-5.mdx and docs/acknowledgements.mdx, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

const resolver = { Box, Text };

test('without connect, pressing a node selects the one around it, and dragging it throws', () => {
  const Handle = () => {
    const { connectors } = useNode();
    return (
      <i
        ref={(el) => {
          if (el) connectors.drag(el);
        }}
      />
    );
  };
  const editor = createEditor(page(<Handle />), { resolver: { Handle } });
  const selected = () => editor.hook().query.getEvent('selected').all();
  fire(editor.find('i'), 'mousedown');
  fire(editor.find('i'), 'click');
  expect(selected()).toEqual([ROOT_NODE]);
  const errors: string[] = [];
  const onError = ({ message }: ErrorEvent) => void errors.push(message);
  window.addEventListener('error', onError);
  fire(editor.find('i'), 'dragstart');
  window.removeEventListener('error', onError);
  expect(selected()).toEqual([editor.at(0)]);
  expect(errors).toEqual([expect.stringContaining('getBoundingClientRect')]);
});

test('a page of HTML tags needs neither a resolver nor a user component', () => {
  const editor = createEditor(page(<p>One</p>));
  expect([editor.crash(), editor.find('main p').getAttribute('draggable')]).toEqual([undefined, 'true']);
});

test('the tour: a click on the counter is one undo step', () => {
  const { default: Tour } = loadSample('overview/Tour') as { default: ComponentType };
  const container = document.body.appendChild(document.createElement('div'));
  act(() => void render(<Tour />, container));
  const [undo, count] = [...container.querySelectorAll('button')];
  if (!undo || !count) throw new Error('The tour has no such buttons');
  const seen = [undo.disabled, count.textContent];
  fire(count, 'click');
  seen.push(undo.disabled, count.textContent);
  fire(undo, 'click');
  expect([...seen, undo.disabled, count.textContent]).toEqual([true, '0', false, '1', true, '0']);
  container.remove();
});

describe('the editor end to end', () => {
  test('canDrag with another result rejects a drag immediately, and changes what looks draggable after loading', () => {
    const Locked: UserComponent<{ locked: boolean }> = (props) => <Box {...props} />;
    Locked.craft = { rules: { canDrag: (node) => !node.data.props['locked'] } };
    const editor = createEditor(page(<Locked locked={false} />, <Locked locked />, <Text />), {
      resolver: { ...resolver, Locked },
    });
    const cards = () => [...document.querySelectorAll('section')];
    const draggable = () => cards().map((card) => card.getAttribute('draggable'));
    expect(draggable()).toEqual(['true', null]);
    editor.run(({ actions }) => {
      for (const [index, locked] of [true, false].entries())
        actions.setProp(editor.at(index), (props) => void (props['locked'] = locked));
    });
    expect(draggable()).toEqual(['true', null]);
    const [first] = cards();
    if (!first) throw new Error('The page has no cards');
    fire(first, 'dragstart');
    fire(editor.find('p'), 'dragover', { clientX: 1, clientY: 1 });
    expect(String(editor.hook().query.getState().indicator?.error)).toContain('canDrag() rule');
    fire(first, 'dragend');
    editor.run(({ actions, query }) => actions.deserialize(query.serialize()));
    expect(draggable()).toEqual([null, 'true']);
  });

  test('drag does nothing for a linked node', () => {
    const Card = () => <Element id="body" is={Box} canvas />;
    const editor = createEditor(page(<Card />), { resolver: { ...resolver, Card } });
    expect(editor.find('section').getAttribute('draggable')).toBeNull();
  });

  test('the input of a selected note is inside its drag handle', () => {
    const { default: App } = loadSample('dev/App') as { default: ComponentType };
    const container = document.body.appendChild(document.createElement('div'));
    act(() => void render(<App />, container));
    const notes = [...container.querySelectorAll<HTMLElement>('[draggable=true]')];
    const note = notes.find(({ textContent }) => textContent === 'Click me, then type');
    if (!note) throw new Error('The page has no such note');
    fire(note, 'mousedown');
    expect(container.querySelector('input')?.closest('[draggable]')).toBe(note);
    expect(note.getAttribute('draggable')).toBe('true');
    container.remove();
  });

  test('setProp with a value unmounts the editor', () => {
    const editor = createEditor(page(<Text text="old" />), { resolver });
    editor.run(({ actions }) => actions.setProp(editor.at(0), { text: 'new' } as never));
    expect(editor.crash()).toContain('is not a function');
  });

  test('one click on a note selects it and puts the cursor into its input', () => {
    const { default: App } = loadSample('dev/App') as { default: ComponentType };
    const container = document.body.appendChild(document.createElement('div'));
    act(() => void render(<App />, container));
    const note = [...container.querySelectorAll('div')].find(
      ({ textContent }) => textContent === 'Click me, then type',
    );
    if (!note) throw new Error('The page has no such note');
    fire(note, 'mousedown');
    expect(document.activeElement).toBe(document.body);
    fire(note, 'click');
    expect(document.activeElement).toBe(container.querySelector('input[aria-label=Note]'));
    container.remove();
  });

  test.each<[string, (props: { text?: string }) => unknown, string]>([
    ['that assigns a property changes it', (props) => void (props.text = 'new'), 'new'],
    ['that returns props changes nothing', () => ({ text: 'new' }), 'old'],
    [
      'that assigns to its parameter changes nothing',
      (props) => {
        props = { text: 'new' };
        return props;
      },
      'old',
    ],
  ])('a setProp callback %s', (_, callback, expected) => {
    const editor = createEditor(page(<Text text="old" />), { resolver });
    editor.run(({ actions }) => actions.setProp(editor.at(0), callback as () => void));
    expect(editor.find('p').textContent).toBe(expected);
  });
});

describe('what is different in later releases', () => {
  test('the sample calls the latest onNodesChange, in this release as well', () => {
    const { OnNodesChange } = loadSample('after-beta-5/OnNodesChange') as {
      OnNodesChange: ComponentType<Pick<Options, 'onNodesChange'>>;
    };
    const calls: string[] = [];
    let render = 1;
    const panel = () => {
      const name = `render ${render}`;
      return <OnNodesChange onNodesChange={() => void calls.push(name)} />;
    };
    const editor = createEditor(page(<Text text="old" />), { resolver, panel });
    render = 2;
    editor.rerender();
    calls.length = 0;
    editor.run(({ actions }) => actions.setProp(editor.at(0), (props) => void (props['text'] = 'new')));
    expect(calls).toEqual(['render 2']);
  });

  test('the parent of the root is undefined, unless the JSON says null', () => {
    const { hook, run } = createEditor(page(<Text text="one" />), { resolver });
    const parent = () => hook().query.node(ROOT_NODE).get().data.parent;
    expect(parent()).toBeUndefined();
    const json = hook().query.serialize();
    run(({ actions }) => actions.deserialize(json));
    expect(parent()).toBeUndefined();
    run(({ actions }) => actions.deserialize(json.replace('"ROOT":{', '"ROOT":{"parent":null,')));
    expect(parent()).toBeNull();
  });

  test('a different component with the name of a resolver key is accepted in this release', () => {
    const Other = ({ text }: { text: string }) => <i>{text}</i>;
    Object.defineProperty(Other, 'name', { value: 'Text' });
    const editor = createEditor(page(<Other text="other" />), { resolver });
    expect(editor.crash()).toBeUndefined();
    expect(editor.hook().query.node(ROOT_NODE).childNodes()).toHaveLength(1);
  });

  test('onNodesChange is called at the start in this release, and not by a hover', () => {
    let calls = 0;
    const editor = createEditor(page(<Text text="one" />), {
      resolver,
      options: { onNodesChange: () => void calls++ },
    });
    expect(calls).toBeGreaterThan(0);
    calls = 0;
    fire(editor.find('p'), 'mouseover');
    expect(editor.hook().query.getEvent('hovered').contains(editor.at(0))).toBe(true);
    expect(calls).toBe(0);
  });
});

test('docs/acknowledgements.mdx names every dependency, and core does not import the debounce that it declares', () => {
  const { resolve } = createRequire(import.meta.url);
  const page = readFileSync(join(process.cwd(), 'docs/acknowledgements.mdx'), 'utf8');
  for (const name of ['core', 'utils', 'layers']) {
    const main = resolve(`@craftjs/${name}`);
    const manifest = join(dirname(main), '../../package.json');
    const { dependencies } = JSON.parse(readFileSync(manifest, 'utf8')) as { dependencies: object };
    for (const dependency of Object.keys(dependencies)) {
      if (!dependency.startsWith('@craftjs/')) expect(page).toContain(`[${dependency}](`);
      const isImported = RegExp(`require\\(["']${dependency}["'/]`).test(readFileSync(main, 'utf8'));
      expect([dependency, isImported]).toEqual([dependency, dependency !== 'debounce']);
    }
  }
});
