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
  ['/Docs/API/Useeditor', ['/docs/api/useEditor'], 'other capitals'],
  ['/docs/editor', ['/docs/api/editor'], 'a page of the same name elsewhere'],
  ['/suport', ['/support'], 'a letter left out'],
  ['/docs/api/frame', [], 'the same folder alone is no likeness'],
  ['/pricing', [], 'nothing like it'],
  ['/%E0%A4%A', [], 'what can’t be decoded'],
])('%s may mean %j: %s', (path, wanted) => {
  const near = suggestPages(path, ROUTES).map((route) => route.path);
  expect(near.slice(0, wanted.length)).toEqual(wanted);
  if (wanted.length === 0) expect(near).toEqual([]);
});

test('no more than three are offered', () => {
  const routes = Array.from({ length: 9 }, (_, index) => ({ path: `/docs/page${index}` }));
  expect(suggestPages('/docs/page', routes)).toHaveLength(3);
});
