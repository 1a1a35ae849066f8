import type { Stories } from '../sampleEditor';

export const stories: Stories = {
  App: {
    does: 'raises the prices in the shop, and chooses another product for the first node',
    async act({ sample, button, field }) {
      const products = sample.locator('article');
      await products.getByText('4.50 €').waitFor();
      await button('Raise prices in the shop').click();
      await products.getByText('5.50 €').waitFor();
      await products.first().click();
      await field('Product').selectOption({ label: 'Tea pot' });
    },
    tree: ['Page canvas', '  Product productId="pot" selected', '  Product productId="cup"'],
    shows: '31.00 €',
  },
};
