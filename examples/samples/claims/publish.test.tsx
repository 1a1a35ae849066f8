/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { TextEncoder } from 'node:util';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { FC, ReactNode } from 'react';
import { render, unmountComponentAtNode } from 'react-dom';
import { act } from 'react-dom/test-utils';
import type { SerializedNodes } from '@craftjs/core';
import { cleanUp, createEditor, fire, muteConsole, named, Text } from './editor';
import { compile, loadSample, readSample } from './sample';

// Claims of docs/recipes/publish.mdx, checked in the published library.

globalThis.TextEncoder ??= TextEncoder as typeof globalThis.TextEncoder;

const { renderToStaticMarkup } = await import('react-dom/server');

beforeEach(muteConsole);

afterEach(cleanUp);

describe('docs/recipes/publish.mdx', () => {
  test('renderPage renders the nodes that readPage returns', () => {
    const { renderPage } = loadSample('recipes/publish/renderPage') as {
      renderPage: (saved: string | SerializedNodes, views: object) => ReactNode;
    };
    const { readPage } = loadSample('guides/save-load-state/src/readPage') as {
      readPage: (text: string, allowed: string[]) => SerializedNodes;
    };
    const { views } = loadSample('recipes/publish/views') as { views: object };
    const text = JSON.stringify({ version: 1, nodes: { ROOT: named('Text', { text: 'Hello' }) } });
    const html = renderToStaticMarkup(<>{renderPage(readPage(text, Object.keys(views)), views)}</>);
    expect(html).toContain('Hello');
  });

  test('docs/recipes/unknown-components.mdx: a page with an unknown component is published without it, if Missing is an allowed name', () => {
    const { renderPage } = loadSample('recipes/publish/renderPage') as {
      renderPage: (saved: SerializedNodes, views: object) => ReactNode;
    };
    const { openPage } = loadSample('recipes/unknown-components/pages') as {
      openPage: (text: string, allowed: string[]) => SerializedNodes;
    };
    const views = { Box: ({ children }: { children?: ReactNode }) => <p>Box {children}</p> };
    const nodes = { ROOT: named('Box', {}, { nodes: ['a'] }), a: named('Video', {}, { parent: 'ROOT' }) };
    const show = (allowed: string[]) =>
      renderToStaticMarkup(
        <>{renderPage(openPage(JSON.stringify({ version: 1, nodes }), allowed), views)}</>,
      );
    expect(() => show(Object.keys(views))).toThrow('Unknown type in a');
    expect(show([...Object.keys(views), 'Missing'])).toBe('<p>Box </p>');
  });

  test('readPage rejects the plain JSON of query.serialize(), and accepts what write returns', () => {
    const { readPage } = loadSample('guides/save-load-state/src/readPage') as {
      readPage: (text: string, allowed: string[]) => SerializedNodes;
    };
    const { write } = loadSample('guides/save-load-state/src/storage') as {
      write: (nodes: SerializedNodes) => string;
    };
    const { query } = createEditor(<Text text="Hello" />, { resolver: { Text } }).hook();
    expect(() => readPage(query.serialize(), ['Text'])).toThrow('Unknown version undefined.');
    const nodes = query.getSerializedNodes();
    expect(readPage(write(nodes), ['Text'])).toEqual(nodes);
  });

  test('the view of the badge imports nothing of the library, and the badge of the editor does', () => {
    const importsOf = (name: string) =>
      [...compile(readSample(`recipes/publish/${name}`)).matchAll(/require\("([^"]+)"\)/g)].map(
        ([, request]) => request,
      );
    expect(importsOf('BadgeView').sort()).toEqual(['react', 'react/jsx-runtime']);
    expect(importsOf('Badge')).toEqual(expect.arrayContaining(['@craftjs/core', './BadgeView']));
  });

  test('an element stored inside a prop stops renderPage at the view that shows it', () => {
    const { renderPage } = loadSample('recipes/publish/renderPage') as {
      renderPage: (saved: SerializedNodes, views: object) => ReactNode;
    };
    const { views } = loadSample('recipes/publish/views') as { views: object };
    const text = { resolvedName: 'any', type: 'b', props: {} };
    const page = { ROOT: named('Text', { text }) } as unknown as SerializedNodes;
    expect(() => renderToStaticMarkup(<>{renderPage(page, views)}</>)).toThrow('Objects are not valid');
  });

  const { renderPage } = loadSample('recipes/publish/renderPage') as {
    renderPage: (saved: SerializedNodes, views: object) => ReactNode;
  };
  const { views } = loadSample('recipes/publish/views') as { views: object };

  test('a stored tag is left out with its content, and shown with a view under its name', () => {
    const page = {
      ROOT: { ...named('', { className: 'wide' }, { nodes: ['a'] }), type: 'div' },
      a: named('Text', { text: 'Hello' }, { parent: 'ROOT' }),
    } as unknown as SerializedNodes;
    const htmlWith = (more: object) => renderToStaticMarkup(<>{renderPage(page, { ...views, ...more })}</>);
    expect(htmlWith({})).toBe('');
    const div = ({ children }: { children?: ReactNode }) => <div>{children}</div>;
    expect(htmlWith({ div })).toMatch(/^<div><p[^>]*>Hello<\/p><\/div>$/);
  });

  test.each([
    ['left', '<div>Hello</div>'],
    ['children', '<div></div>'],
    ['key', '<div></div>'],
    ['ref', '<div></div>'],
  ])('a region with the id %s becomes %s', (id, html) => {
    const Text = ({ text }: { text: string }) => <>{text}</>;
    const Card = (props: Record<string, ReactNode>) => <div>{props[id]}</div>;
    const page = {
      ROOT: named('Card', {}, { linkedNodes: { [id]: 'text' } }),
      text: named('Text', { text: 'Hello' }, { parent: 'ROOT' }),
    } as unknown as SerializedNodes;
    expect(renderToStaticMarkup(<>{renderPage(page, { Card, Text })}</>)).toBe(html);
  });

  test('exportPage returns a whole document, with the title escaped', () => {
    const { exportPage } = loadSample('recipes/publish/exportPage') as {
      exportPage: (json: string, title: string) => string;
    };
    const html = exportPage(JSON.stringify({ ROOT: named('Text', { text: 'Hello' }) }), 'You </title>');
    expect(html).toMatch(/^<!doctype html><html lang="en"><head>.*<body><p[^>]*>Hello<\/p><\/body><\/html>$/);
    expect(html).toContain('<title>You &lt;/title&gt;</title>');
  });

  test('the button publishes a page that readPage and renderPage accept', () => {
    const { PublishButton } = loadSample('recipes/publish/src/PublishButton') as { PublishButton: FC };
    const { readPage } = loadSample('guides/save-load-state/src/readPage') as {
      readPage: (text: string, allowed: string[]) => SerializedNodes;
    };
    const editor = createEditor(<Text text="Hello" />, {
      resolver: { Text },
      panel: () => <PublishButton />,
    });
    fire(editor.find('button'), 'click');
    const text = localStorage.getItem('published') ?? '';
    const html = renderToStaticMarkup(<>{renderPage(readPage(text, Object.keys(views)), views)}</>);
    expect(html).toMatch(/^<p[^>]*>Hello<\/p>$/);
  });

  test('the button says whether the page was published', () => {
    const { PublishButton } = loadSample('recipes/publish/src/PublishButton') as { PublishButton: FC };
    const editor = createEditor(<Text text="Hello" />, {
      resolver: { Text },
      panel: () => <PublishButton />,
    });
    const publish = () => {
      fire(editor.find('button'), 'click');
      return editor.find('[role=status]').textContent;
    };
    expect(publish()).toMatch(/^Published at .*\d/);
    const store = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('No room');
    });
    expect(publish()).toBe('Not published: Error: No room');
    store.mockRestore();
  });

  test('a stored prop named ref or key is not passed to a view', () => {
    const container = document.createElement('div');
    const page = { ROOT: named('Text', { text: 'Hello', ref: 'any', key: 'any' }) };
    const show = () => render(<>{renderPage(page as unknown as SerializedNodes, views)}</>, container);
    act(() => void show());
    expect(container.textContent).toBe('Hello');
    unmountComponentAtNode(container);
  });
});
