import type { ComponentType, ReactNode } from 'react';
import { packCode } from '../../../src/shared/packedCode';
import type { PageModule } from '../../../src/shared/page';
import { readTexts } from '../../../src/search/pageTexts';

/** An MDX page rendered with the given components. test/node/pageTexts.test.ts reads the real pages. */
type Components = Record<
  'Member' | 'Members' | 'Tabs' | 'Tab' | 'Admonition' | 'Code' | 'p',
  ComponentType<Props>
>;
interface Props {
  readonly id?: string;
  readonly name?: string;
  readonly type?: string;
  readonly default?: string;
  readonly title?: string;
  readonly label?: string;
  readonly packed?: string;
  readonly status?: string;
  readonly children?: ReactNode;
}

const NAMES = ['Member', 'Members', 'Tabs', 'Tab', 'Admonition', 'Code', 'p'];

function read(draw: (components: Components) => ReactNode): Record<string, string> {
  const page = {
    default: ({ components }: { components?: object }) => draw(components as Components),
  } as unknown as PageModule;
  return Object.fromEntries(readTexts(page, NAMES));
}

test('a page without content has one empty text at its start', () => {
  expect(read(() => null)).toEqual({ '': '' });
});

test('texts belong to the heading before them, and headings themselves are titles', () => {
  expect(
    read(() => (
      <>
        <h1 id="page">The page</h1>
        <p>Start.</p>
        <h2 id="a">A</h2>
        <p>In A.</p>
        <h3 id="b">
          B <code>b</code>
        </h3>
        <p>In B.</p>
        <h2 id="c">C</h2>
      </>
    )),
  ).toEqual({ '': 'Start.', a: 'In A.', b: 'In B.', c: '' });
});

test('a heading without an id is text', () => {
  expect(read(() => [<h2 key="h">Feature</h2>, <p key="p">Text.</p>])).toEqual({ '': 'Feature Text.' });
});

test('text after a member belongs to the section around the member', () => {
  expect(
    read(({ Members, Member }) => (
      <>
        <h2 id="props">Props</h2>
        <Members>
          <Member id="prop-one" name="one" type="boolean" default="true" status="deprecated">
            <p>Whether.</p>
          </Member>
          <Member id="prop-two" name="two" type="string">
            What.
          </Member>
        </Members>
        <p>After.</p>
      </>
    )),
  ).toEqual({
    props: 'After.',
    '': '',
    'prop-one': 'boolean default true Whether.',
    'prop-two': 'string What.',
  });
});

test('titles and labels that components render are part of the text', () => {
  expect(
    read(({ Admonition, Code, Tabs, Tab }) => (
      <>
        <Admonition title="Pin it">Really.</Admonition>
        <Tabs>
          <Tab label="npm">npm install</Tab>
          <Tab label="yarn">yarn add</Tab>
        </Tabs>
        <Code
          title="App.tsx"
          packed={packCode([{ tokens: [{ className: 't1', text: 'const' }, { text: ' a = 1;' }] }])}
        />
        <a href="/" title="not drawn">
          link
        </a>
      </>
    )),
  ).toEqual({ '': 'Pin it Really. npm npm install yarn yarn add App.tsx const a = 1; link' });
});

test('words are separated between blocks, but not within a line', () => {
  expect(
    read(({ p: Paragraph }) => (
      <>
        <Paragraph>
          set<b>Prop</b>, {3} <em>times</em>
        </Paragraph>
        <ul>
          <li>one</li>
          <li>two</li>
        </ul>
        <table>
          <tbody>
            <tr>
              <td>three</td>
              <td>four</td>
            </tr>
          </tbody>
        </table>
        {'  \n '}five{'\n'}six
        {false}
        {null}
      </>
    )),
  ).toEqual({ '': 'setProp, 3 times one two three four five six' });
});
