import { ABOVE, selectWithMouse, type Stories } from '../sampleEditor';

export const stories: Stories = {
  App: {
    does: 'drags the second text above the first',
    act: ({ drag, text }) => drag(text('Second'), text('First'), ABOVE),
    tree: ['div canvas style={"padding":20}', '  Text text="Second" selected', '  Text text="First"'],
  },
  Panel: {
    does: 'pulls at the text of the second panel, which moves nothing, and then drags its handle above the first',
    async act({ drag, text }) {
      const first = text('⠿ Move').first();
      await drag(text('Or move this panel up'), first, ABOVE);
      await drag(text('⠿ Move').last(), first, ABOVE);
    },
    tree: [
      'div canvas style={"padding":20}',
      '  Panel text="Or move this panel up" selected',
      '  Panel text="Select this text"',
    ],
  },
  Counter: {
    does: 'clicks the button twice, which also selects the node',
    async act({ button }) {
      await button('Count: 0').click();
      await button('Count: 1').click();
    },
    tree: ['div canvas style={"padding":20}', '  Counter count=2 selected'],
    shows: 'Count: 2',
  },
  Outlined: {
    does: 'clicks the second text, which gets an outline',
    async act({ sample, text }) {
      await text('Then click me').click();
      await sample.locator('p[style*="outline"]', { hasText: 'Then click me' }).waitFor();
    },
    tree: [
      'div canvas style={"padding":20}',
      '  Outlined text="Click me"',
      '  Outlined text="Then click me" selected',
    ],
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
      '      p style={"margin":0,"padding":8} children="Drag me to the left" selected',
      '    right: Column canvas',
      '      p style={"margin":0,"padding":8} children="On the right"',
    ],
  },
};
