import type { Route } from '../../../src/config/model';
import { isCurrentLink } from '../../../src/routes/currentLink';
import { model } from '../sampleSite';

const [section] = model.sections;
if (!section) throw new Error('The sample site has no documentation');
const guide = { ...section, path: '/guide', index: '/guide/start', version: '2' };
const api = { ...guide, path: '/api', index: '/api/start' };
const old = { ...guide, path: '/guide-1', index: '/guide-1/start', version: '1' };
const pageOf = ({ path }: { readonly path: string }): Route => ({
  path: `${path}/deep`,
  kind: 'doc',
  label: 'Deep',
  section: path,
});

test('the link to a documentation is current on all its pages and versions, and not on those of another one', () => {
  const isCurrent = (sections: (typeof guide)[], page: Route) =>
    isCurrentLink({ ...model, sections }, page, guide.index);
  expect(isCurrent([guide, api], pageOf(guide))).toBe(true);
  expect(isCurrent([guide, api], pageOf(api))).toBe(false);
  expect(isCurrent([guide, old], pageOf(old))).toBe(true);
});

test('a link is current on its own page, and nowhere on a page that doesn’t exist', () => {
  expect(isCurrentLink(model, { path: '/support', kind: 'plain', label: 'Support' }, '/support')).toBe(true);
  expect(isCurrentLink(model, undefined, section.index)).toBe(false);
});
