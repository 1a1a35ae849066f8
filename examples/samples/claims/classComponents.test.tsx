/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Component, createElement, createRef, type FC } from 'react';
import { connectEditor, connectNode, useNode } from '@craftjs/core';
import type { UserComponent } from '@craftjs/core';
import { cleanUp, createEditor, fire, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// Claims of docs/api/class-components.mdx, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

let received: Record<string, unknown> = {};

class Probe extends Component {
  override render() {
    received = this.props as Record<string, unknown>;
    return null;
  }
}

test('connectNode passes on the result of useNode, and props of the component win over it', () => {
  const Connected: UserComponent = connectNode(() => ({ collected: 1 }))(Probe);
  const editor = createEditor(page(<Connected related="mine" />), { resolver: { Connected } });
  // The editor itself passes the children.
  const injected = Object.keys(received).filter((name) => name !== 'children');
  expect(injected.sort()).toEqual([
    'actions',
    'collected',
    'connectors',
    'id',
    'inContext',
    'inNodeContext',
    'related',
    'setProp',
    'store',
  ]);
  expect(received).toMatchObject({ collected: 1, id: editor.at(0), related: 'mine' });
});

test('connectEditor passes on the result of useEditor, and its collector also gets the queries', () => {
  const collect = ((_: unknown, query: { getNodes: () => object }) => ({
    ids: Object.keys(query.getNodes()),
  })) as unknown as () => { ids: string[] };
  const Connected = connectEditor(collect)(Probe);
  createEditor(page(), { panel: () => <Connected query="mine" /> });
  expect(Object.keys(received).sort()).toEqual([
    'actions',
    'connectors',
    'ids',
    'inContext',
    'query',
    'store',
  ]);
  expect(received).toMatchObject({ ids: ['ROOT'], query: 'mine' });
});

test('a ref on a connected component stays empty', () => {
  const ref = createRef();
  const Connected = connectEditor()(Probe);
  createEditor(page(), { panel: () => <Connected ref={ref} /> });
  expect(ref.current).toBeNull();
  expect(logged()).toMatch(/Function components cannot be given refs/);
});

test('a connected component without craft.displayName is named after its key in the resolver', () => {
  const Connected = connectNode()(Probe);
  const editor = createEditor(page(<Connected />), { resolver: { Heading: Connected } });
  expect(editor.hook().query.node(editor.at(0)).get().data.displayName).toBe('Heading');
});

test('a static craft of the class has no effect on the connected component', () => {
  class Titled extends Probe {
    static craft = { displayName: 'Title', props: { text: 'Untitled' } };
  }
  const Connected = connectNode()(Titled);
  const editor = createEditor(page(<Connected />), { resolver: { Heading: Connected } });
  const { displayName, props } = editor.hook().query.node(editor.at(0)).get().data;
  expect([displayName, props]).toEqual(['Heading', {}]);
});

test('the component of one call in JSX and that of another in the resolver crash the editor', () => {
  const inPage = connectNode()(Probe);
  const inResolver = connectNode()(Probe);
  const editor = createEditor(page(createElement(inPage)), { resolver: { Heading: inResolver } });
  expect(editor.crash()).toMatch(/does not exist in the resolver/);
});

test('a prop called id hides the id of the node', () => {
  const Connected: UserComponent = connectNode()(Probe);
  createEditor(page(<Connected id="mine" />), { resolver: { Connected } });
  expect(received).toMatchObject({ id: 'mine' });
});

test('with both HOCs, the class gets the actions and connectors of the outer one, and query of the inner one', () => {
  const Connected: UserComponent = connectNode()(connectEditor()(Probe));
  createEditor(page(<Connected />), { resolver: { Connected } });
  const keysOf = (name: string) => Object.keys(received[name] as object);
  expect([keysOf('actions'), keysOf('connectors')]).toEqual([
    ['setProp', 'setCustom', 'setHidden'],
    ['connect', 'drag'],
  ]);
  expect(received).toHaveProperty('query');
});

test('props of a connected component are not checked, and those of a function around the class are', () => {
  type Props = { text: string };
  class Titled extends Component<Props & Pick<ReturnType<typeof useNode>, 'connectors'>> {
    override render() {
      return <i>{this.props.text}</i>;
    }
  }
  const Connected = connectNode()(Titled);
  const Annotated: UserComponent<{ label: number }> = connectNode()(Titled);
  const Checked: UserComponent<Props> = (props) => <Titled {...props} {...useNode()} />;
  // @ts-expect-error -- `text` is missing, and `txt` is no prop of this component.
  const wrong = <Checked txt="a" />;
  const editor = createEditor(page(<Connected txt="a" />, <Annotated label={1} />, wrong), {
    resolver: { Connected, Annotated, Checked },
  });
  expect(editor.crash()).toBeUndefined();
});

const logged = () => (console.error as unknown as { mock: { calls: unknown[][] } }).mock.calls.join();

test('a class that a function renders with both hooks gets the node and the actions of the editor', () => {
  const { HookedTitle } = loadSample('api/class-components/HookedTitle') as {
    HookedTitle: FC<{ text?: string }>;
  };
  const editor = createEditor(page(<HookedTitle />, <HookedTitle text="Second" />), {
    resolver: { HookedTitle },
  });
  expect(editor.find('main').textContent).toBe('Untitled DeleteSecond Delete');
  fire(editor.find('button'), 'click');
  expect([editor.find('main').textContent, editor.crash()]).toEqual(['Second Delete', undefined]);
});

test('while editing is disabled, that class shows no button', () => {
  const { HookedTitle } = loadSample('api/class-components/HookedTitle') as { HookedTitle: FC };
  const editor = createEditor(page(<HookedTitle />), {
    resolver: { HookedTitle },
    options: { enabled: false },
  });
  expect(editor.find('main').textContent).toBe('Untitled ');
});

test('the UndoButton sample undoes a change, and is disabled without one and in a disabled editor', () => {
  const { UndoButton } = loadSample('api/class-components/UndoButton') as { UndoButton: FC };
  const editor = createEditor(page(<Text text="old" />), { resolver: { Text }, before: <UndoButton /> });
  const disabled = () => editor.find('button').hasAttribute('disabled');
  const enable = (enabled: boolean) =>
    editor.run(({ actions }) => actions.setOptions((options) => void (options.enabled = enabled)));
  const states = [disabled()];
  editor.run(({ actions }) => actions.setProp(editor.at(0), (props) => void (props.text = 'new')));
  states.push(disabled());
  enable(false);
  states.push(disabled());
  enable(true);
  fire(editor.find('button'), 'click');
  expect([...states, disabled(), editor.find('main').textContent]).toEqual([true, false, true, true, 'old']);
});

test('in the example, a button of the selected title changes a prop, and goes away when the editor is disabled', () => {
  const edit = (code: string) => code.replace('const Title:', 'export const Title:');
  const { Title } = loadSample('api/class-components/Classes', edit) as { Title: FC };
  const editor = createEditor(page(<Title />), { resolver: { Title } });
  const buttons = () => document.querySelectorAll('button').length;
  const size = () => editor.hook().query.node(editor.at(0)).get().data.props['size'] as number;
  const seen = [buttons(), size()];
  fire(editor.find('h2'), 'mousedown');
  fire(editor.find('h2'), 'click');
  seen.push(buttons());
  fire(editor.find('button'), 'click');
  seen.push(size());
  editor.run(({ actions }) => actions.setOptions((options) => void (options.enabled = false)));
  expect([...seen, buttons()]).toEqual([0, 24, 1, 28, 0]);
});

test.each([
  ['makes saving throw if the connected component has no name', undefined, 'node (undefined) does not exist'],
  ['does not, if its displayName is its key', 'Title', undefined],
])('a hot update that replaces a connected component in the resolver %s', (_, displayName, message) => {
  const connect = () => {
    const Connected: UserComponent = connectNode()(Probe);
    if (displayName) Connected.displayName = displayName;
    return Connected;
  };
  const Title = connect();
  const options = { resolver: { Title } };
  const editor = createEditor(page(<Title />), { options });
  const save = () => editor.hook().query.serialize();
  const before = save();
  options.resolver = { Title: connect() };
  editor.rerender();
  if (message) expect(save).toThrow(message);
  else expect(save()).toBe(before);
  expect(editor.crash()).toBeUndefined();
});

test('the error about a connected component that is missing from the resolver has its displayName', () => {
  const Title: UserComponent = connectNode()(Probe);
  const messageFor = () => createEditor(page(<Title />)).crash();
  const unnamed = messageFor();
  Title.displayName = 'Title';
  expect([unnamed, messageFor()]).toEqual([
    expect.stringContaining('node (undefined) does not exist'),
    expect.stringContaining('node (Title) does not exist'),
  ]);
});
