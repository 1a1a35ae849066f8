import { createLocalIndex } from '../../../src/search/localSearch';
import { packSections } from '../../../src/shared/search/searchIndex';
import type { Section } from '../../../src/shared/search/section';

const page = (
  path: string,
  title: string,
  text: string,
  parts: readonly [string, string][] = [],
): Section[] => [
  { path, anchor: '', titles: [title], text },
  ...parts.map(([name, words]) => ({ path, anchor: name, titles: [title, name], text: words })),
];

const SITE: readonly Section[] = [
  ...page('/overview', 'Overview', 'What the editor is, and how a page of nodes is drawn.', [
    ['Install', 'Get the package with npm.'],
    ['Versions', 'Which release goes with which.'],
  ]),
  ...page('/useNode', 'useNode', 'A hook for the node around it.', [
    ['setProp', 'Changes a prop of the node.'],
    ['setHidden', 'Hides the node.'],
    ['connect', 'Makes an element the one that is dragged.'],
  ]),
  ...page('/editor', 'Editor', 'The component around all others.', [
    ['resolver', 'Names of the components that may come from saved text: setProp keeps them.'],
    ['onRender', 'Draws around each one.'],
  ]),
  ...page('/types', 'Types', 'What TypeScript knows.', [
    ['Resolver', 'Names and components.'],
    ['NodeTree', 'A tree, and the id of its root: ROOT_NODE for the whole page.'],
  ]),
  ...page('/guides', 'Guides', 'Longer texts.', [
    ['Save the page', 'Serialize the state and keep it in a store.'],
    ['Colours', 'Change the color of the indicator.'],
    ['Touch screens', 'Drag-and-drop with a finger.'],
  ]),
];

const index = await createLocalIndex(packSections(SITE));
const search = (query: string, limit = 10) =>
  index.search(query, limit).map(({ path, anchor }) => path + (anchor && `#${anchor}`));

test.each([
  ['setProp', '/useNode#setProp'],
  ['setprop', '/useNode#setProp'],
  ['SETPROP', '/useNode#setProp'],
  ['set prop', '/useNode#setProp'],
  ['set_prop', '/useNode#setProp'],
  ['useNode', '/useNode'],
  ['usenode', '/useNode'],
  ['root_node', '/types#NodeTree'],
  ['rootnode', '/types#NodeTree'],
  ['editor', '/editor'],
  ['install', '/overview#Install'],
])('%s finds the name in any spelling', (query, first) => {
  expect(search(query)[0]).toBe(first);
});

test.each([
  ['resovler', '/editor#resolver'],
  ['instal', '/overview#Install'],
  ['verzions', '/overview#Versions'],
  ['setporp', '/useNode#setProp'],
  ['conect', '/useNode#connect'],
  ['serializee', '/guides#Save the page'],
])('the misspelt query %s is corrected', (query, first) => {
  expect(search(query)[0]).toBe(first);
});

test.each(['xy', 'qqqqqq', 'zzzzzzzzzzzz'])('%s finds nothing', (query) => {
  expect(search(query)).toEqual([]);
});

test.each([
  ['dragging', '/useNode#connect'],
  ['installed', '/overview#Install'],
  ['version', '/overview#Versions'],
])('%s finds a word with another ending', (query, first) => {
  expect(search(query)[0]).toBe(first);
});

test.each([
  ['colour', '/guides#Colours'],
  ['color', '/guides#Colours'],
  ['serialise', '/guides#Save the page'],
])('%s finds the other spelling', (query, first) => {
  expect(search(query)[0]).toBe(first);
});

test('the last word may be incomplete', () => {
  expect(search('setH')[0]).toBe('/useNode#setHidden');
  expect(search('touch scr')[0]).toBe('/guides#Touch screens');
});

test('words before the last one are complete', async () => {
  const sections = [...page('/a', 'Alpha', 'resolver beta'), ...page('/b', 'Other', 'res beta')];
  const { search: find } = await createLocalIndex(packSections(sections));
  const pathsOf = (query: string) => find(query, 10).flatMap(({ path, matches }) => [[path, ...matches]]);
  expect(pathsOf('beta res')).toContainEqual(['/a', 'beta', 'resolver']);
  expect(pathsOf('res beta')).toContainEqual(['/a', 'beta']);
});

test('an exact title ranks above a text match or a longer title', async () => {
  const sections = [
    ...page('/a', 'Nodes and trees', 'node node node node'),
    ...page('/b', 'Text', 'node node node node node'),
    ...page('/c', 'Node', 'nothing else'),
    ...page('/d', 'Other', '', [['node', 'the same one level below']]),
  ];
  const { search: find } = await createLocalIndex(packSections(sections));
  expect(find('node', 2).map(({ path }) => path)).toEqual(['/c', '/d']);
});

test('the case of the query decides whether the type or the prop ranks first', () => {
  expect(search('Resolver').slice(0, 2)).toEqual(['/types#Resolver', '/editor#resolver']);
  expect(search('resolver')[0]).toBe('/editor#resolver');
});

test.each([
  ['How do I save the page?', '/guides#Save the page'],
  ['what is the resolver for', '/editor#resolver'],
  ['how can i change the colour of an indicator?', '/guides#Colours'],
  ['hwo do I intsall it', '/overview#Install'],
])('the question "%s" finds its topic', (query, first) => {
  expect(search(query)[0]).toBe(first);
});

test('stop words are searched only if the query has nothing else', () => {
  expect(search('what is')[0]).toBe('/overview');
});

test('a hyphen joins or separates words, as in the text', () => {
  expect(search('drag-and-drop')[0]).toBe('/guides#Touch screens');
  expect(search('touch-screens')[0]).toBe('/guides#Touch screens');
});

test.each(['', ' ', '\n', '?', '?!… — "()"', '_ -_-', '😀'])('the query %j finds nothing', (query) => {
  expect(search(query)).toEqual([]);
});

test('punctuation around words is ignored', () => {
  expect(search('"setProp"(…)?')).toEqual(search('setProp'));
});

test('a query of 512 characters is answered without delay', () => {
  const words = 'the quick editor of a setProp tree '.repeat(15).slice(0, 512);
  const start = performance.now();
  expect(search(words).length).toBeGreaterThan(0);
  expect(search('x'.repeat(512))).toEqual([]);
  expect(search('ab '.repeat(171).slice(0, 512))).toBeDefined();
  expect(performance.now() - start).toBeLessThan(2000); // Limit in ms; it takes some ten on an idle machine.
});

test('returns no more results than requested', () => {
  expect(search('node', 2)).toHaveLength(2);
  expect(search('node', 0)).toEqual([]);
});

test('a result has its address, its titles, and the matching words', () => {
  expect(index.search('setProp', 1)).toEqual([
    { path: '/useNode', anchor: 'setProp', titles: ['useNode', 'setProp'], matches: ['setprop'] },
  ]);
});

test('a transposition counts as one mistake, in short words too', async () => {
  const { search: find } = await createLocalIndex(packSections(page('/a', 'Alpha', 'a node')));
  expect(find('noed', 10).map(({ path }) => path)).toEqual(['/a']);
  expect(find('nxxe', 10)).toEqual([]);
});

test('a match of more query words ranks above an exact title of one word', async () => {
  const sections = [
    ...page('/a', 'Tree', 'A tree is a tree.'),
    ...page('/b', 'Second', 'a tree with one leaf'),
  ];
  const { search: find } = await createLocalIndex(packSections(sections));
  expect(find('tree leaf', 10).map(({ path }) => path)).toEqual(['/b', '/a']);
});

test('several files form one index', async () => {
  const [one, other] = [page('/a', 'Alpha', 'common'), page('/b', 'Beta', 'common')];
  const { search: find } = await createLocalIndex(packSections(one), packSections(other));
  expect(
    find('common', 10)
      .map(({ path }) => path)
      .sort(),
  ).toEqual(['/a', '/b']);
  expect((await createLocalIndex()).search('common', 10)).toEqual([]);
});

/** Addresses that an index of these sections finds. */
async function findIn(sections: readonly Section[], query: string) {
  const { search: find } = await createLocalIndex(packSections(sections));
  return find(query, 10).map(({ path, anchor }) => path + (anchor && `#${anchor}`));
}

test('a compound query also matches words of the parent titles', async () => {
  const sections = [
    ...page('/node', 'Node', 'What a node is.', [['NodeData', 'The props and all else it keeps.']]),
    { path: '/node', anchor: 'props', titles: ['Node', 'NodeData', 'props'], text: 'Of its component.' },
    ...page('/other', 'Other', 'A node has data and props.'),
  ];
  expect((await findIn(sections, 'node.data.props'))[0]).toBe('/node#props');
});

test('an unknown compound name is split into its parts', () => {
  expect(search('savePage')[0]).toBe('/guides#Save the page');
  expect(search('setPorp')[0]).toBe('/useNode#setProp');
});

test('a compound written as two words is found, unless more than a space separates them', async () => {
  const sections = [
    ...page('/a', 'Toolbox', 'What is dragged from.'),
    ...page('/b', 'Other', 'a tool in a drawer'),
  ];
  expect((await findIn(sections, 'tool box'))[0]).toBe('/a');
  expect(await findIn(sections, 'tool.box')).toEqual(['/b']);
});

test('a page whose title starts with the query comes before members with this name', async () => {
  const sections = [
    ...page('/hooks', 'Hooks', 'Connectors.', [['drag', 'Makes an element drag its node.']]),
    ...page('/concept', 'Drag and Drop', 'How nodes are moved.'),
  ];
  expect(await findIn(sections, 'drag')).toEqual(['/concept', '/hooks#drag']);
});

test('a misspelt word is corrected, even if it ends like one of another stem', async () => {
  const sections = [...page('/a', 'Fields', 'All of them.'), ...page('/b', 'Other', 'a file')];
  expect((await findIn(sections, 'fileds'))[0]).toBe('/a');
});

test('a repeated word in a query counts once', () => {
  expect(index.search('node node setProp node', 10)).toEqual(index.search('node setProp', 10));
});
