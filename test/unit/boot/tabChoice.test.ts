import { addChoice } from '../../../src/boot/tabChoice';

test.each([
  [[], 'yarn', ['yarn'], 'the first choice'],
  [['npm'], 'yarn', ['yarn', 'npm'], 'the latest comes first'],
  [['npm', 'yarn'], 'yarn', ['yarn', 'npm'], 'labels are unique'],
])('%j followed by %s becomes %j: %s', (chosen, label, wanted) => {
  expect(addChoice(chosen, label)).toEqual(wanted);
});

test('only the newest choices are kept', () => {
  const many = Array.from({ length: 50 }, (_, index) => `tab ${index}`);
  expect(addChoice(many, 'new').length).toBeLessThan(50);
});
