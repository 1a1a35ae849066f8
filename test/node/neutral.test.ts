import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig } from '../../src/config/load';
import { PROJECT } from '../paths';

const { site, routes } = loadConfig(PROJECT);
const sources = readdirSync(join(PROJECT, 'src'), { recursive: true })
  .map((name) => join(PROJECT, 'src', String(name)))
  .filter((path) => /\.(tsx?|css)$/.test(path));

/** Names and addresses specific to this site; "/" and words such as "Search" could belong to any site. */
const words = [
  site.title,
  site.url,
  ...(site.version === undefined ? [] : [site.version]),
  'craft',
  ...routes.routes
    .flatMap(({ path, file }) => [path, file ?? path])
    .filter((text) => text.split('/').length > 2),
];

test('src mentions no page, title or address of this site', () => {
  const code = sources.map((path) => [path, withoutComments(readFileSync(path, 'utf8'))] as const);
  const named = words.flatMap((word) =>
    code
      .filter(([, text]) => text.toLowerCase().includes(word.toLowerCase()))
      .map(([path]) => `${path}: ${word}`),
  );
  expect(sources.length).toBeGreaterThan(40);
  expect(named).toEqual([]);
});

/** Comments and examples in messages and schema descriptions may mention "/docs/overview". */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '').replace(/such as "[^"]*"/g, '');
}
