/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { TextEncoder } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FC, ReactNode } from 'react';
import { act } from 'react-dom/test-utils';
import { cleanUp, createEditor, muteConsole, Text } from './editor';
import { loadSample } from './sample';

// Claims of docs/recipes/nextjs.mdx, checked with its samples and the published library.

globalThis.TextEncoder ??= TextEncoder as typeof globalThis.TextEncoder;
const { renderToStaticMarkup } = await import('react-dom/server');

const { PublishButton } = loadSample('recipes/nextjs/PublishButton') as {
  PublishButton: FC<{ slug: string }>;
};

type Request = { address: string; body: { slug: string; json: string } };

const originalFetch = globalThis.fetch;

beforeEach(muteConsole);
afterEach(() => {
  cleanUp();
  globalThis.fetch = originalFetch;
});

/** An editor with the button, whose requests wait for `respond`. */
function createPublisher() {
  const requests: Request[] = [];
  const waiting: ((response: Response) => void)[] = [];
  globalThis.fetch = (address, options) => {
    requests.push({ address: String(address), body: JSON.parse(String(options?.body)) as Request['body'] });
    return new Promise((resolve) => waiting.push(resolve));
  };
  const editor = createEditor(<Text text="Hello" />, {
    resolver: { Text },
    panel: () => <PublishButton slug="summer" />,
  });
  return {
    requests,
    press: () => act(async () => editor.find('aside button').click()),
    respond: (status: number) =>
      act(async () => waiting.shift()?.({ status, ok: status === 200 } as Response)),
    message: () => editor.find('[role=status]').textContent,
  };
}

test('the button sends the slug and a page that renderPage renders', async () => {
  const { requests, press, respond, message } = createPublisher();
  await press();
  expect([message(), requests[0]?.address, requests[0]?.body.slug]).toEqual([
    'Publishing…',
    '/api/publish',
    'summer',
  ]);
  const { renderPage } = loadSample('recipes/publish/renderPage') as {
    renderPage: (saved: string, views: object) => ReactNode;
  };
  const View = ({ text }: { text: string }) => <b>{text}</b>;
  const page = renderPage(requests[0]?.body.json ?? '', { Text: View });
  expect(renderToStaticMarkup(<>{page}</>)).toBe('<b>Hello</b>');
  await respond(200);
  expect(message()).toBe('Published.');
});

test('the button waits for its request, and reports one that failed', async () => {
  const { requests, press, respond, message } = createPublisher();
  await press();
  await press();
  expect(requests).toHaveLength(1);
  await respond(413);
  expect(message()).toBe('Not published: Error: HTTP 413');
  await press();
  expect(requests).toHaveLength(2);
});
