import { hasExpectedType } from '../../../src/shared/contentType';

const answer = (status: number, type?: string) => ({
  status,
  headers: new Headers(type === undefined ? {} : { 'content-type': type }),
});

test.each([
  ['/assets/page~.1a2b3c4d.js', 200, 'text/javascript;charset=utf-8', true],
  ['/assets/page~.1a2b3c4d.js', 200, 'application/javascript', true],
  ['/assets/page~.1a2b3c4d.js', 200, 'text/html', false],
  ['/assets/page~.1a2b3c4d.js', 200, undefined, false],
  ['/assets/page~.1a2b3c4d.js', 404, 'text/javascript', false],
  ['/assets/page~.1a2b3c4d.js', 206, 'text/javascript', false],
  ['/assets/page~.1a2b3c4d.js', 500, 'text/javascript', false],
  ['/assets/app.css', 200, 'text/css', true],
  ['/assets/app.css', 200, 'text/javascript', false],
  ['/assets/pages.json', 200, 'application/json', true],
  ['/assets/pages.json', 200, 'text/html', false],
  ['/editor.svg?1a2b', 200, 'image/svg+xml', true],
  ['https://site.example/a/picture.webp#x', 200, 'image/webp', true],
  ['/editor.svg', 200, 'text/html', false],
  ['/film.mp4', 200, 'video/mp4', true],
  ['/shell.html', 200, 'text/html; charset=utf-8', true],
  ['/file.unknown', 200, 'text/html', false],
  ['/docs/overview', 200, 'text/html', false],
])('%s answered with %i and %s may be cached: %s', (address, status, type, isSound) => {
  expect(hasExpectedType(address, answer(status, type))).toBe(isSound);
});
