import { renderToString } from 'react-dom/server';
import { packCode } from '../../../src/shared/packedCode';
import { CodeBlock } from '../../../src/theme/CodeBlock';

const PACKED = packCode([
  { tokens: [{ text: 'if (' }, { className: 't1', text: 'a' }, { text: ') {' }] },
  { tokens: [{ text: '' }] },
  { className: 'added', tokens: [{ text: '  ' }, { className: 't2', text: 'b' }] },
  { tokens: [{ text: '}' }] },
  { tokens: [{ text: '' }] },
]);

const html = (packed: string) =>
  /<code>([\s\S]*)<\/code>/.exec(renderToString(<CodeBlock packed={packed} />))?.[1];

test('code is rendered line by line, with colours and marks', () => {
  expect(html(PACKED)).toBe(
    'if (<span class="t1">a</span>) {\n\n<span class="line added">  <span class="t2">b</span></span>\n}\n',
  );
});

test('code without colours is one text node, with nothing between its lines', () => {
  expect(html(packCode([{ tokens: [{ text: 'a' }] }, { tokens: [{ text: '  b' }] }]))).toBe('a\n  b');
});
