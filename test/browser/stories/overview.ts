import { BELOW, type Stories } from '../sampleEditor';

export const stories: Stories = {
  App: {
    does: 'drags the first text below the second',
    act: ({ drag, text }) => drag(text('Drag me'), text('Or drag me'), BELOW),
    tree: ['Page canvas', '  Text text="Or drag me"', '  Text text="Drag me" selected'],
  },
  Tour: {
    does: 'counts twice, drags the counter into the region, and undoes the second count and the drag',
    async act({ sample, drag, button }) {
      await button('0').click();
      await button('1').click();
      await drag(sample.locator('main > div'), sample.locator('section > div'));
      await sample.locator('section button').waitFor();
      await button('Undo').click();
      await sample.locator('main > div').waitFor();
      await button('Undo').click();
    },
    tree: [
      'main canvas style={"padding":20}',
      '  Counter count=1 selected',
      '  Hero',
      '    content: div canvas style={"minHeight":40,"background":"#94a3b826"}',
    ],
  },
};
