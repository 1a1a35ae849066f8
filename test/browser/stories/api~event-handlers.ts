import type { Stories } from '../sampleEditor';

export const stories: Stories = {
  App: {
    does: 'closes the menu of one paragraph by a click elsewhere and with Escape, and deletes the other with its menu',
    async act({ page, button, text }) {
      await text('Or me').click({ button: 'right' });
      await button('Delete').waitFor();
      await text('Delete me with a right-click').click();
      await button('Delete').waitFor({ state: 'detached' });
      await text('Or me').click({ button: 'right' });
      await button('Delete').waitFor();
      await page.keyboard.press('Escape');
      await button('Delete').waitFor({ state: 'detached' });
      await text('Delete me with a right-click').click({ button: 'right' });
      await button('Delete').click();
    },
    tree: ['main canvas style={"padding":16}', '  Text text="Or me"'],
  },
  Rows: {
    does: 'selects a paragraph with its row, and hides it with a double-click',
    async act({ sample }) {
      const row = (text: string) => sample.getByRole('listitem').filter({ hasText: text });
      await row('First').click();
      await row('First').locator('b').waitFor();
      await row('Second').dblclick();
    },
    tree: ['main canvas', '  p children="First"', '  p children="Second" hidden selected'],
    shows: 'Second, hidden',
  },
};
