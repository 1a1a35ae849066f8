import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { PROJECT } from '../paths';

const SRC = join(PROJECT, 'src');

/**
 * The rooms of src and the rooms each may import: only ones further up in this list, so imports go one way. A folder
 * without an entry belongs to the surrounding room. `config` reads files and validates them with zod, which no
 * browser should load; `type config` is for rooms that only need its types.
 */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  shared: [],
  config: ['shared'],
  routes: ['shared', 'type config'],
  browser: ['shared', 'type config'],
  offline: ['shared', 'type config', 'routes', 'browser'],
  'offline/worker': ['shared', 'routes'],
  boot: ['shared', 'type config', 'browser', 'offline'],
  runtime: ['shared', 'type config', 'routes', 'browser'],
  search: ['shared', 'type config', 'routes', 'browser', 'runtime'],
  'search/window': ['shared', 'type config', 'routes', 'browser', 'runtime', 'search'],
  theme: ['shared', 'type config', 'routes', 'browser', 'offline', 'runtime', 'search/window'],
  pages: ['shared', 'type config', 'routes', 'browser', 'runtime', 'search', 'theme'],
  app: ['shared', 'type config', 'routes', 'browser', 'offline', 'runtime', 'search', 'theme', 'pages'],
  'node/support': [],
  'node/mdx': ['shared', 'config', 'routes', 'app', 'node/support'],
  'node/webpack': ['shared', 'config', 'routes', 'node/support', 'node/mdx'],
  'node/discovery': ['shared', 'config', 'routes', 'node/support', 'node/mdx'],
  'node/prerender': [
    'shared',
    'config',
    'routes',
    'app',
    ...['support', 'mdx', 'webpack', 'discovery'].map((name) => `node/${name}`),
  ],
  'node/output': [
    'shared',
    'config',
    'routes',
    ...['support', 'webpack', 'discovery', 'prerender'].map((name) => `node/${name}`),
  ],
  'node/checks': ['shared', 'config', 'routes', 'node/support', 'node/mdx', 'node/prerender'],
  'node/import': ['shared', 'config', 'app', 'node/support', 'node/mdx', 'node/checks'],
  'node/search': ['shared', 'config', 'routes', 'node/support', 'node/mdx', 'node/output'],
  'node/serve': [
    'shared',
    'config',
    'routes',
    ...['support', 'mdx', 'webpack', 'prerender', 'output', 'checks', 'search'].map((name) => `node/${name}`),
  ],
  node: [
    'shared',
    'config',
    ...[
      'support',
      'mdx',
      'webpack',
      'discovery',
      'prerender',
      'output',
      'checks',
      'import',
      'search',
      'serve',
    ].map((name) => `node/${name}`),
  ],
};
const names = Object.keys(ROOMS);

/** What a room must not mention, because it would depend on a browser, Node or React. */
const FORBIDDEN: Readonly<Record<string, RegExp>> = {
  shared: /\bdocument\.|\bwindow\.|'node:/,
  config: /\breact\b|\bdocument\.|\bwindow\./,
  routes: /\breact\b|\bdocument\.|\bwindow\.|'node:/,
  browser: /\breact\b|'node:/,
  boot: /\breact\b|'node:/,
  offline: /'node:/,
  'offline/worker': /\breact\b|'node:/,
  runtime: /'node:/,
  search: /'node:/,
  'search/window': /'node:/,
  theme: /'node:|\blocalStorage\b|\bfetch\(|\bhistory\./,
  pages: /'node:/,
};

const files = readdirSync(SRC, { recursive: true })
  .map((name) => join(SRC, String(name)))
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'));

test.each(names)('%s imports only rooms further up in the list', (name) => {
  const allowed = (ROOMS[name] ?? []).map((room) => room.replace('type ', ''));
  expect(
    allowed.filter((room) => names.indexOf(room) >= names.indexOf(name) || !names.includes(room)),
  ).toEqual([]);
});

test('every file of src is in a room', () => {
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((path) => roomOf(relative(SRC, path)) === undefined)).toEqual([]);
});

test.each(files.map((path) => [relative(SRC, path), path]))('%s stays within its room', (name, path) => {
  const room = roomOf(name) ?? '';
  const text = readFileSync(path, 'utf8');
  const breaches = importsOf(path, text)
    .map(({ target, isType }) => ({ target: relative(SRC, join(dirname(path), target)), isType }))
    .filter(({ target }) => !target.startsWith('..') && roomOf(target) !== room)
    .filter(({ target, isType }) => {
      const allowed = ROOMS[room] ?? [];
      const other = roomOf(target) ?? '';
      return !allowed.includes(other) && !(isType && allowed.includes(`type ${other}`));
    });
  expect(breaches).toEqual([]);
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$|'[^'\n]*'/gm, (part) =>
    part.startsWith("'") ? part : '',
  );
  expect(FORBIDDEN[room]?.exec(code)?.[0]).toBeUndefined();
});

/** The room of a file of src: the innermost surrounding folder with an entry. */
function roomOf(name: string): string | undefined {
  const folder = dirname(name);
  if (folder === '.') return undefined;
  return folder in ROOMS ? folder : roomOf(folder);
}

/** Static and dynamic imports of this project, and whether they are type-only. */
function importsOf(path: string, text: string): { target: string; isType: boolean }[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: { target: string; isType: boolean }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const clause = node.importClause;
      const named = clause?.namedBindings;
      const onlyTypes =
        !!named && ts.isNamedImports(named) && named.elements.every(({ isTypeOnly }) => isTypeOnly);
      const isType = clause?.phaseModifier === ts.SyntaxKind.TypeKeyword || (onlyTypes && !clause?.name);
      found.push({ target: node.moduleSpecifier.text, isType });
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [argument] = node.arguments;
      if (argument && ts.isStringLiteral(argument)) found.push({ target: argument.text, isType: false });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.filter(({ target }) => target.startsWith('.'));
}
