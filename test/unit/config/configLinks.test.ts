import { loadConfig } from '../../../src/config/load';
import { removeSites } from '../temporarySite';
import { app, writeSample } from './sampleProblems';

afterEach(removeSites);

/** Frame addresses in the sample site's configuration. */
function framesOf(settings: object): string[] {
  const { links } = loadConfig(writeSample({}, settings));
  return links.filter(({ isFrame }) => isFrame).map(({ href }) => href);
}

const EXAMPLE = { frame: '/one/landing/', title: 'An editor', poster: '/still.svg' };
const DOCS = { versions: [{ name: 'next', label: 'Next' }, { name: '0.1', label: '0.1' }], sandbox: '/play/' }; // prettier-ignore

test('the addresses of the landing example and of runnable samples must exist', () => {
  expect(framesOf({ landing: { example: EXAMPLE }, docs: DOCS })).toEqual(['/one/landing/', '/play/']);
});

test('addresses below an app’s path exist', () => {
  const apps = [app('one', '/one/'), app('two', '/play/')];
  expect(framesOf({ landing: { example: EXAMPLE }, docs: DOCS, apps })).toEqual([]);
});

// The brand in the navbar links to it.
test('a page must exist at "/"', () => {
  expect(loadConfig(writeSample({})).links[0]).toEqual({
    href: '/',
    file: 'routes.json',
    line: 2,
    column: 13,
  });
});

test('old addresses are checked like links, with their position', () => {
  const { links } = loadConfig(writeSample({}, { oldAddresses: ['/docs/start#install'] }));
  const [old] = links.filter(({ href }) => href === '/docs/start#install');
  expect(old).toMatchObject({ file: 'site.config.json' });
  expect(old?.line).toBeGreaterThan(0);
});
