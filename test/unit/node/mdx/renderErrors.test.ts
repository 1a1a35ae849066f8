import { describeRenderError } from '../../../../src/node/mdx/renderErrors';
import { removeSites, writeSite } from '../../temporarySite';

afterAll(removeSites);

const root = writeSite({
  'docs/a.mdx': '# A target\n\nText \\{target} and {f(target)}, {a.b.name}\n\n<br>x</br>\n',
});

test.each([
  ['target is not defined', ':3:23: The code uses "target", which is not defined.'],
  ['other is not defined', ': The code uses "other", which is not defined.'],
  [
    'Expected component `Part` to be defined: you likely forgot to import, pass, or provide it.',
    ': There is no component <Part>. Import it, or correct its name.',
  ],
  [
    'Expected component `Part` to be defined: you likely forgot it.\nIt’s referenced in your code at `8:1-12:14` in a',
    ':8:1: There is no component <Part>. Import it, or correct its name.',
  ],
  [
    'Element type is invalid: expected a string (for built-in components) … but got: undefined.',
    ': The page renders a component that is undefined. Check that the values of its expressions and the exports of its imports are components.',
  ],
  [
    "Cannot read properties of undefined (reading 'name')",
    ':3:38: The code reads ".name" of a value that is undefined.',
  ],
  ["Cannot read properties of null (reading 'id')", ': The code reads ".id" of a value that is null.'],
  [
    'Objects are not valid as a React child (found: object with keys {a}). If you meant to render a collection…',
    ': An expression in braces is not text (found: object with keys {a}). Show one of its values, such as {data.title}, or write {JSON.stringify(data)}. It is one of the expressions at 3:20, 3:33.',
  ],
  [
    'br is a self-closing tag and must neither have `children` nor use `dangerouslySetInnerHTML`.',
    ':5:6: <br> can’t have content. Write <br />, and what follows it after it.',
  ],
  [
    'A component suspended while responding to synchronous input.',
    ': An expression or a component waits for a promise, which a page can’t show. Await it at the start of the page: export const data = await … It is one of the expressions at 3:20, 3:33.',
  ],
  ['Out of luck', ': Out of luck'],
])('"%s" names the page, and its place if there is one', (message, described) => {
  expect(describeRenderError(root, 'docs/a.mdx', new Error(message))).toBe(`docs/a.mdx${described}`);
});

test.each([
  ['Text {1} {"a"} {/* b */}\n\n{new Date()} {({ a: 1 })}\n', ':3:1'],
  ['{f(1)}\n\nText {({ a: 1 })}\n', ':3:6'],
  ['{1 + 1}\n\n- {data}\n', ':3:3'],
  ['<A b={data} />\n', ''],
])('an object in %j is reported with its place', (source, place) => {
  const site = writeSite({ 'docs/a.mdx': source });
  const error = new Error('Objects are not valid as a React child (found: [object Date]). If you…');
  const described = describeRenderError(site, 'docs/a.mdx', error);
  expect(described.slice(0, described.indexOf(' '))).toBe(`docs/a.mdx${place}:`);
  expect(described).not.toContain('one of the expressions');
});

test('a page without a file is named by its path, and the not-found page has neither', () => {
  expect(describeRenderError(root, '/search', null)).toBe('/search: null');
  expect(describeRenderError(root, undefined, new Error('x'))).toBe('The not-found page: x');
});
