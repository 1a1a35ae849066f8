import { ABOVE, type Stories } from '../sampleEditor';

export const stories: Stories = {
  App: {
    does: 'raises the prices in the shop, and chooses a product for an old node and for a new one',
    async act({ sample, button, drag, text }) {
      const products = sample.locator('article');
      await products.getByText('4.50 €').waitFor();
      await button('Raise prices in the shop').click();
      await products.getByText('5.50 €').waitFor();
      await products.first().click();
      await sample.locator('select').selectOption({ label: 'Teapot' });
      await products.getByText('31.00 €').waitFor();
      await drag(text('⠿ New product'), products.first(), ABOVE);
      await text('Choose a product in the settings.').click();
      await sample.locator('select').selectOption({ label: 'Green tea' });
    },
    tree: [
      'Page canvas',
      '  Product productId="tea" selected',
      '  Product productId="pot"',
      '  Product productId="cup"',
    ],
    shows: '5.50 €',
  },
};
