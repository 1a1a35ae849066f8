import { jest } from '@jest/globals';
import { Component, type ReactElement, type ReactNode } from 'react';
import { render as mount, unmountComponentAtNode } from 'react-dom';
import { act } from 'react-dom/test-utils';
import { Editor, Element, Frame, ROOT_NODE, useEditor, useNode } from '@craftjs/core';
import type { Options, SerializedNodes } from '@craftjs/core';

/** What `useEditor` returns to a component that collects nothing. */
export type Hook = ReturnType<typeof useEditor>;

/** An editor of the published library, mounted with React 17 in jsdom. */
export interface TestEditor {
  /** The hook's latest result. */
  readonly hook: () => Hook;
  /** Runs `work` and everything React does because of it. */
  readonly run: <T>(work: (hook: Hook) => T) => T;
  /** Renders the editor again, as a change of its parent would. */
  readonly rerender: () => void;
  /** Message of the first error that unmounted the editor, if one did. */
  readonly crash: () => string | undefined;
  readonly find: (selector: string) => HTMLElement;
  /** Id of the node a path of child indexes leads to from the root. */
  readonly at: (...path: number[]) => string;
}

interface Setup {
  readonly resolver?: Options['resolver'];
  readonly data?: string | SerializedNodes;
  /** Shown before the frame. */
  readonly before?: ReactNode;
  /** Shown beside the frame; called on every render. */
  readonly panel?: (hook: Hook) => ReactNode;
  readonly options?: Partial<Options>;
  /** Wraps the editor, for example in a provider. */
  readonly around?: (editor: ReactElement) => ReactElement;
}

class Boundary extends Component<{ onError: (error: Error) => void }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(error: Error) {
    this.props.onError(error);
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** React and jsdom print every error that unmounts an editor, and the library its warnings. */
export function muteConsole(): void {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
}

/** Messages of the errors that `work` throws in listeners of the library, outside React. */
export function uncaughtIn(work: () => void): string[] {
  const messages: string[] = [];
  const record = (event: ErrorEvent) => {
    messages.push(event.message);
    event.preventDefault();
  };
  window.addEventListener('error', record);
  work();
  window.removeEventListener('error', record);
  return messages;
}

const containers = new Set<HTMLElement>();

/** Unmounts all editors of a test. */
export function cleanUp(): void {
  for (const container of containers) {
    act(() => void unmountComponentAtNode(container));
    container.remove();
  }
  containers.clear();
}

/** Mounts an editor whose frame has `page` as its child. */
export function createEditor(page?: ReactElement, setup: Setup = {}): TestEditor {
  let latest: Hook | undefined;
  let crash: string | undefined;
  const container = document.body.appendChild(document.createElement('div'));
  containers.add(container);
  const record = (hook: Hook) => (latest = hook);
  const Panel = () => {
    const current = useEditor();
    record(current);
    return <aside>{setup.panel?.(current)}</aside>;
  };
  const hook = () => {
    if (!latest) throw new Error('The editor has not rendered');
    return latest;
  };
  const { around = (editor) => editor } = setup;
  const rerender = () =>
    act(() => {
      mount(
        <Boundary onError={({ message }) => (crash ??= message)}>
          {around(
            <Editor resolver={setup.resolver ?? {}} {...setup.options}>
              {setup.before}
              <Frame {...(setup.data === undefined ? {} : { data: setup.data })}>{page}</Frame>
              <Panel />
            </Editor>,
          )}
        </Boundary>,
        container,
      );
    });
  rerender();
  return {
    hook,
    rerender,
    crash: () => crash,
    run: (work) => {
      const results: ReturnType<typeof work>[] = [];
      act(() => void results.push(work(hook())));
      return results[0] as ReturnType<typeof work>;
    },
    find: (selector) => {
      const found = container.querySelector<HTMLElement>(selector);
      if (!found) throw new Error(`Nothing matches ${selector}`);
      return found;
    },
    at: (...path) =>
      path.reduce((id, index) => hook().query.node(id).childNodes()[index] ?? '', ROOT_NODE as string),
  };
}

/** Dispatches a mouse, drag or key event on an element. */
export function fire(target: HTMLElement, type: string, fields: object = {}): void {
  const event = new Event(type, { bubbles: true, cancelable: true });
  act(() => {
    target.dispatchEvent(Object.assign(event, { dataTransfer: { setDragImage() {} } }, fields));
  });
}

/** Drags `source` over `target` and releases it there. */
export function dragTo(source: HTMLElement, target: HTMLElement): void {
  fire(source, 'dragstart');
  fire(target, 'dragover', { clientX: 1, clientY: 1 });
  fire(source, 'dragend');
}

/** jsdom has no layout, so the test says where a node is: x, y, width and height in pixels. */
export function place(
  { hook }: TestEditor,
  id: string,
  ...rect: [number, number, number, number]
): HTMLElement {
  const { dom } = hook().query.node(id).get();
  if (!dom) throw new Error('The node is not connected');
  Object.assign(dom.style, { display: 'block', position: 'static', cssFloat: 'none', margin: '0px' });
  dom.getBoundingClientRect = () => new DOMRect(...rect);
  return dom;
}

export const Text = ({ text }: { text?: string }) => {
  const { connectors } = useNode();
  return (
    <p
      ref={(el) => {
        if (el) connectors.connect(connectors.drag(el));
      }}
    >
      {text}
    </p>
  );
};

export const Box = ({ children }: { children?: ReactNode }) => {
  const { connectors } = useNode();
  return (
    <section
      ref={(el) => {
        if (el) connectors.connect(connectors.drag(el));
      }}
    >
      {children}
    </section>
  );
};

/** A root canvas around `children`. */
export const page = (...children: ReactNode[]) => (
  <Element is="main" canvas>
    {...children}
  </Element>
);

/** A saved node whose component has this key in the resolver. */
export const named = (resolvedName: string, props: object = {}, rest: object = {}) => ({
  type: { resolvedName },
  props,
  nodes: [],
  linkedNodes: {},
  ...rest,
});
