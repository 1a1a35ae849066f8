import { BELOW, type Stories } from '../sampleEditor';

export const stories: Stories = {
  App: {
    does: 'moves a text, adds and renames a page, links to it from the first one, and reloads',
    async act({ page, sample, button, field, text, drag }) {
      await drag(text('First'), text('Second'), BELOW);
      await button('Add page').click();
      await field('Name').fill('Contact');
      await button('Home').click();
      await sample.getByRole('link', { name: 'Home' }).click();
      await field('Link target').selectOption('Contact');
      await sample.getByRole('link', { name: 'Contact' }).waitFor();
      await button('Contact').click();
      await button('Delete page').click();
      await sample.getByRole('link', { name: 'Deleted page' }).waitFor();
      await page.waitForFunction(() => localStorage.getItem('my-site-home')?.includes('page-'));
      await sample.getByRole('link').click();
      const target = await field('Link target').inputValue();
      if (!target.startsWith('page-')) throw new Error(`the list shows ${target}`);
      await field('Link target').selectOption('Home');
    },
    tree: [
      'main canvas style={"padding":12}',
      '  Text text="Second"',
      '  Text text="First"',
      '  PageLink to="home" selected',
    ],
  },
};
