/** @jest-environment jsdom */
import { chosenIndex, syncDocVersion } from '../../../src/browser/docVersion';
import { NAVIGATED_EVENT, DOC_VERSION_KEY } from '../../../src/shared/dom';

const VERSIONS = { next: '/docs/overview', '0.1': '/docs-0.1/start' };

const docsLink = () => document.querySelector('a[data-docs-index]')?.getAttribute('href');

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML =
    '<a data-docs-index href="/sub/docs/overview">Docs</a><button data-version="0.1">0.1</button>';
});

test.each([
  ['0.1', '/sub/docs-0.1/start', 'a version of the list'],
  ['next', '/sub/docs/overview', 'the default'],
  ['0.0.9', '/sub/docs/overview', 'a removed version'],
  ['__proto__', '/sub/docs/overview', 'a name every object has'],
  ['toString', '/sub/docs/overview', 'another'],
  ['', '/sub/docs/overview', 'nothing'],
])('with %j stored, the documentation starts at %s: %s', (stored, href) => {
  localStorage.setItem(DOC_VERSION_KEY, stored);
  syncDocVersion(VERSIONS, '/sub/');
  expect(docsLink()).toBe(href);
  expect(chosenIndex(VERSIONS)).toBe(Object.hasOwn(VERSIONS, stored) ? href.slice('/sub'.length) : undefined);
});

test('a selected version applies immediately and is stored', () => {
  syncDocVersion(VERSIONS, '/sub/');
  document.querySelector('button')?.click();
  expect(docsLink()).toBe('/sub/docs-0.1/start');
  expect(localStorage.getItem(DOC_VERSION_KEY)).toBe('0.1');
});

test('links re-rendered by the app point to the selected version, too', () => {
  localStorage.setItem(DOC_VERSION_KEY, '0.1');
  syncDocVersion(VERSIONS, '/sub/');
  document.body.innerHTML = '<a data-docs-index href="/sub/docs/overview">Docs</a>';
  document.dispatchEvent(new Event(NAVIGATED_EVENT));
  expect(docsLink()).toBe('/sub/docs-0.1/start');
});
