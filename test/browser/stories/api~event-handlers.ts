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
};
