import type { Page } from 'playwright-core';
import type { Stories } from '../sampleEditor';

/** The layer with this name. Child layers are nested in its element, so the innermost match counts. */
const row = (page: Page, name: string) => page.locator('.craft-layer-node', { hasText: name }).last();

export const stories: Stories = {
  App: {
    does: 'selects a paragraph in the frame, then renames and hides it in the panel',
    async act({ page, text }) {
      await text('First paragraph').click();
      // Opens the panel's section for it.
      await text('p').nth(0).dblclick();
      // Makes the name editable, so the next click places the cursor.
      await text('p').nth(0).click();
      await page.keyboard.press('Control+A');
      await page.keyboard.type('Intro');
      await row(page, 'Intro').locator('a').first().click();
      await text('First paragraph').waitFor({ state: 'detached' });
    },
    tree: [
      'main canvas style={"padding":20}',
      '  h3 children="Heading"',
      '  section canvas style={"padding":20}',
      '    p children="First paragraph" custom.displayName="Intro" hidden selected',
      '    p children="Second paragraph"',
    ],
    shows: 'Intro',
  },
  CustomLayers: {
    does: 'swaps two rows of the panel with the mouse and hides one of the nodes',
    async act({ page, drag }) {
      await drag(row(page, 'h3'), row(page, 'p'), [0.5, 0.9]);
      await row(page, 'h3').getByRole('button', { name: 'Hide' }).click();
    },
    tree: [
      'main canvas style={"padding":20}',
      '  p children="Paragraph"',
      '  h3 children="Heading" hidden selected',
    ],
    shows: 'Show',
  },
};
