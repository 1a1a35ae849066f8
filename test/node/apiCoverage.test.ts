import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { PROJECT } from '../paths';
import { type ApiMember, type MemberRow, readApi, readRows } from './apiMembers';

// The reference against the published packages: test/api-surface.json is what their declaration files say.

const api = readApi();
const documented = api.filter(({ mustDocument }) => mustDocument);
const pages = [...new Set(documented.map(({ route }) => route))].sort();
const rowsOf = new Map(pages.map((page) => [page, readRows(page)]));
const allRows = [...rowsOf.values()].flat();

/** The type as a row has to give it; undefined where the declaration is too long to repeat. */
function typeOf({ type }: ApiMember): string | undefined {
  const text = type.replace(/ \(surface .*\)$/, '').replaceAll(/\s+/g, ' ');
  return text === '' || text.startsWith('(long;') ? undefined : text;
}

const fits = (member: ApiMember) => (row: MemberRow) =>
  row.name === member.name && (typeOf(member) ?? row.type) === row.type;

test('there are members to look for', () => {
  expect(documented.length).toBeGreaterThan(250);
  console.log(
    `${documented.length} members to be documented, ${allRows.length} rows on ${pages.length} pages`,
  );
});

test.each(pages)('%s documents every member that belongs there, with its type', (page) => {
  const rows = rowsOf.get(page) ?? [];
  const missing = documented
    .filter(({ route }) => route === page)
    .filter((member) => !rows.some(fits(member)))
    .map((member) => {
      const found = rows
        .filter(({ name }) => name === member.name)
        .map(({ type, place }) => `${place} says ${type}`);
      return `${member.surface}: ${member.name}: ${typeOf(member) ?? 'any type'} ${found.join('; ')}`;
    });
  expect(missing).toEqual([]);
});

test.each(pages)('on %s each row has an anchor and words of its own', (page) => {
  const rows = rowsOf.get(page) ?? [];
  const faults = rows.flatMap((row) => {
    const sameText = allRows.find((other) => other !== row && other.text === row.text);
    const sameId = rows.find((other) => other !== row && other.id === row.id);
    return [
      ...(row.id === '' ? [`${row.place}: ${row.name} has no anchor`] : []),
      ...(row.text === '' ? [`${row.place}: ${row.name} has no words`] : []),
      ...(sameText ? [`${row.place}: ${row.name} says the same as ${sameText.place}`] : []),
      ...(sameId ? [`${row.place}: ${row.name} has the anchor of ${sameId.place}`] : []),
    ];
  });
  expect(faults).toEqual([]);
});

test('no row names what does not exist', () => {
  const names = new Set(api.map(({ name }) => name));
  const unknown = allRows
    .filter(({ name }) => !names.has(name))
    .map(({ name, place }) => `${place}: ${name}`);
  expect(unknown).toEqual([]);
});

const files = readdirSync(join(PROJECT, 'docs'), { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.mdx'));
const namesIn = (...surfaces: RegExp[]) =>
  new Set(api.filter(({ surface }) => surfaces.some((one) => one.test(surface))).map(({ name }) => name));

/** What may follow a name in a chain of the library. */
const CHAINS: readonly (readonly [chain: RegExp, names: ReadonlySet<string>])[] = [
  [/\bactions\.(\w+)/g, namesIn(/\.actions$/, /^useEditor\.actions\.history\./)],
  [/\bactions\.history\.(\w+)/g, namesIn(/^useEditor\.actions\.history$/)],
  [/\bquery\.(\w+)/g, namesIn(/^useEditor\.query$/)],
  [/\bquery\.history\.(\w+)/g, namesIn(/^useEditor\.query\.history$/)],
  [/\bconnectors\.(\w+)/g, namesIn(/\.connectors$/)],
  // Also the site's own name, and what the library adds to DOM events.
  [/\bcraft\.(\w+)/g, new Set([...namesIn(/^UserComponentConfig$/), 'js', 'org', 'stopPropagation'])],
];

test.each(files)('%s names no member that does not exist', (file) => {
  const lines = readFileSync(join(PROJECT, 'docs', file), 'utf8').split('\n');
  const unknown = lines.flatMap((line, index) =>
    CHAINS.flatMap(([chain, names]) =>
      [...line.matchAll(chain)]
        .filter(([, name = '']) => !names.has(name))
        .map(([text]) => `docs/${file}:${index + 1}: ${text}`),
    ),
  );
  expect(unknown).toEqual([]);
});

/** Props of the components whose props are all known; `<Element>` hands unknown ones on. */
const PROPS: Readonly<Record<string, ReadonlySet<string>>> = {
  Editor: namesIn(/^Editor\.props$/),
  Frame: namesIn(/^Frame\.props$/),
  Layers: namesIn(/^Layers\.props$/),
};

test.each(files)('%s gives components of the library no prop that does not exist', (file) => {
  const text = readFileSync(join(PROJECT, 'docs', file), 'utf8');
  const unknown = [...text.matchAll(/^```(?:tsx|jsx)[^\n]*\n([\s\S]*?)^```/gm)].flatMap((fence) => {
    const line = text.slice(0, fence.index).split('\n').length + 1;
    const source = ts.createSourceFile(
      'sample.tsx',
      fence[1] ?? '',
      ts.ScriptTarget.Latest,
      true,
      ts.ScriptKind.TSX,
    );
    const found: string[] = [];
    const look = (node: ts.Node): void => {
      if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
        const known = PROPS[node.tagName.getText(source)];
        node.attributes.properties.forEach((property) => {
          const name = ts.isJsxAttribute(property) ? property.name.getText(source) : undefined;
          if (!known || name === undefined || name === 'key' || known.has(name)) return;
          const at = source.getLineAndCharacterOfPosition(property.getStart(source)).line;
          found.push(`docs/${file}:${line + at}: ${node.tagName.getText(source)} has no "${name}"`);
        });
      }
      ts.forEachChild(node, look);
    };
    look(source);
    return found;
  });
  expect(unknown).toEqual([]);
});
