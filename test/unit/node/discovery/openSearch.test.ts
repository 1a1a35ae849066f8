import { createOpenSearch } from '../../../../src/node/discovery/openSearch';
import { model, site } from '../../sampleSite';

test('browsers get the address of the search page, with the query in place of {searchTerms}', () => {
  const title = 'A title longer than allowed';
  const text = createOpenSearch({ ...site, title, tagline: 'A & B' }, model) ?? '';
  expect(text).toContain(`template="${site.url}/search?q={searchTerms}"`);
  expect(text).toContain('<ShortName>A title longer t</ShortName>');
  expect(text).toContain('<Description>A &amp; B</Description>');
});

test('a site without a search page has none', () => {
  expect(createOpenSearch(site, { ...model, routes: [] })).toBeUndefined();
});
