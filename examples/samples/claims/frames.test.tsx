/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type FC, type ReactElement, type ReactNode, useState } from 'react';
import { createPortal, render, unmountComponentAtNode } from 'react-dom';
import { act } from 'react-dom/test-utils';
import { Frame, useEditor } from '@craftjs/core';
import type { Resolver, SerializedNodes } from '@craftjs/core';
import { cleanUp, createEditor, fire, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// Claims about the frame: mounted twice, inside an iframe, and about what an announcement around it needs.

beforeEach(muteConsole);
afterEach(cleanUp);

const resolver = { Text };

/** An editor whose frame loads `data` each time it mounts. */
function createRemounting(data: string) {
  cleanUp();
  let remount = () => {};
  const Remounting = () => {
    const [key, setKey] = useState(0);
    remount = () => setKey(1);
    return <Frame key={key} data={data} />;
  };
  const editor = createEditor(undefined, { resolver, before: <Remounting /> });
  return { editor, remount: () => act(() => remount()) };
}

test('a frame that mounts again loads its data again, without orphans and without the edits', () => {
  const data = createEditor(page(<Text text="Stored" />), { resolver })
    .hook()
    .query.serialize();
  const { editor, remount } = createRemounting(data);
  const read = () => {
    const { query } = editor.hook();
    return [
      Object.keys(query.getNodes()).length,
      query.node(editor.at(0)).get().data.props['text'] as string,
    ];
  };
  editor.run(({ actions }) => actions.setProp(editor.at(0), (props) => (props.text = 'Edited')));
  expect(read()).toEqual([2, 'Edited']);
  remount();
  expect(read()).toEqual([2, 'Stored']);
});

test('undoing a deletion from before a frame mounted again lists the node twice', () => {
  const data = createEditor(page(<Text text="a" />, <Text text="b" />), { resolver })
    .hook()
    .query.serialize();
  const { editor, remount } = createRemounting(data);
  const ids = [editor.at(0), editor.at(1)];
  editor.run(({ actions }) => actions.delete(editor.at(0)));
  remount();
  expect(editor.hook().query.node('ROOT').childNodes()).toEqual(ids);
  editor.run(({ actions }) => actions.history.undo());
  expect(editor.hook().query.node('ROOT').childNodes()).toEqual([...ids, ids[1]]);
});

test('a panel renders before the page, and collects that the root has appeared', () => {
  const seen: boolean[][] = [];
  const Status = () => {
    const { loaded, query } = useEditor((state) => ({ loaded: 'ROOT' in state.nodes }));
    seen.push([loaded, (query.node('ROOT').get() as unknown) !== undefined]);
    return null;
  };
  createEditor(page(), { before: <Status /> });
  expect([seen[0], seen.at(-1)]).toEqual([
    [false, false],
    [true, true],
  ]);
});

test('the component that loads a page ignores another page, unless it gets another key', async () => {
  const { Page } = loadSample('api/frame/Page') as {
    Page: FC<{ resolver: Resolver; fetchPage: () => Promise<SerializedNodes>; emptyPage: ReactElement }>;
  };
  const createFetch = (text: string) => {
    const nodes = createEditor(page(<Text text={text} />), { resolver })
      .hook()
      .query.getSerializedNodes();
    cleanUp();
    return () => Promise.resolve(nodes);
  };
  const [fetchHome, fetchAbout] = [createFetch('Home'), createFetch('About')];
  const container = document.body.appendChild(document.createElement('div'));
  const show = async (key: string, fetchPage: typeof fetchHome) => {
    await act(async () => {
      render(<Page key={key} resolver={resolver} fetchPage={fetchPage} emptyPage={page()} />, container);
    });
    return container.querySelector('p')?.textContent;
  };
  const shown = [await show('a', fetchHome), await show('a', fetchAbout), await show('b', fetchAbout)];
  act(() => void unmountComponentAtNode(container));
  container.remove();
  expect(shown).toEqual(['Home', 'Home', 'About']);
});

test('an editor with a key reads the data of its first render, and ignores data that come later', () => {
  const { PageEditor } = loadSample('api/frame/PageEditor') as {
    PageEditor: FC<{ resolver: Resolver; pageId: string; data: string }>;
  };
  const [home, about] = ['Home', 'About'].map((text) => {
    const data = createEditor(page(<Text text={text} />), { resolver })
      .hook()
      .query.serialize();
    cleanUp();
    return data;
  }) as [string, string];
  const container = document.body.appendChild(document.createElement('div'));
  const show = (pageId: string, data: string) => {
    act(() => void render(<PageEditor resolver={resolver} pageId={pageId} data={data} />, container));
    return container.querySelector('p')?.textContent;
  };
  const shown = [show('home', home), show('about', home), show('about', about), show('new', about)];
  act(() => void unmountComponentAtNode(container));
  container.remove();
  expect(shown).toEqual(['Home', 'Home', 'Home', 'About']);
});

test('after a failed request, the button of the component that loads a page tries again', async () => {
  const { Page } = loadSample('api/frame/Page') as {
    Page: FC<{ resolver: Resolver; fetchPage: () => Promise<null>; emptyPage: ReactElement }>;
  };
  const container = document.body.appendChild(document.createElement('div'));
  let isOnline = false;
  const fetchPage = () => (isOnline ? Promise.resolve(null) : Promise.reject(new Error('offline')));
  await act(async () => {
    render(<Page resolver={resolver} fetchPage={fetchPage} emptyPage={<Text text="New" />} />, container);
  });
  const texts = [container.textContent];
  for (isOnline of [false, true]) {
    await act(async () => fire(container.querySelector('button') as HTMLElement, 'click'));
    texts.push(container.textContent);
  }
  act(() => void unmountComponentAtNode(container));
  container.remove();
  const failure = "This page couldn't be loaded. Try again";
  expect(texts).toEqual([failure, failure, 'New']);
});

test('the component that loads a page keeps its editor if another request fails', async () => {
  const { Page } = loadSample('api/frame/Page') as {
    Page: FC<{ resolver: Resolver; fetchPage: () => Promise<null>; emptyPage: ReactElement }>;
  };
  const container = document.body.appendChild(document.createElement('div'));
  const texts: (string | null)[] = [];
  for (const fetchPage of [() => Promise.resolve(null), () => Promise.reject(new Error('offline'))]) {
    await act(async () => {
      render(<Page resolver={resolver} fetchPage={fetchPage} emptyPage={<Text text="New" />} />, container);
    });
    texts.push(container.textContent);
  }
  act(() => void unmountComponentAtNode(container));
  container.remove();
  expect(texts).toEqual(['New', 'New']);
});

test('a key or a click in an iframe reaches React handlers around the portal, and no listener of the outer document', () => {
  const iframe = document.body.appendChild(document.createElement('iframe'));
  const inner = iframe.contentDocument?.body as HTMLElement;
  const heard: string[] = [];
  const onOuter = () => void heard.push('document');
  const types = ['keydown', 'mousedown', 'pointermove'];
  for (const type of types) document.addEventListener(type, onOuter);
  const around = (editor: ReactNode) => (
    <div
      onKeyDown={() => heard.push('key')}
      onMouseDown={() => heard.push('mouse')}
      onPointerMove={() => heard.push('pointer')}
    >
      {createPortal(editor, inner)}
    </div>
  );
  createEditor(page(<Text />), { resolver, around });
  for (const type of types) fire(inner.querySelector('p') as HTMLElement, type);
  for (const type of types) document.removeEventListener(type, onOuter);
  cleanUp();
  iframe.remove();
  expect(heard).toEqual(['key', 'mouse', 'pointer']);
});

test('clearing a status and setting the same text in one handler changes nothing in the document', () => {
  const Status = () => {
    const [message, setMessage] = useState('Undone.');
    const repeat = () => {
      setMessage('');
      setMessage('Undone.');
    };
    const pad = () => setMessage((last) => (last === 'Undone.' ? 'Undone.\u00A0' : 'Undone.'));
    return (
      <p role="status" onClick={repeat} onDoubleClick={pad}>
        {message}
      </p>
    );
  };
  const status = createEditor(page(<Text />), { resolver, before: <Status /> }).find('[role=status]');
  const observer = new MutationObserver(() => {});
  observer.observe(status, { childList: true, characterData: true, subtree: true });
  const changesAfter = (type: string) => {
    fire(status, type);
    return observer.takeRecords().length;
  };
  expect([changesAfter('click'), changesAfter('dblclick'), changesAfter('dblclick')]).toEqual([0, 1, 1]);
  observer.disconnect();
});
