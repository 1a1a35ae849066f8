import { failureMessage } from '../../../src/runtime/failureMessage';

test.each([
  [
    'Loading chunk page~docs~api~node failed.\n(error: http://localhost:3000/assets/page~docs~api~node.1a2b3c.js)',
    'Loading chunk failed (error)',
  ],
  ['Loading chunk 4 failed.\n(timeout: https://craft.js.org/assets/4.js)', 'Loading chunk failed (timeout)'],
  ['Loading chunk layout-doc failed.\n(undefined: undefined)', 'Loading chunk failed (undefined: undefined)'],
  [
    'Loading CSS chunk layout-doc failed.\n(error: https://craft.js.org/assets/layout-doc.css)',
    'Loading CSS chunk failed (error)',
  ],
  ['Loading CSS chunk layout-doc failed.\n(/assets/layout-doc.css)', 'Loading CSS chunk failed'],
  [
    'The server responded with 503 (text/html): https://craft.js.org/assets/page~a.1a2b3c.js',
    'The server responded with 503 (text/html)',
  ],
  ['Failed to fetch', 'Failed to fetch'],
  ['Expected and/or 1/2', 'Expected and/or 1/2'],
])('%j is shown as %j', (message, shown) => {
  expect(failureMessage(new Error(message))).toBe(shown);
});

test('a thrown value that is not an error is shown as text', () => {
  expect(failureMessage('offline')).toBe('offline');
});
