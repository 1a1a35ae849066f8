import { BELOW, type Stories } from '../sampleEditor';

export const stories: Stories = {
  App: {
    does: 'copies a card, pastes it twice on the other page and drags a template into it',
    async act({ sample, drag, text, button }) {
      await text('A card with two texts')
        .locator('..')
        .click({ position: { x: 4, y: 4 } });
      await button('Copy').click();
      await button('Page 2').click();
      await button('Paste').click();
      await text('Select the card and copy it').click();
      await button('Paste').click();
      const texts = text('Select the card and copy it');
      await texts.nth(1).waitFor();
      await drag(text('⠿ Quote'), sample.getByText('Select the card and copy it').last(), BELOW);
      await text('It saved us a week.').waitFor();
      await text('A happy customer').click();
    },
    tree: [
      'Page canvas',
      '  Card canvas',
      '    Text text="A card with two texts"',
      '    Text text="Select the card and copy it"',
      '  Card canvas',
      '    Text text="A card with two texts"',
      '    Text text="Select the card and copy it"',
      '  Card canvas',
      '    Text text="It saved us a week."',
      '    Text text="A happy customer" selected',
    ],
  },
};
