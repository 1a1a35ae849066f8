/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Component, useEffect } from 'react';
import type { ReactElement } from 'react';
import { render, unmountComponentAtNode } from 'react-dom';
import { act } from 'react-dom/test-utils';
import { Editor, Frame } from '@craftjs/core';
import type { UserComponent } from '@craftjs/core';
import { cleanUp, createEditor, muteConsole, page, Text } from './editor';

// Claims of docs/api/frame.mdx about its errors and about loading another document.

beforeEach(muteConsole);
afterEach(cleanUp);

class Boundary extends Component<{ onError: (message: string) => void }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override componentDidCatch(error: Error) {
    this.props.onError(error.message);
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

describe('a boundary around the frame', () => {
  /** The message that a boundary around the frame catches, and that of one above the editor. */
  const errorsOf = (frame: ReactElement) => {
    let [around, above]: (string | undefined)[] = [];
    const container = document.createElement('div');
    act(() => {
      render(
        <Boundary onError={(message) => (above = message)}>
          <Editor>
            <Boundary onError={(message) => (around = message)}>{frame}</Boundary>
          </Editor>
        </Boundary>,
        container,
      );
    });
    act(() => void unmountComponentAtNode(container));
    return { around, above };
  };
  const only = 'React.Children.only expected to receive a single React element child.';

  test.each<[string, ReactElement, string]>([
    [
      'an unknown component in the JSX',
      <Frame key="f">{page(<Text />)}</Frame>,
      'does not exist in the resolver',
    ],
    [
      'two children',
      <Frame key="f">
        <i />
        <b />
      </Frame>,
      only,
    ],
    ['a text', <Frame key="f">text</Frame>, only],
    [
      'an entry of nodes without its node',
      <Frame key="f" data='{"ROOT":{"type":"main","props":{},"nodes":["gone"]}}' />,
      "reading 'children'",
    ],
  ])('catches %s', (_, frame, message) => {
    expect(errorsOf(frame)).toEqual({ around: expect.stringContaining(message), above: undefined });
  });

  test.each<[string, string, string]>([
    ['broken JSON', '{', 'JSON'],
    ['an unknown type', '{"ROOT":{"type":{"resolvedName":"Gone"},"props":{}}}', "reading 'name'"],
    ['a node without props', '{"ROOT":{"type":"main"}}', 'undefined or null'],
  ])('does not catch %s in data, which one above the editor does', (_, data, message) => {
    const errors = errorsOf(<Frame data={data} />);
    expect(errors).toEqual({ around: undefined, above: expect.stringContaining(message) });
  });
});

test('loading another document remounts the page, and so does its undo', async () => {
  let mounts = 0;
  const Probe: UserComponent = () => {
    useEffect(() => void mounts++, []);
    return null;
  };
  const editor = createEditor(page(<Probe />), { resolver: { Probe } });
  // The frame compares the times at which the roots were made, in milliseconds.
  const start = Date.now();
  while (Date.now() === start) await Promise.resolve();
  editor.run(({ actions, query }) => actions.deserialize(query.serialize()));
  const afterLoad = mounts;
  editor.run(({ actions }) => actions.history.undo());
  expect([afterLoad, mounts]).toEqual([2, 3]);
});
