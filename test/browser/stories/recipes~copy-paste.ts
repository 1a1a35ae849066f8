import type { Stories } from '../sampleEditor';

const CARD = [
  '  Card canvas',
  '    Text text="A card with two texts"',
  '    Text text="Select the card and copy it"',
];

export const stories: Stories = {
  App: {
    does: 'copies a card, pastes it twice, and copies a text into the last card',
    async act({ text, button }) {
      await text('A card with two texts')
        .locator('..')
        .click({ position: { x: 4, y: 4 } });
      await button('Copy').click();
      await button('Paste').click();
      await button('Paste').click();
      await text('Select the card and copy it').nth(2).waitFor();
      await text('Select the card and copy it').last().click();
      await button('Copy').click();
      await button('Paste').click();
    },
    tree: ['Page canvas', ...CARD, ...CARD, ...CARD, '    Text text="Select the card and copy it" selected'],
  },
};
