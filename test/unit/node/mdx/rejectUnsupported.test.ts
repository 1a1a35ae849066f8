import { compile } from '@mdx-js/mdx';
import { VFileMessage } from 'vfile-message';
import { rejectUnsupported } from '../../../../src/node/mdx/rejectUnsupported';

/** The error in a page, with its place; null if it compiles. */
async function errorIn(text: string): Promise<string | null> {
  try {
    await compile(text, { remarkPlugins: [rejectUnsupported] });
    return null;
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    return `${error.line}:${error.column} ${error.reason}`;
  }
}

const STYLE = "Inline styles don't work in a page";

test.each([
  ['a style as code', '<p style={{ color: "red" }}>x</p>', `1:4 ${STYLE}`],
  ['a style as text', 'a <b style="color: red">x</b>', `1:6 ${STYLE}`],
  ['a style in an expression', 'A\n\n{[1].map((n) => (\n  <li style={{ n }} />\n))}', `4:7 ${STYLE}`],
  ['a style in an attribute', '<Tab label={<b style={{}}>x</b>}>x</Tab>', `1:16 ${STYLE}`],
  ['a style in a component of the page', 'export const A = () =>\n  <b style={{}} />;', `2:6 ${STYLE}`],
  ['<style>', '# A\n\n<style>{`h1 { color: red }`}</style>', "3:1 <style> doesn't work in a page"],
  ['<script>', '<script src="x.js" />', "1:1 <script> doesn't work in a page"],
  ['a style sheet', "import './x.css';\n\n# A", "1:8 Pages can't import style sheets"],
  ['a video', "import tour from './tour.mp4';", '1:18 Pages can\'t import "./tour.mp4"'],
  ['an event handler', '<button onClick={() => {}}>x</button>', '1:9 "onClick" doesn\'t work in a page'],
  ['an event handler of HTML', '<button onclick="go()">x</button>', '1:9 "onclick" doesn\'t work in a page'],
  [
    'a hook with state',
    "import { useState } from 'react';\n\nexport function A() {\n  return useState(0);\n}",
    '4:10 "useState" doesn\'t work in a page',
  ],
  [
    'a hook by its namespace',
    'export const A = () => React.useEffect(go);',
    '1:24 "useEffect" doesn\'t work',
  ],
])(
  '%s is an error with its place, because it would work only after a soft navigation',
  async (_, text, error) => {
    expect(await errorIn(text)).toMatch(error);
  },
);

test.each([
  ['hooks that work in static HTML', 'export const A = () => React.useId() + useContext(C) + useMemo(f);'],
  ['a text named like a handler', '<Chart onColor="red" style="bars" />'],
  ['the text of a style sheet', "import css from './x.css?raw';\n\n<pre>{css}</pre>"],
  ['code that is shown', '`<p style={{}}>`\n\n```jsx\nuseState(0);\n```'],
])('%s is accepted', async (_, text) => {
  expect(await errorIn(text)).toBeNull();
});
