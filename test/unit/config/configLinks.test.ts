import { loadConfig } from '../../../src/config/load';
import { removeSites } from '../temporarySite';
import { app, writeSample } from './sampleProblems';

afterEach(removeSites);

/** The addresses that the sample site's configuration frames. */
function framesOf(settings: object): string[] {
  const { links } = loadConfig(writeSample({}, settings));
  return links.filter(({ isFrame }) => isFrame).map(({ href }) => href);
}

const EXAMPLE = { frame: '/one/landing/', title: 'An editor', poster: '/still.svg' };
const DOCS = { versions: [{ name: 'next', label: 'Next' }, { name: '0.1', label: '0.1' }], sandbox: '/play/' }; // prettier-ignore

test('the landing example and the programs of samples have to be answered', () => {
  expect(framesOf({ landing: { example: EXAMPLE }, docs: DOCS })).toEqual(['/one/landing/', '/play/']);
});

test('apps of the site answer for what is below their paths', () => {
  const apps = [app('one', '/one/'), app('two', '/play/')];
  expect(framesOf({ landing: { example: EXAMPLE }, docs: DOCS, apps })).toEqual([]);
});

test('the brand in the navbar links to "/", so a page has to be there', () => {
  expect(loadConfig(writeSample({})).links[0]).toEqual({
    href: '/',
    file: 'routes.json',
    line: 2,
    column: 13,
  });
});
