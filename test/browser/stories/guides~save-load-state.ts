import { ABOVE, BELOW, type Stories } from '../sampleEditor';

export const stories: Stories = {
  SmallestVersion: {
    does: 'moves a text, saves, moves it back, and loads what was saved',
    async act({ drag, button, text }) {
      await drag(text('First'), text('Second'), BELOW);
      await button('Save').click();
      await drag(text('First'), text('Second'), ABOVE);
      await button('Load').click();
    },
    tree: ['Box canvas', '  Text text="Second"', '  Text text="First"'],
    shows: '"props":{"text":"Second"}',
  },
  'whole-editor': {
    does: 'copies the page, deletes a text, and loads the copy, which the next visit starts with',
    async act({ page, button, field, text }) {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await text('Hello').click();
      await field('Font size').press('End');
      await button('Copy page').click();
      await text('Copied.').waitFor();
      await button('Delete').click();
      await field('Saved page').fill(await page.evaluate(() => navigator.clipboard.readText()));
      await button('Load').click();
      await text('Loaded.').waitFor();
      await page.waitForFunction(() => localStorage.getItem('tutorial-page')?.includes('"fontSize":60'));
    },
    tree: [
      'Container canvas background="#ffffff" padding=24',
      '  Text text="Hello" fontSize=60',
      '  Button text="Click me" color="#1d4ed8"',
      '  Card',
      '    top: CardTop canvas',
      '    bottom: CardBottom canvas',
      '  Container canvas background="#e0e7ff" padding=16',
      '    Text text="Drag me" fontSize=20',
    ],
    shows: 'Loaded.',
  },
};
