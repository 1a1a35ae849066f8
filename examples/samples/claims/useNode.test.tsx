/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { isValidElement } from 'react';
import { type FC, type ReactElement, useState } from 'react';
import { act } from 'react-dom/test-utils';
import { NodeProvider, useNode } from '@craftjs/core';
import type { UserComponent } from '@craftjs/core';
import { cleanUp, createEditor, fire, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// Claims of docs/api/useNode.mdx, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

test('a collected key is lost if the library has one of that name, and "query" is lost without one', () => {
  let result: Record<string, unknown> = {};
  const Probe: UserComponent = () => {
    result = useNode(() => ({
      id: 'mine',
      query: 'mine',
      store: 'mine',
      title: 'mine',
    })) as unknown as Record<string, unknown>;
    return null;
  };
  const editor = createEditor(page(<Probe />), { resolver: { Probe } });
  expect(result['id']).toBe(editor.at(0));
  expect(result['store']).not.toBe('mine');
  expect('query' in result).toBe(false);
  expect(result['title']).toBe('mine');
});

test('a connector returns a DOM element itself, a clone of a React element, and undefined for null', () => {
  const element = <p />;
  let returned: unknown[] = [];
  const Probe: UserComponent = () => {
    const connect = useNode().connectors.connect as (element: unknown) => unknown;
    const clone = connect(element);
    const div = document.createElement('div');
    returned = [isValidElement(clone), clone === element, connect(null), connect(div) === div];
    return clone as ReactElement;
  };
  createEditor(page(<Probe />), { resolver: { Probe } });
  expect(returned).toEqual([true, false, undefined, true]);
});

test('a component without a collector re-renders when its parent gets another child', () => {
  let renders = 0;
  const Probe: UserComponent = () => {
    useNode();
    renders++;
    return null;
  };
  const editor = createEditor(page(<Probe />, <Text />), { resolver: { Probe, Text } });
  const rendersDuring = (work: () => void) => {
    renders = 0;
    work();
    return renders > 0;
  };
  const hover = () => fire(editor.find('p'), 'mouseover');
  const remove = () => editor.run(({ actions }) => actions.delete(editor.at(1)));
  expect([rendersDuring(hover), rendersDuring(remove)]).toEqual([false, true]);
});

test('of the listeners of an inner button, only a native one for mousedown keeps the node from being selected', () => {
  const stop = (event: { stopPropagation: () => void }) => event.stopPropagation();
  const native = (type: string) => (el: HTMLElement | null) => el?.addEventListener(type, stop);
  const Probe: UserComponent = () => {
    const { connectors } = useNode();
    return (
      <p ref={(el) => void (el && connectors.connect(el))}>
        <button className="react" onMouseDown={stop} onClick={stop} />
        <button className="click" ref={native('click')} />
        <button className="mousedown" ref={native('mousedown')} />
      </p>
    );
  };
  const editor = createEditor(page(<Probe />), { resolver: { Probe } });
  const isSelectedBy = (name: string) => {
    editor.run(({ actions }) => actions.clearEvents());
    const button = editor.find(`.${name}`);
    fire(button, 'mousedown');
    fire(button, 'click');
    return editor.hook().query.node(editor.at(0)).isSelected();
  };
  expect(['react', 'click', 'mousedown'].map(isSelectedBy)).toEqual([true, true, false]);
});

test('with several selected nodes, a button has to stop the click, too, and its onClick is not called', () => {
  const stop = (event: { stopPropagation: () => void }) => event.stopPropagation();
  const clicked: string[] = [];
  const Probe: UserComponent = () => {
    const { connectors } = useNode();
    const stopNatively = (el: HTMLElement | null) =>
      ['mousedown', 'click'].forEach((type) => el?.addEventListener(type, stop));
    const log = (name: string) => ({ className: name, onClick: () => clicked.push(name) });
    return (
      <p ref={(el) => void (el && connectors.connect(el))}>
        <button {...log('mousedown')} onMouseDownCapture={stop} />
        <button {...log('capture')} onMouseDownCapture={stop} onClickCapture={stop} />
        <button {...log('native')} ref={stopNatively} />
      </p>
    );
  };
  const editor = createEditor(page(<Probe />, <Text />, <Text />), { resolver: { Probe, Text } });
  const others = [editor.at(1), editor.at(2)];
  const isSelectedBy = (name: string, selected: string[]) => {
    editor.run(({ actions }) => actions.clearEvents());
    editor.run(({ actions }) => actions.selectNode(selected));
    for (const type of ['mousedown', 'click']) fire(editor.find(`.${name}`), type);
    const all: string[] = editor.hook().query.getEvent('selected').all();
    return all.includes(editor.at(0)) && !all.includes(others[0] ?? '');
  };
  const names = ['mousedown', 'capture', 'native'];
  expect(names.map((name) => isSelectedBy(name, others.slice(0, 1)))).toEqual([false, false, false]);
  expect(names.map((name) => isSelectedBy(name, others))).toEqual([true, false, false]);
  expect(clicked).toEqual(['mousedown', 'mousedown']);
});

describe('NodeProvider', () => {
  /** An editor with the texts 1 and 2, and a panel that shows the text of the node with the id it's given. */
  const createPanel = (isKeyed: boolean) => {
    const panel = { show: (() => {}) as (id: string) => void, keys: [] as string[] };
    const Form = () => {
      const { text, ...others } = useNode((node) => ({ text: String(node.data.props['text']) }));
      panel.keys = Object.keys(text === undefined ? others : { text, ...others });
      return <b>{text}</b>;
    };
    const Panel = () => {
      const [id, setId] = useState('');
      panel.show = (next) => act(() => setId(next));
      return id ? (
        <NodeProvider {...(isKeyed ? { key: id } : {})} id={id} related>
          <Form />
        </NodeProvider>
      ) : null;
    };
    const editor = createEditor(page(<Text text="1" />, <Text text="2" />), {
      resolver: { Text },
      before: <Panel />,
    });
    return { ...editor, panel, shown: () => editor.find('b').textContent };
  };

  test.each([
    [false, ['1', '1', '2']],
    [true, ['1', '2', '2']],
  ])('with a changed id, and a key: %s, shows the texts %j', (isKeyed, texts) => {
    const { panel, at, run, shown } = createPanel(isKeyed);
    const seen = [0, 1].map((index) => {
      panel.show(at(index));
      return shown();
    });
    run(({ actions }) => actions.clearEvents());
    expect([...seen, shown()]).toEqual(texts);
  });

  test.each([
    ['has no collected keys after its node was deleted', true, [false, '', undefined]],
    ['keeps them if nothing has changed since it mounted', false, [true, '2', undefined]],
  ])('%s', (_, isLater, result) => {
    const { panel, at, run, shown, crash } = createPanel(true);
    panel.show(at(1));
    expect(panel.keys).toContain('text');
    if (isLater) run(({ actions }) => actions.clearEvents());
    run(({ actions }) => actions.delete(at(1)));
    expect([panel.keys.includes('text'), shown(), crash()]).toEqual(result);
  });

  test('of the sample does nothing after its node was deleted, where its action alone would crash the editor', () => {
    const { SettingsFor } = loadSample('api/useNode/SettingsFor') as { SettingsFor: FC<{ id: string }> };
    let id = '';
    const editor = createEditor(page(<Text text="1" />), {
      resolver: { Text },
      panel: () => id && <SettingsFor id={id} />,
    });
    id = editor.at(0);
    editor.rerender();
    editor.run(({ actions }) => actions.delete(id));
    expect(editor.crash()).toBeUndefined();
    fire(editor.find('button'), 'click');
    expect(editor.crash()).toBeUndefined();
    editor.run(({ actions }) => actions.setHidden(id, true));
    expect(editor.crash()).toContain("(reading 'data')");
  });
});

test('of the buttons in Likes, only the right one keeps the node from being selected, and both count', () => {
  const { Likes } = loadSample('api/useNode/Likes') as { Likes: FC<{ likes: number }> };
  const editor = createEditor(page(<Likes likes={0} />, <Text />, <Text />), { resolver: { Likes, Text } });
  const others = [editor.at(1), editor.at(2)];
  const press = (name: string, selected: string[]) => {
    editor.run(({ actions }) => actions.selectNode(selected));
    for (const type of ['mousedown', 'click']) fire(editor.find(`button:${name}`), type);
    return editor.hook().query.getEvent('selected').all();
  };
  expect(press('first-of-type', others)).toEqual([editor.at(0)]);
  expect(press('last-of-type', others.slice(0, 1))).toEqual(others.slice(0, 1));
  expect(press('last-of-type', others)).toEqual(others);
  expect(editor.find('div > p').textContent).toBe('3 likes');
});

test('a collector that uses the props of its component runs before the new ones arrive, and not again', () => {
  const log: string[] = [];
  const Loud: UserComponent<{ text?: string }> = ({ text = '' }) => {
    const { loud } = useNode(() => {
      log.push(`collects ${text}`);
      return { loud: text.toUpperCase() };
    });
    log.push(`renders ${text}, ${loud}`);
    return null;
  };
  const editor = createEditor(page(<Loud text="a" />), { resolver: { Loud } });
  log.length = 0;
  editor.run(({ actions }) => actions.setProp(editor.at(0), (props) => void (props.text = 'b')));
  expect(log).toEqual(['collects a', 'renders b, A']);
});
