import { formatSignature, isLong, splitTokens } from '../../../src/theme/signature';

test('a signature that fits stays on one line', () => {
  const type = '(nodeToAdd: Node | Node[], parentId: string, index?: number) => void';
  expect(isLong(type)).toBe(true);
  expect(formatSignature(type)).toBe(type);
});

test('a longer one has a line for each parameter', () => {
  const type =
    '<B extends React.ReactElement>(element: B, user: React.ReactElement | (() => NodeTree), options?: Partial<Options>) => B';
  expect(formatSignature(type).split('\n')).toEqual([
    '<B extends React.ReactElement>(',
    '  element: B,',
    '  user: React.ReactElement | (() => NodeTree),',
    '  options?: Partial<Options>',
    ') => B',
  ]);
});

test('a type within another is indented, and the braces of a single one stay beside it', () => {
  const type = `Partial<{ ${'success: string; '.repeat(5)}nested: { ${'error: string; '.repeat(6)}}; }>`;
  const lines = formatSignature(type).split('\n');
  expect(lines.slice(0, 2)).toEqual(['Partial<{', '  success: string;']);
  expect(lines.slice(6, 8)).toEqual(['  nested: {', '    error: string;']);
  expect(lines.slice(-2)).toEqual(['  };', '}>']);
});

test('a long type without brackets stays as it is', () => {
  const type = 'A'.repeat(100);
  expect(formatSignature(type)).toBe(type);
});

test('names of types and literals have a colour, names of parameters have none', () => {
  const colored = splitTokens(`(id: string, is: React.FC | 'childNodes') => void`).filter((_, at) => at % 2);
  expect(colored).toEqual(['string', 'React.FC', "'childNodes'", 'void']);
});
