import { ABOVE, selectWithMouse, type Stories } from '../sampleEditor';

export const stories: Stories = {
  App: {
    does: 'drags the second text above the first',
    act: ({ drag, text }) => drag(text('Second'), text('First'), ABOVE),
    tree: ['div canvas style={"padding":20}', '  Text text="Second" selected', '  Text text="First"'],
  },
  EditableText: {
    does: 'double-clicks a text and replaces it, which ends with Enter or by visiting another one, and fills one that was emptied',
    async act({ page, field, text }) {
      await text('Double-click me').dblclick();
      await selectWithMouse(page, field('Text'));
      await page.keyboard.type('Typed');
      await text('Me too').click();
      await text('Typed').dblclick();
      await field('Text').fill('');
      await field('Text').press('Enter');
      await text('Empty').dblclick();
      await field('Text').fill('Typed');
      await field('Text').press('Enter');
      await text('Typed').click();
      await text('Me too').click();
    },
    tree: ['div canvas style={"padding":20}', '  Text text="Typed"', '  Text text="Me too" selected'],
    shows: 'Typed',
  },
  Columns: {
    does: 'drags a paragraph into the left column',
    act: ({ drag, sample, text }) =>
      drag(text('Drag me to the left'), sample.locator('[draggable] > div').first()),
    tree: [
      'div canvas style={"padding":20}',
      '  Columns',
      '    left: Column canvas',
      '      p children="Drag me to the left" selected',
      '    right: Column canvas',
      '      p children="On the right"',
    ],
  },
};
