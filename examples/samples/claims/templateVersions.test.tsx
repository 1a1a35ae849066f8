/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { beforeEach, expect, test } from '@jest/globals';
import { named } from './editor';
import { loadSample } from './sample';
import { loadTemplates, type storeTemplate } from './templates';

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

test('templates of a server are checked like those in the store, and sent with their version', async () => {
  const { fetchTemplates, postTemplate } = loadSample('recipes/templates/templateServer') as {
    fetchTemplates: (allowed: string[]) => Promise<unknown[]>;
    postTemplate: (name: string, text: string) => Promise<void>;
  };
  const text = JSON.stringify({ rootId: 'a', nodes: { a: named('Text') } });
  const stored = [
    { id: 1, version: 1, name: 'One', text },
    { id: 2, version: 1, name: 'Broken', text: '{}' },
  ];
  const requests: [string, unknown][] = [];
  let ok = true;
  globalThis.fetch = (async (url: string, request?: RequestInit) => {
    requests.push([url, request && JSON.parse(String(request.body))]);
    return { ok, status: 500, json: async () => stored };
  }) as unknown as typeof fetch;
  expect(await fetchTemplates(['Text'])).toMatchObject([{ id: 1, name: 'One', part: { rootId: 'a' } }]);
  await postTemplate('Mine', text);
  expect(requests).toEqual([
    ['/api/templates', undefined],
    ['/api/templates', { version: 1, name: 'Mine', text }],
  ]);
  ok = false;
  await expect(postTemplate('Mine', text)).rejects.toThrow('HTTP 500');
  await expect(fetchTemplates(['Text'])).rejects.toThrow('HTTP 500');
});
