import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { PROJECT } from '../paths';

const SRC = join(PROJECT, 'src');

/** Which room may import which; types are free to come from config everywhere. "." is the files of src itself. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  config: ['routes/url', 'routes/outputFiles'],
  routes: [],
  runtime: ['routes'],
  offline: ['routes', 'runtime'],
  search: ['routes', 'runtime'],
  theme: ['routes', 'runtime', 'offline', 'search'],
  pages: ['routes', 'runtime', 'search', 'theme'],
  '.': ['routes', 'runtime', 'search', 'theme', 'pages'],
  // `bodies` renders the words of a page for `check`; the files of runtime are pure and name what page and build agree on.
  build: [
    'config',
    'routes',
    'runtime/bootSettings',
    'runtime/dom',
    'runtime/metadata',
    'runtime/packedCode',
    'runtime/pageFiles',
    'runtime/soundAnswer',
    'search/directory',
    'search/hierarchy',
    'search/searchFile',
    'bodies',
  ],
};

/** What a room must not name, because it would tie it to a browser, to Node, or to React. */
const FORBIDDEN: Readonly<Record<string, RegExp>> = {
  config: /\breact\b|\bdocument\.|\bwindow\./,
  routes: /\breact\b|\bdocument\.|\bwindow\.|node:fs/,
  runtime: /node:/,
  theme: /node:|\blocalStorage\b|\bfetch\(|\bhistory\./,
  pages: /node:/,
};

const files = readdirSync(SRC, { recursive: true })
  .map((name) => join(SRC, String(name)))
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'));

test('there are files to look at', () => {
  expect(files.length).toBeGreaterThan(40);
});

test.each(files.map((path) => [relative(SRC, path), path]))('%s stays within its room', (name, path) => {
  const room = dirname(name).split('/')[0] ?? '.';
  const text = readFileSync(path, 'utf8');
  const breaches = importsOf(path, text)
    .map(({ target, isType }) => ({ target: relative(SRC, join(dirname(path), target)), isType }))
    .filter(({ target }) => !target.startsWith('..'))
    .filter(({ target }) => !target.startsWith(`${room}/`) && !(room === '.' && !target.includes('/')))
    // Types vanish in the build; the room that declares a type need not be loaded for it.
    .filter(({ isType }) => !isType)
    .filter(
      ({ target }) =>
        !(ROOMS[room] ?? []).some((allowed) => target === allowed || target.startsWith(`${allowed}/`)),
    );
  expect(breaches).toEqual([]);
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$|'[^'\n]*'/gm, (part) =>
    part.startsWith("'") ? part : '',
  );
  expect(FORBIDDEN[room]?.exec(code)?.[0]).toBeUndefined();
});

/** Static and dynamic imports of this project, and whether only types come through. */
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
