/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { ReactNode } from 'react';
import { Element, ROOT_NODE, useNode } from '@craftjs/core';
import type { NodeTree, UserComponent } from '@craftjs/core';
import { Box, cleanUp, createEditor, dragTo, fire, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// Claims of the documentation about connectors, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

const resolver = { Text };

describe('a React element given to a connector of useEditor', () => {
  test('loses the id, so select() selects nothing', () => {
    const editor = createEditor(page(<Text text="One" />), {
      resolver,
      panel: ({ connectors, query }) => {
        const [id = ''] = query.getNodes()['ROOT'] ? query.node('ROOT').childNodes() : [];
        return (
          <>
            {connectors.select(<button className="element" />, id)}
            <button className="dom" ref={(el) => void (el && connectors.select(el, id))} />
          </>
        );
      },
    });
    editor.rerender();
    const selectedBy = (selector: string) => {
      fire(editor.find(selector), 'mousedown');
      return editor.hook().query.getEvent('selected').all();
    };
    expect(selectedBy('.element')).toEqual([]);
    expect(selectedBy('.dom')).toEqual([editor.at(0)]);
  });

  test('loses what create() should create, so the drag throws', () => {
    const editor = createEditor(page(<Text />), {
      resolver,
      panel: ({ connectors }) => connectors.create(<button />, <Text />),
    });
    const errors: string[] = [];
    addEventListener('error', (event) => errors.push(event.message), { once: true });
    fire(editor.find('button'), 'dragstart');
    expect(errors.join()).toContain("Cannot read properties of undefined (reading 'type')");
  });

  test('crashes the editor when drag() receives it', () => {
    const editor = createEditor(page(<Text />), {
      resolver,
      panel: ({ connectors }) => connectors.drag(<button />, 'ROOT'),
    });
    expect(editor.crash()).toContain('Invalid parameter Node Id specified');
  });

  test('crashes the editor when it is removed', () => {
    let shown = true;
    const editor = createEditor(page(<Text />), {
      resolver,
      panel: ({ connectors }) => shown && connectors.select(<button />, 'ROOT'),
    });
    shown = false;
    editor.rerender();
    expect(editor.crash()).toContain('Invalid value used as weak map key');
  });
});

test('create() keeps its first options until the element or function to create changes', () => {
  const calls: string[] = [];
  let name = 'first';
  let content = () => <Text text="New" />;
  const editor = createEditor(page(<Text text="One" />), {
    resolver,
    panel: ({ connectors }) => {
      const onCreate = (
        (label) => () =>
          calls.push(label)
      )(name);
      return <button ref={(el) => void (el && connectors.create(el, content, { onCreate }))} />;
    },
  });
  const drag = () => dragTo(editor.find('button'), editor.find('p'));
  drag();
  name = 'second';
  editor.rerender();
  drag();
  content = () => <Text text="Newer" />;
  editor.rerender();
  drag();
  expect(calls).toEqual(['first', 'first', 'second']);
});

test('all actions are stable between renders except history.ignore and history.throttle', () => {
  const editor = createEditor(page(<Text />), { resolver });
  const read = () => {
    const { history, ...actions } = editor.hook().actions;
    return new Map(Object.entries({ ...actions, ...history }));
  };
  const before = read();
  editor.rerender();
  const changed = [...read()].filter(([name, action]) => before.get(name) !== action);
  expect(changed.map(([name]) => name)).toEqual(['throttle', 'ignore']);
});

test('pressing the mouse selects a node, and a click alone does not', () => {
  const editor = createEditor(page(<Text />), { resolver });
  const selected = () => editor.hook().query.getEvent('selected').all();
  fire(editor.find('p'), 'click');
  expect(selected()).toEqual([]);
  fire(editor.find('p'), 'mousedown');
  expect(selected()).toEqual([editor.at(0)]);
});

type Menu = (el: HTMLElement, id: string) => void;
const { MenuHandlers } = loadSample('api/event-handlers/menuHandlers');
const { useConnectors } = loadSample('api/event-handlers/useConnectors') as {
  useConnectors: (Handlers: unknown, options: object) => { menu: Menu };
};
const useMenuConnector = (onMenu: (id: string) => void) => useConnectors(MenuHandlers, { onMenu }).menu;

test('the menu connector is off in an editor that starts disabled, and follows later changes', () => {
  let calls = 0;
  const onMenu = () => void calls++;
  const Item = () => {
    const { id, connectors } = useNode();
    const menu = useMenuConnector(onMenu);
    return (
      <p
        ref={(el) => {
          if (!el) return;
          connectors.connect(el);
          menu(el, id);
        }}
      />
    );
  };
  const editor = createEditor(page(<Item />), { resolver: { Item }, options: { enabled: false } });
  const callsWhen = (enabled: boolean) => {
    editor.run(({ actions }) => actions.setOptions((options) => void (options.enabled = enabled)));
    fire(editor.find('p'), 'contextmenu');
    return calls;
  };
  fire(editor.find('p'), 'contextmenu');
  expect([calls, callsWhen(true), callsWhen(false), callsWhen(true)]).toEqual([0, 1, 1, 2]);
});

test('useConnectors keeps its connectors when the options change, and calls the latest function', () => {
  const opened: string[] = [];
  const menus = new Set<Menu>();
  const Panel = ({ name }: { name: string }) => {
    const menu = useMenuConnector((id) => void opened.push(`${name} ${id}`));
    menus.add(menu);
    return <i ref={(el) => void (el && menu(el, 'any'))} />;
  };
  let name = 'first';
  const editor = createEditor(page(), { panel: () => <Panel name={name} /> });
  fire(editor.find('i'), 'contextmenu');
  name = 'second';
  editor.rerender();
  fire(editor.find('i'), 'contextmenu');
  expect([opened, menus.size]).toEqual([['first any', 'second any'], 1]);
});

test('a right-click on a component without the menu connector opens the menu of the nearest one around it that has it', () => {
  const opened: string[] = [];
  const onMenu = (id: string) => void opened.push(id);
  const Card = ({ children }: { children?: ReactNode }) => {
    const { id, connectors } = useNode();
    const menu = useMenuConnector(onMenu);
    const attach = (el: HTMLElement) => {
      connectors.connect(el);
      menu(el, id);
    };
    return <article ref={(el) => void (el && attach(el))}>{children}</article>;
  };
  const nested = (
    <Element is={Card} canvas>
      <Element is={Card} canvas>
        <Element is={Box} canvas>
          <Text />
        </Element>
      </Element>
    </Element>
  );
  const { at, find } = createEditor(page(nested, <Text />), { resolver: { Box, Card, Text } });
  for (const selector of ['article p', 'article article', 'article', 'main > p', 'main'])
    fire(find(selector), 'contextmenu');
  expect(opened).toEqual([at(0, 0), at(0, 0), at(0)]);
});

test('a function of create() that returns a tree which was added before adds nothing', () => {
  let tree: NodeTree | undefined;
  const editor = createEditor(page(), {
    resolver,
    panel: ({ connectors, query }) => {
      const create = () => (tree ??= query.parseReactElement(<Text text="New" />).toNodeTree());
      return <button ref={(el) => void (el && connectors.create(el, create as never))} />;
    },
  });
  const count = () => editor.hook().query.node(ROOT_NODE).childNodes().length;
  dragTo(editor.find('button'), editor.find('main'));
  expect(count()).toBe(1);
  dragTo(editor.find('button'), editor.find('main'));
  expect(count()).toBe(1);
});

test('a function of create() that returns the tree of a node on the page shows this node twice', () => {
  const editor = createEditor(page(<Text text="One" />), {
    resolver,
    panel: ({ connectors, query }) => {
      const create = () => query.node(editor.at(0)).toNodeTree();
      return <button ref={(el) => void (el && connectors.create(el, create as never))} />;
    },
  });
  dragTo(editor.find('button'), editor.find('main'));
  expect(editor.hook().query.node(ROOT_NODE).childNodes()).toEqual([editor.at(0), editor.at(0)]);
});

test('a ref on a component that does not forward it is not called, so nothing is connected', () => {
  const Plain = () => <b />;
  const Fancy: UserComponent = () => {
    const { connectors } = useNode();
    const ref = (el: HTMLElement | null) => void (el && connectors.connect(el));
    return <Plain {...({ ref } as object)} />;
  };
  const editor = createEditor(page(<Fancy />), { resolver: { Fancy } });
  expect(editor.hook().query.node(editor.at(0)).get().dom).toBeNull();
  expect(String(jest.mocked(console.error).mock.calls[0]?.[0])).toContain(
    'Function components cannot be given refs',
  );
});
