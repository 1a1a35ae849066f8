import type { Locator } from 'playwright-core';
import type { Stories } from '../sampleEditor';

/** The layer with this name. Child layers are nested in its element, so the innermost match counts. */
const row = (sample: Locator, name: string) => sample.locator('.craft-layer-node', { hasText: name }).last();

export const stories: Stories = {
  App: {
    does: 'selects a paragraph in the frame, then renames and hides it in the panel',
    async act({ page, sample, text }) {
      await text('First paragraph').click();
      // Opens the panel's section for it.
      await text('p').nth(0).dblclick();
      // The name is editable now, so the next click places the cursor.
      await sample.locator('[contenteditable="true"]').click();
      await page.keyboard.press('Control+A');
      await page.keyboard.type('Intro');
      await row(sample, 'Intro').locator('a').first().click();
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
    async act({ sample, drag }) {
      await drag(row(sample, 'h3'), row(sample, 'p'), [0.5, 0.9]);
      await row(sample, 'h3').getByRole('button', { name: 'Hide' }).click();
    },
    tree: [
      'main canvas style={"padding":20}',
      '  p children="Paragraph"',
      '  h3 children="Heading" hidden selected',
    ],
    shows: 'Show',
  },
};
