/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Component, type FC, lazy, Suspense, type ReactElement, type ReactNode } from 'react';
import { act } from 'react-dom/test-utils';
import { Canvas, Element, useNode } from '@craftjs/core';
import type { Options } from '@craftjs/core';
import { cleanUp, createEditor, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// Claims about the resolver, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

test('a new resolver prop adds a component', () => {
  const setup: { resolver: Options['resolver'] } = { resolver: {} };
  const editor = createEditor(page(), setup);
  setup.resolver = { Text };
  editor.rerender();
  const tree = editor
    .hook()
    .query.parseReactElement(<Text />)
    .toNodeTree();
  editor.run(({ actions }) => actions.addNodeTree(tree, 'ROOT'));
  expect([editor.crash(), editor.find('main p').tagName]).toEqual([undefined, 'P']);
});

test('the objects passed as props of <Editor> are frozen, and setOptions extends a copy', () => {
  const resolver: Options['resolver'] = {};
  const indicator = { success: 'blue' };
  const editor = createEditor(page(), { resolver, options: { indicator } });
  expect([resolver, indicator].map(Object.isFrozen)).toEqual([true, true]);
  expect(() => (resolver['Text'] = Text)).toThrow('object is not extensible');

  editor.run(({ actions }) =>
    actions.setOptions((options) => {
      options.resolver = { ...options.resolver, Text };
    }),
  );
  editor.run(({ actions, query }) =>
    actions.addNodeTree(query.parseReactElement(<Text />).toNodeTree(), 'ROOT'),
  );
  expect([editor.crash(), editor.hook().query.node(editor.at(0)).get().data.name]).toEqual([
    undefined,
    'Text',
  ]);
});

describe('docs/error-messages.mdx: a component is named undefined', () => {
  const Card = ({ children }: { children?: ReactNode }) => (
    <Element id="body" is="div" canvas>
      {children}
    </Element>
  );
  const crashOf = (content: ReactElement) =>
    createEditor(page(content), { resolver: { Card, Text } }).crash();

  test('when a component passes child nodes on to a linked element, but not with text alone', () => {
    const withNodes = crashOf(
      <Card>
        <Text />
      </Card>,
    );
    expect(withNodes).toContain('(undefined) does not exist in the resolver');
    expect(crashOf(<Card>Text</Card>)).toBeUndefined();
  });
});

test('docs/error-messages.mdx: a key of the resolver without a value is as good as none', () => {
  const resolver = { Text: undefined } as unknown as Options['resolver'];
  expect(createEditor(page(<Text />), { resolver }).crash()).toContain(
    '(Text) does not exist in the resolver',
  );
});

test.each([
  ['connect', 'addEventListener is not a function'],
  ['drag', 'setAttribute is not a function'],
] as const)(
  'docs/error-messages.mdx: %s fails with the instance of a class component: %s',
  (first, message) => {
    class Panel extends Component {
      override render() {
        return <div />;
      }
    }
    const Wrapper = () => {
      const { connectors } = useNode();
      const attach = (instance: Panel) => void connectors.connect(connectors[first](instance as never));
      return <Panel ref={(instance) => void (instance && attach(instance))} />;
    };
    expect(createEditor(page(<Wrapper />), { resolver: { Wrapper } }).crash()).toContain(message);
  },
);

test('docs/error-messages.mdx: Canvas of a saved page, or without an is in JSX, does not exist in the resolver', () => {
  const canvas = { type: { resolvedName: 'Canvas' }, isCanvas: true, props: { is: 'section' } };
  const open = (resolver: Options['resolver']) =>
    createEditor(undefined, { resolver, data: JSON.stringify({ 'canvas-ROOT': canvas }) }).crash();
  const message = '(Canvas) does not exist in the resolver';
  expect(open({})).toContain(message);
  expect(open({ Canvas })).toBeUndefined();
  expect(createEditor(page(<Canvas />)).crash()).toContain(message);
});

describe('a component of React.lazy', () => {
  // The published types find the React of the site, whose lazy components differ.
  const createLazy = () =>
    lazy(() => Promise.resolve({ default: () => <b>Loaded</b> })) as unknown as () => JSX.Element;
  const settle = () => act(() => Promise.resolve());

  test('crashes the editor as a user component, because React cannot write to the frozen object', async () => {
    const Lazy = createLazy();
    const editor = createEditor(page(<Lazy />), {
      resolver: { Lazy },
      around: (inner) => <Suspense fallback="Loading">{inner}</Suspense>,
    });
    await settle();
    expect(editor.crash()).toContain("Cannot assign to read only property '_status'");
  });

  test('works inside a function component', async () => {
    const Lazy = createLazy();
    const Chart = () => {
      const { connectors } = useNode();
      return (
        <div ref={(el) => void (el && connectors.connect(el))}>
          <Suspense fallback="Loading">
            <Lazy />
          </Suspense>
        </div>
      );
    };
    const editor = createEditor(page(<Chart />), { resolver: { Chart } });
    await settle();
    expect([editor.crash(), editor.find('b').textContent]).toEqual([undefined, 'Loaded']);
  });
});

test('a component is saved under the wrong key only if its function name is a key of another one', () => {
  const create = () => {
    const Same = () => <b />;
    return Same;
  };
  const [A, B] = [create(), create()];
  const savedAs = (resolver: Options['resolver']) => {
    const editor = createEditor(page(<B />), { resolver });
    return editor.hook().query.node(editor.at(0)).toSerializedNode().type;
  };
  expect([savedAs({ A, B }), savedAs({ Same: A, B })]).toEqual([
    { resolvedName: 'B' },
    { resolvedName: 'Same' },
  ]);
});

test('a component under the key Canvas is saved, but unmounts the editor when it is loaded', () => {
  const Canvas = () => <b />;
  const resolver = { Canvas };
  const editor = createEditor(page(<Canvas />), { resolver });
  const data = editor.hook().query.serialize();
  expect(data).toContain('"resolvedName":"Canvas"');
  expect(createEditor(undefined, { resolver, data }).crash()).toContain('must specify an `id` prop');
});

test('docs/dev.mdx: a card whose region is missing from the resolver unmounts the editor', () => {
  const { Card, CardBody } = loadSample('dev/App', (code) => `${code}\nexport { Card, CardBody };`) as {
    Card: FC;
    CardBody: FC;
  };
  const crashOf = (resolver: Options['resolver']) => createEditor(page(<Card />), { resolver }).crash();
  expect(crashOf({ Card })).toContain('(CardBody) does not exist in the resolver');
  expect(crashOf({ Card, CardBody })).toBeUndefined();
});
