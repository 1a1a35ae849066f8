import type { Stories } from '../sampleEditor';

export const stories: Stories = {
  App: {
    does: 'chooses another product with the search, and raises the prices',
    async act({ button, field, text }) {
      await text('Green tea: 4.50 €').click();
      await field('Search').fill('POT');
      await button('Cup').waitFor({ state: 'detached' });
      await button('Teapot').click();
      await text('Teapot: 30.00 €').waitFor();
      await button('Raise prices').click();
      await text('Cup: 13.00 €').waitFor();
    },
    tree: ['Page canvas', '  Product productId="pot" selected', '  Product productId="cup"'],
    shows: 'Teapot: 31.00 €',
  },
};
