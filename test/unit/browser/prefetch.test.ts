/** @jest-environment jsdom */
import { createByteCap, createScriptFinder, prefetchFile } from '../../../src/browser/prefetch';

// As in every browser but Safari; jsdom answers false.
DOMTokenList.prototype.supports = () => true;

const link = (href: string) => Object.assign(document.createElement('a'), { href });
const links = () => [...document.querySelectorAll('link[rel=prefetch]')];
const addresses = () => links().map((element) => element.getAttribute('href'));

test('applies the limit to all files together and counts each once', () => {
  const isAffordable = createByteCap(100);
  const file = (address: string, bytes: number) => isAffordable({ address, bytes });
  expect(file('/a.js', 60)).toBe(true);
  expect(file('/a.js', 60)).toBe(false);
  expect(file('/b.js', 41)).toBe(false);
  expect(file('/c.js', 40)).toBe(true);
  expect(file('/d.js', 1)).toBe(false);
});

test.each([
  ['/sub/docs/overview', '/sub/assets/page~docs~overview.1a2b3c4d.js'],
  ['/sub/docs/overview/?a=b#c', '/sub/assets/page~docs~overview.1a2b3c4d.js'],
  ['/docs/overview', undefined],
  ['/sub/docs', undefined],
  ['/sub/__proto__', undefined],
  ['https://other.example/sub/docs/overview', undefined],
  ['mailto:someone@site.example', undefined],
])('a link to %s prefetches %s', (href, address) => {
  const scriptOf = createScriptFinder('/sub/', { '/docs/overview': ['1a2b3c4d', 42] });
  expect(scriptOf(link(href))).toEqual(address === undefined ? undefined : { address, bytes: 42 });
});

test('prefetches nothing that the other script of the page has', () => {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: '/0.js' }));
  prefetchFile('/0.js');
  expect(addresses()).toEqual(['/0.js']);
  document.head.replaceChildren();
});

test('prefetches three files at a time, each once, whether they load or not', () => {
  ['/1.js', '/2.js', '/2.js', '/3.css', '/4.js', '/5.js'].forEach(prefetchFile);
  expect(addresses()).toEqual(['/1.js', '/2.js', '/3.css']);
  expect(links()[2]).toMatchObject({ as: 'style' });
  links()[1]?.dispatchEvent(new Event('load'));
  expect(addresses()).toEqual(['/1.js', '/2.js', '/3.css', '/4.js']);
  links()[0]?.dispatchEvent(new Event('error'));
  prefetchFile('/1.js');
  prefetchFile('/5.js');
  links()[2]?.dispatchEvent(new Event('load'));
  expect(addresses()).toEqual(['/1.js', '/2.js', '/3.css', '/4.js', '/5.js']);
});
