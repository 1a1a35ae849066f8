import { resolveClick } from '../../../src/runtime/interceptLinks';
import { model } from '../sampleSite';

type Click = Parameters<typeof resolveClick>[0];
type Anchor = Parameters<typeof resolveClick>[1];

const HERE = 'https://site.example/docs/overview';
const PLAIN: Click = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
};
const linkTo = (href: string, rest: Partial<Anchor> = {}): Anchor => ({
  href,
  target: '',
  download: false,
  ...rest,
});

function intercept(
  anchor: Anchor,
  click: Partial<Click> = {},
  here = HERE,
  baseUrl = '/',
): string | undefined {
  return resolveClick({ ...PLAIN, ...click }, anchor, new URL(here), baseUrl, model)?.href;
}

test.each([
  ['https://site.example/support', 'a page'],
  ['https://site.example/', 'the landing page'],
  ['https://site.example/support/', 'a page with a trailing slash'],
  ['https://site.example/support/index.html', 'a page with index.html'],
  ['https://site.example/support#top', 'a page with a hash'],
  ['https://site.example/search?q=node', 'a page with a query'],
  ['https://site.example/docs/overview', 'the same page'],
  ['https://site.example/docs/overview?tab=2#install', 'the same page with another query'],
  ['https://site.example/docs', 'the docs shell'],
  ['https://site.example/r/x/docs/overview#props', 'an old address'],
  ['https://site.example/help', 'an exact old address'],
])('the app handles %s: %s', (href) => {
  expect(intercept(linkTo(href))).toBe(href);
});

test.each([
  ['https://site.example/docs/overview#install', 'a jump within the page'],
  ['https://evil.example/support', 'another host'],
  ['http://site.example/support', 'another scheme'],
  ['https://site.example:8080/support', 'another port'],
  ['mailto:a@site.example', 'mail'],
  ['javascript:alert(1)', 'script'],
  ['https://site.example/no/such/page', 'an unknown address'],
  ['https://site.example/files/paper.pdf', 'a file'],
  ['https://site.example/examples/basic/', 'another app'],
  ['https://', 'an invalid address'],
  ['', 'nothing'],
])('the browser handles %s: %s', (href) => {
  expect(intercept(linkTo(href))).toBeUndefined();
});

test.each<[Partial<Click>, string]>([
  [{ button: 1 }, 'the middle button'],
  [{ button: 2 }, 'the right button'],
  [{ ctrlKey: true }, 'a new tab'],
  [{ metaKey: true }, 'a new tab on a Mac'],
  [{ shiftKey: true }, 'a new window'],
  [{ altKey: true }, 'a download'],
  [{ defaultPrevented: true }, 'a click that was already handled'],
])('the browser handles a click with %j: %s', (click) => {
  expect(intercept(linkTo('https://site.example/support'), click)).toBeUndefined();
});

test.each<[Partial<Anchor>, boolean]>([
  [{ target: '_blank' }, false],
  [{ target: '_top' }, false],
  [{ target: 'preview' }, false],
  [{ target: '_self' }, true],
  [{ target: '' }, true],
  [{ download: true }, false],
])('the app handles a link with %j: %s', (rest, expected) => {
  expect(intercept(linkTo('https://site.example/support', rest)) !== undefined).toBe(expected);
});

test.each([
  ['https://site.example/sub/support', true],
  ['https://site.example/sub', true],
  ['https://site.example/sub/r/x/docs/overview', true],
  ['https://site.example/support', false],
  ['https://site.example/subway/support', false],
  ['https://site.example/r/x/docs/overview', false],
])('below /sub/ the app handles %s: %s', (href, expected) => {
  const here = 'https://site.example/sub/docs/overview';
  expect(intercept(linkTo(href), {}, here, '/sub/') !== undefined).toBe(expected);
});
