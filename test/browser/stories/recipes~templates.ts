import type { Stories } from '../sampleEditor';

const CARD = [
  '  Card canvas',
  '    Text text="A card with two texts"',
  '    Text text="Save me as a template"',
];

export const stories: Stories = {
  App: {
    does: 'saves a card as a template, inserts it, and drags the quote below it',
    async act({ sample, drag, text, button, field }) {
      await text('A card with two texts')
        .locator('..')
        .click({ position: { x: 4, y: 4 } });
      await field('Name').fill('Two texts');
      await field('Name').press('Enter');
      await button('Insert Two texts').last().click();
      await text('Save me as a template').nth(1).waitFor();
      await drag(text('⠿ Quote'), sample.getByText('Save me as a template').last(), [0.5, 1.6]);
      await text('It saved us a week.').waitFor();
      await text('A happy customer').click();
    },
    tree: [
      'Page canvas',
      ...CARD,
      ...CARD,
      '  Card canvas',
      '    Text text="It saved us a week."',
      '    Text text="A happy customer" selected',
    ],
  },
};
