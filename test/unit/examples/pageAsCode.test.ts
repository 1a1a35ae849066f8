import { pageAsCode } from '../../../examples/landing/src/state/pageAsCode';

test('prints a saved page as JSX, without the props that have their default value', () => {
  const node = { nodes: [], linkedNodes: {} };
  const page = {
    ROOT: { ...node, type: 'div', props: {}, nodes: ['text'], linkedNodes: { side: 'box' } },
    text: { ...node, type: { resolvedName: 'Text' }, props: { text: 'Hi', size: 16, color: { r: 0 } } },
    box: { ...node, type: { resolvedName: 'Box' }, props: { wide: true } },
  };
  const resolver = { Text: { craft: { props: { text: '', size: 16, color: { r: 0 } } } } };
  expect(pageAsCode(page, resolver)).toBe('<div>\n  <Text text="Hi" />\n  <Box wide />\n</div>');
});
