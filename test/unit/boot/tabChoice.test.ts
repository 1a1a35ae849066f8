import { addChoice } from '../../../src/boot/tabChoice';

test.each([
  [[], 'yarn', ['yarn'], 'the first choice'],
  [['npm'], 'yarn', ['yarn', 'npm'], 'the latest stands first'],
  [['npm', 'yarn'], 'yarn', ['yarn', 'npm'], 'no label stands twice'],
])('%j and then %s is %j: %s', (chosen, label, wanted) => {
  expect(addChoice(chosen, label)).toEqual(wanted);
});

test('old choices are forgotten after a while', () => {
  const many = Array.from({ length: 50 }, (_, index) => `tab ${index}`);
  expect(addChoice(many, 'new').length).toBeLessThan(50);
});
