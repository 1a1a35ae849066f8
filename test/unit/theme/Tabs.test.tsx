import { renderToString } from 'react-dom/server';
import { Tab, Tabs } from '../../../src/theme/Tabs';

const draw = (count: number) =>
  renderToString(
    <Tabs>
      {Array.from({ length: count }, (_, index) => (
        <Tab key={index} label={`Way ${index}`}>
          Words
        </Tab>
      ))}
    </Tabs>,
  );

test('more alternatives than the styles can show are refused: nothing an author wrote is left out', () => {
  expect(draw(6).match(/class="tab"/g)).toHaveLength(6);
  expect(() => draw(7)).toThrow('Expected at most 6 tabs, found 7');
});
