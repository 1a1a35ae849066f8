import { renderToString } from 'react-dom/server';
import { CodeBlock } from '../../../src/theme/CodeBlock';

const lines = (count: number, markedLine?: number) =>
  Array.from({ length: count }, (_, place) =>
    place + 1 === markedLine ? '<span class="line marked">a</span>' : 'a',
  ).join('\n');

test.each([
  ['33 lines start folded', { html: lines(33), title: 'App.tsx' }, ['Show all 33 lines']],
  [
    'a mark in the visible lines is no obstacle',
    { html: lines(33, 22), title: 'App.tsx' },
    ['Show all 33 lines'],
  ],
  ['32 lines are shown', { html: lines(32), title: 'App.tsx' }, []],
  ['a later mark keeps all lines visible', { html: lines(33, 23), title: 'App.tsx' }, []],
  [
    'the word “marked” in the code is no mark',
    { html: `${lines(33)}\nmarked`, title: 'App.tsx' },
    ['Show all 34 lines'],
  ],
  ['code that is no file is shown', { html: lines(33) }, []],
])('%s', (_, code, labels) => {
  const html = renderToString(<CodeBlock {...code} />);
  expect([...html.matchAll(/<summary aria-label="([^"]+)"/g)].map(([, label]) => label)).toEqual(labels);
});
