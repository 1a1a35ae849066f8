import type { Locator } from 'playwright-core';
import type { Stories } from '../sampleEditor';

/** The layer with this name. Child layers are nested in its element, so the innermost match counts. */
const row = (sample: Locator, name: string) => sample.locator('.craft-layer-node', { hasText: name }).last();

export const stories: Stories = {
  App: {
    does: 'selects a paragraph in the frame, then renames and hides it in the panel',
    async act({ page, sample, text }) {
      await text('First paragraph').click();
      await text('Intro').dblclick();
      // The name is editable now, so the next click places the cursor.
      await sample.locator('[contenteditable="true"]').click();
      await page.keyboard.press('Control+A');
      await page.keyboard.type('Summary');
      await row(sample, 'Summary').locator('a').first().click();
      await text('First paragraph').waitFor({ state: 'detached' });
    },
    tree: [
      'main canvas custom.displayName="Page"',
      '  h3 children="Heading" custom.displayName="Title"',
      '  section canvas custom.displayName="Story"',
      '    p children="First paragraph" custom.displayName="Summary" hidden selected',
      '    p children="Second paragraph" custom.displayName="Body"',
    ],
    shows: 'Summary',
  },
};
