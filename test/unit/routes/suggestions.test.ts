import { suggestPages } from '../../../src/routes/suggestions';

const ROUTES = [
  '/',
  '/support',
  '/docs/overview',
  '/docs/api/editor',
  '/docs/api/editor-state',
  '/docs/api/useEditor',
].map((path) => ({ path }));

test.each([
  ['/docs/overveiw', ['/docs/overview'], 'two letters swapped'],
  ['/docs/overview/', ['/docs/overview'], 'a trailing slash'],
  ['/Docs/API/Useeditor', ['/docs/api/useEditor'], 'different case'],
  ['/docs/editor', ['/docs/api/editor'], 'a page of the same name elsewhere'],
  ['/suport', ['/support'], 'a missing letter'],
  ['/docs/api/frame', [], 'only the same folder'],
  ['/pricing', [], 'nothing similar'],
  ['/%E0%A4%A', [], 'malformed escapes'],
])('%s suggests %j: %s', (path, wanted) => {
  const near = suggestPages(path, ROUTES).map((route) => route.path);
  expect(near.slice(0, wanted.length)).toEqual(wanted);
  if (wanted.length === 0) expect(near).toEqual([]);
});

test('suggests at most three pages', () => {
  const routes = Array.from({ length: 9 }, (_, index) => ({ path: `/docs/page${index}` }));
  expect(suggestPages('/docs/page', routes)).toHaveLength(3);
});
