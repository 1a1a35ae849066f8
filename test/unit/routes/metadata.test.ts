import { describePage } from '../../../src/routes/metadata';
import type { PageContent } from '../../../src/shared/page';
import { pageAt, site } from '../sampleSite';

type Words = Pick<PageContent, 'title' | 'description'>;
const words = (own: Words): PageContent => ({ toc: [], html: '', file: '', ...own });

test.each<[path: string, own: Words | undefined, title: string, because: string]>([
  ['/docs/api/editor', undefined, '<Editor /> | Sample', 'the label and the name of the site'],
  ['/docs/api/editor', { title: 'Editor' }, 'Editor | Sample', 'its own title takes precedence'],
  ['/support', {}, 'Support | Sample', 'the label is used without a title'],
  ['/', { title: 'Sample, a site' }, 'Sample, a site', 'a landing page omits the site name'],
])('the page %s with %j has the title %j: %s', (path, own, title) => {
  const page = own && words(own);
  expect(describePage(site, pageAt(path), page).title).toBe(title);
});

test('an unknown address has the title of the not-found page', () => {
  expect(describePage(site, undefined, undefined).title).toBe('Page not found | Sample');
});

test('the description comes from the page or from the tagline', () => {
  const description = 'How to begin';
  expect(describePage(site, pageAt('/support'), words({ description })).description).toBe(description);
  expect(describePage(site, pageAt('/support'), words({})).description).toBe('A site for tests');
});
