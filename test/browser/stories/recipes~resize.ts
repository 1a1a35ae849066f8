import { type Locator, type Page } from 'playwright-core';
import type { Stories } from '../sampleEditor';

/** Pulls a handle sideways in several moves. */
async function pull(page: Page, handle: Locator, distance: number): Promise<void> {
  await handle.hover();
  const box = (await handle.boundingBox())!;
  await page.mouse.down();
  for (const part of [0.25, 0.5, 1]) await page.mouse.move(box.x + distance * part, box.y + box.height / 2);
}

export const stories: Stories = {
  App: {
    does: 'pulls a handle or holds a key, which one undo reverts, and drops a column on a handle',
    async act({ page, sample, button, text, drag }) {
      const handle = sample.getByRole('separator').first();
      const widthIs = (width: number) => sample.locator(`[aria-valuenow="${width}"]`).first().waitFor();

      // Escape restores the widths and records nothing.
      await pull(page, handle, -400);
      await widthIs(20);
      await page.keyboard.press('Escape');
      await page.mouse.up();
      await widthIs(50);
      await sample.locator('button:disabled', { hasText: 'Undo' }).waitFor();

      // A pull of several moves is one step.
      await pull(page, handle, -400);
      await page.mouse.up();
      await widthIs(20);
      await button('Undo').click();
      await widthIs(50);
      await sample.locator('button:disabled', { hasText: 'Undo' }).waitFor();
      await button('Redo').click();
      await widthIs(20);
      await handle.press('ArrowRight');
      await widthIs(25);

      // A key that is held down is one step.
      await handle.focus();
      for (let time = 0; time < 3; time++) await page.keyboard.down('ArrowRight');
      await page.keyboard.up('ArrowRight');
      await widthIs(40);
      await button('Undo').click();
      await widthIs(25);

      // A column can be dropped on a handle.
      await drag(text('Right').locator('..'), handle);
    },
    tree: [
      'Row canvas',
      '  Column canvas width=25',
      '    span children="Left"',
      '  Column canvas width=50 selected',
      '    span children="Right"',
      '  Column canvas width=75',
      '    span children="Middle"',
    ],
  },
};
