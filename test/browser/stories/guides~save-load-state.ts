import { BELOW, type Stories } from '../sampleEditor';

export const stories: Stories = {
  App: {
    does: 'moves a paragraph, saves, moves it back, loads what was saved, and finds it after a reload',
    async act({ sample, drag, button, text }) {
      const first = text('First paragraph');
      const second = text('Save, drag me up, then load');
      await drag(second, first);
      await button('Save').click();
      await drag(second, first, BELOW);
      await button('Load').click();
      await first.and(sample.locator('p + p')).waitFor();
      // In the frame of a page, too. Without its id, the old document no longer matches.
      await sample.evaluate((element) => {
        element.removeAttribute('id');
        location.reload();
      });
      await second.waitFor();
    },
    tree: [
      'div canvas style={"padding":20}',
      '  p children="Save, drag me up, then load"',
      '  p children="First paragraph"',
    ],
  },
  'whole-editor': {
    does: 'copies the page, deletes a text, loads the copy, and saves it for the next visit',
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
      await button('Save').click();
      await page.waitForFunction(() => localStorage.getItem('tutorial-page')?.includes('"fontSize":60'));
    },
    tree: [
      'Container canvas padding=24',
      '  Text text="Hello" fontSize=60',
      '  Button text="Click me" color="#1d4ed8"',
      '  Card',
      '    top: CardTop canvas',
      '    bottom: CardBottom canvas',
      '  Container canvas padding=16 background="#6366f126"',
      '    Text text="Drag me" fontSize=20',
    ],
    shows: 'Saved at',
  },
};
