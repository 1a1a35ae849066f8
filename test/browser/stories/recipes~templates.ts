import { BELOW, type Stories } from '../sampleEditor';

export const stories: Stories = {
  App: {
    does: 'copies a card, pastes it twice, and drags a template below the copies',
    async act({ sample, drag, text, button }) {
      await text('A card with two texts')
        .locator('..')
        .click({ position: { x: 4, y: 4 } });
      await button('Copy').click();
      await button('Paste').click();
      await button('Paste').click();
      await text('Select the card and copy it').nth(2).waitFor();
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
      '    Text text="A card with two texts"',
      '    Text text="Select the card and copy it"',
      '  Card canvas',
      '    Text text="It saved us a week."',
      '    Text text="A happy customer" selected',
    ],
  },
};
