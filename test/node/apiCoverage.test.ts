import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../paths';
import { type ApiMember, type MemberRow, readApi, readRows } from './apiMembers';

// Compares the reference with test/api-surface.json, extracted from the declaration files of the published packages.

const api = readApi();
const documented = api.filter(({ mustDocument }) => mustDocument);
const pages = [...new Set(documented.map(({ route }) => route))].sort();
const rowsOf = new Map(pages.map((page) => [page, readRows(page)]));
const allRows = [...rowsOf.values()].flat();

/** Helper types that aren't exported and say nothing to a reader. */
const INTERNAL = /\b(?:Overwrite|WithoutPrivateActions|SubscriberAndCallbacksFor|Delete)\b/;

/** The type a row must state, or undefined if the declaration is too long to repeat or internal. */
function typeOf({ type }: ApiMember): string | undefined {
  const text = type.replace(/ \(surface .*\)$/, '').replaceAll(/\s+/g, ' ');
  return text === '' || text.startsWith('(long;') || INTERNAL.test(text) ? undefined : text;
}

/** Whether a row documents a member, judging by name and type. */
const matches = (member: ApiMember) => (row: MemberRow) =>
  row.name === member.name && (typeOf(member) ?? row.type) === row.type;

/** Suggests a place for a missing row: near the member that the package declares next to it. */
function neighbourOf(member: ApiMember, rows: readonly MemberRow[]): string {
  const family = api.filter(({ surface, route }) => surface === member.surface && route === member.route);
  const at = family.indexOf(member);
  const nearest = [...family.slice(0, at).reverse(), ...family.slice(at + 1)]
    .flatMap((other) => rows.filter(matches(other)))
    .at(0);
  return `${(nearest ?? rows.at(0))?.place ?? `docs/${member.route}.mdx:1`}: a row is missing near here`;
}

test('finds members to check', () => {
  expect(documented.length).toBeGreaterThan(250);
  console.log(
    `${documented.length} members to be documented, ${allRows.length} rows on ${pages.length} pages`,
  );
});

/** Aliases of the actions, documented by the rows of the actions. */
const isAgain = ({ surface }: ApiMember) => /^useEditor\.actions\.history\.\w+\(\)$/.test(surface);

test.each(pages)('%s documents each of its members with its type', (page) => {
  const free = [...(rowsOf.get(page) ?? [])];
  const missing = documented
    .filter((member) => member.route === page && !isAgain(member))
    .flatMap((member) => {
      // A row documents one member, because members of two objects may share name and type.
      const at = free.findIndex(matches(member));
      if (at >= 0) free.splice(at, 1);
      return at >= 0 ? [] : [describeMissing(member, rowsOf.get(page) ?? [])];
    });
  expect(missing).toEqual([]);
});

function describeMissing(member: ApiMember, rows: readonly MemberRow[]): string {
  const type = typeOf(member) ?? 'any type';
  const found = rows
    .filter((row) => row.name === member.name && !matches(member)(row))
    .map((row) => `${row.place} says ${row.type}`);
  return `${[...found, neighbourOf(member, rows)].join('; ')}: ${member.surface}.${member.name}: ${type}`;
}

test.each(pages)('each row on %s has its own anchor and description', (page) => {
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

test('every row names an existing member', () => {
  const names = new Set(api.map(({ name }) => name));
  const unknown = allRows
    .filter(({ name }) => !names.has(name))
    .map(({ name, place }) => `${place}: ${name}`);
  expect(unknown).toEqual([]);
});

const files = readdirSync(join(PROJECT, 'docs'), { recursive: true })
  .map(String)
  // The page about later releases names their members.
  .filter((file) => file.endsWith('.mdx') && file !== 'after-beta-5.mdx');
const namesIn = (...surfaces: RegExp[]) =>
  new Set(api.filter(({ surface }) => surfaces.some((one) => one.test(surface))).map(({ name }) => name));

/** Matches names in chains of library calls. */
const CHAINS: readonly (readonly [chain: RegExp, names: ReadonlySet<string>])[] = [
  [/\bactions\.(\w+)/g, namesIn(/\.actions$/, /^useEditor\.actions\.history\./)],
  [/\bactions\.history\.(\w+)/g, namesIn(/^useEditor\.actions\.history$/)],
  [/\bquery\.(\w+)/g, namesIn(/^useEditor\.query$/)],
  [/\bquery\.history\.(\w+)/g, namesIn(/^useEditor\.query\.history$/)],
  [/\bconnectors\.(\w+)/g, namesIn(/\.connectors$/)],
  // Also the name of the site, and members the library adds to DOM events.
  [/\bcraft\.(\w+)/g, new Set([...namesIn(/^UserComponentConfig$/), 'js', 'org', 'stopPropagation'])],
];

test.each(files)('%s mentions only existing members', (file) => {
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
