/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FC } from 'react';
import { render, unmountComponentAtNode } from 'react-dom';
import { act, Simulate } from 'react-dom/test-utils';
import { cleanUp, createEditor, fire, named, page, Text } from './editor';
import { applyChanges, loadSample } from './sample';
import { loadTemplates, type storeTemplate, type Template } from './templates';

// Claims of docs/recipes/templates.mdx about templates of an older version, and about those of a server.

beforeEach(() => localStorage.clear());

type Open = (text: string, version: number, allowed: string[]) => { nodes: Record<string, unknown> };

test('openPart migrates a stored template before the check, also one without a version', () => {
  const { openPart } = loadSample('recipes/templates/openPart') as { openPart: Open };
  const text = JSON.stringify({ rootId: 'a', nodes: { a: named('Heading', { text: 'Old' }) } });
  expect(() => openPart(text, 3, ['Text'])).toThrow('Unknown type in a');
  expect(() => openPart(text, 4, ['Text'])).toThrow("can't open version 4");
  for (const version of [1, undefined as unknown as number])
    expect(openPart(text, version, ['Text']).nodes['a']).toMatchObject({
      type: { resolvedName: 'Text' },
      props: { content: 'Old', level: 1 },
    });
});

test('with the changes of the page, the shelf shows a template of version 1 in the form of today', () => {
  const stored = { id: 1, version: 1, name: 'Old', text: '' };
  stored.text = JSON.stringify({ rootId: 'a', nodes: { a: named('Heading') } });
  localStorage.setItem('craft-templates', JSON.stringify([stored, { ...stored, text: '{}' }]));
  const edited = loadSample(
    'recipes/templates/templateStore',
    (code) =>
      code
        .replace('export const VERSION = 1;', "import { VERSION } from './pages';\nexport { VERSION };")
        .replace("import { readPart } from './readPart';", "import { openPart } from './openPart';")
        .replace('{ id, name, text }) =>', '{ id, version, name, text }) =>')
        .replace('readPart(text, allowed)', 'openPart(text, version, allowed)'),
    ['recipes/migrations'],
  ) as { loadTemplates: typeof loadTemplates; storeTemplate: typeof storeTemplate };
  expect(loadTemplates(['Text'])).toEqual([]);
  expect(edited.loadTemplates(['Text'])).toMatchObject([{ name: 'Old', part: { rootId: 'a' } }]);
  edited.storeTemplate('New', '{}');
  expect(JSON.parse(localStorage.getItem('craft-templates') ?? '')).toMatchObject([{}, {}, { version: 3 }]);
});

test('a template in the form of today that was stored as version 1 is converted a second time', () => {
  const { storeTemplate: store } = loadSample('recipes/templates/templateStore') as {
    storeTemplate: typeof storeTemplate;
  };
  const { openPart } = loadSample('recipes/templates/openPart') as { openPart: Open };
  store('Mine', JSON.stringify({ rootId: 'a', nodes: { a: named('Heading') } }));
  const [{ text, version }] = JSON.parse(localStorage.getItem('craft-templates') ?? '') as [
    { text: string; version: number },
  ];
  const typeIn = (stored: number) => openPart(text, stored, ['Heading', 'Text']).nodes['a'];
  expect(typeIn(3)).toMatchObject({ type: { resolvedName: 'Heading' } });
  expect([version, typeIn(version)]).toMatchObject([1, { type: { resolvedName: 'Text' } }]);
});

test('with the changes for a server, the form saves once per response, and reports a failure', async () => {
  const { SaveTemplate } = loadSample('recipes/templates/SaveTemplate', (code) =>
    applyChanges(code, 'recipes/templates'),
  ) as { SaveTemplate: FC<{ onSave: () => void }> };
  const answers: ((ok: boolean) => void)[] = [];
  globalThis.fetch = (() =>
    new Promise((resolve) => {
      answers.push((ok) => resolve({ ok, status: 500 }));
    })) as unknown as typeof fetch;
  let saved = 0;
  const editor = createEditor(page(<Text text="One" />), {
    resolver: { Text },
    panel: () => <SaveTemplate onSave={() => void (saved += 1)} />,
  });
  editor.run(({ actions }) => actions.selectNode(editor.at(0)));
  const submit = () => fire(editor.find('form'), 'submit');
  const answer = (ok: boolean) => act(async () => answers[answers.length - 1]?.(ok));
  act(() => Simulate.change(Object.assign(editor.find('input'), { value: 'Mine' })));
  submit();
  submit();
  expect([answers.length, saved]).toEqual([1, 0]);
  await answer(false);
  expect([editor.find('[role=status]').textContent, saved]).toEqual(['Not saved: Error: HTTP 500', 0]);
  submit();
  await answer(true);
  expect([editor.find('[role=status]').textContent, saved, answers.length]).toEqual(['Saved "Mine".', 1, 2]);
  cleanUp();
});

test('templates of a server are checked like those in the store, and sent with their version', async () => {
  const { fetchTemplates, postTemplate, deleteTemplate } = loadSample('recipes/templates/templateServer') as {
    deleteTemplate: (id: number) => Promise<unknown>;
    fetchTemplates: (allowed: string[]) => Promise<unknown[]>;
    postTemplate: (name: string, text: string) => Promise<unknown>;
  };
  const text = JSON.stringify({ rootId: 'a', nodes: { a: named('Text') } });
  const stored = [
    { id: 1, version: 1, name: 'One', text },
    { id: 2, version: 1, name: 'Broken', text: '{}' },
  ];
  const requests: [string, unknown][] = [];
  let ok = true;
  globalThis.fetch = (async (url: string, request?: RequestInit) => {
    requests.push([url, request?.body ? JSON.parse(String(request.body)) : request?.method]);
    return { ok, status: 500, json: async () => stored };
  }) as unknown as typeof fetch;
  expect(await fetchTemplates(['Text'])).toMatchObject([{ id: 1, name: 'One', part: { rootId: 'a' } }]);
  await postTemplate('Mine', text);
  expect(requests).toEqual([
    ['/api/templates', undefined],
    ['/api/templates', { version: 1, name: 'Mine', text }],
  ]);
  await deleteTemplate(7);
  expect(requests[2]).toEqual(['/api/templates/7', 'DELETE']);
  ok = false;
  await expect(deleteTemplate(7)).rejects.toThrow('HTTP 500');
  await expect(postTemplate('Mine', text)).rejects.toThrow('HTTP 500');
  await expect(fetchTemplates(['Text'])).rejects.toThrow('HTTP 500');
});

describe('the hook for templates of a server', () => {
  interface Shelf {
    readonly templates: readonly Template[];
    readonly problem: string;
    readonly refresh: () => Promise<void>;
    readonly remove: (id: number) => Promise<void>;
  }
  const { useTemplates } = loadSample('recipes/templates/useTemplates') as {
    useTemplates: (allowed: readonly string[]) => Shelf;
  };
  const ALLOWED = ['Text'];
  const container = document.createElement('div');
  afterEach(() => void unmountComponentAtNode(container));

  /** The hook on a server whose responses the test sends. */
  async function open() {
    const responses: ((names: readonly string[] | undefined) => void)[] = [];
    globalThis.fetch = ((_: string, init?: RequestInit) =>
      init?.method === 'DELETE'
        ? Promise.resolve({ ok: true })
        : new Promise((resolve) => {
            responses.push((names) => {
              const text = JSON.stringify({ rootId: 'a', nodes: { a: named('Text') } });
              const stored = names?.map((name, index) => ({ id: index + 1, version: 1, name, text }));
              resolve({ ok: names !== undefined, status: 500, json: async () => stored });
            });
          })) as unknown as typeof fetch;
    let shelf: Shelf | undefined;
    const Probe = () => {
      shelf = useTemplates(ALLOWED);
      return null;
    };
    await act(async () => void render(<Probe />, container));
    const current = () => {
      if (!shelf) throw new Error('The hook has not rendered');
      return shelf;
    };
    const respond = (call: number, names?: readonly string[]) => act(async () => responses[call]?.(names));
    const shown = () => [current().templates.map(({ name }) => name), current().problem];
    return { current, respond, shown };
  }

  test('a response that a newer one has overtaken is ignored', async () => {
    const { current, respond, shown } = await open();
    expect(shown()).toEqual([['Quote'], '']);
    await act(async () => void current().refresh());
    await respond(1, ['New', 'Newer']);
    await respond(0, ['Old']);
    expect(shown()).toEqual([['Quote', 'New', 'Newer'], '']);
  });

  test('a failure is reported until a refresh succeeds, and a deletion refreshes the shelf', async () => {
    const { current, respond, shown } = await open();
    await respond(0);
    expect(shown()).toEqual([['Quote'], "The templates couldn't be loaded."]);
    await act(async () => void current().remove(1));
    await respond(1, ['Left']);
    expect(shown()).toEqual([['Quote', 'Left'], '']);
  });
});
