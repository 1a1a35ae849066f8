import type { Locator, Page } from 'playwright-core';
import type { Stories } from '../sampleEditor';

/** Taps with a finger. */
async function tap(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('The target of the tap is not on the page');
  const session = await page.context().newCDPSession(page);
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

export const stories: Stories = {
  App: {
    does: 'adds, moves and deletes parts with clicks and taps',
    async act({ page, sample, text, button }) {
      const status = (message: string) => sample.getByRole('status').getByText(message).waitFor();

      await button('Undo').click();
      await status('Nothing to undo.');
      await text('First').click();
      await button('Add Text').click();
      await status('Text added, 2 of 4.');
      await button('Move down').click();
      await status('Moved, 3 of 4.');
      await button('Move up').click();
      await button('Move up').click();
      await status('Moved, 1 of 4.');
      await button('Move up').click();
      await status('It is at the edge already.');
      await button('Undo').click();
      await status('Undone.');

      await tap(page, text('In a card'));
      await tap(page, button('Add Card'));
      await status('Card added, 2 of 2.');
      await tap(page, text('Second'));
      await tap(page, button('Delete'));
      await status('Text deleted.');
      // The neighbour, a card, is selected now.
      await button('Add Text').focus();
      await page.keyboard.press('Enter');
    },
    tree: [
      'Card canvas',
      '  Text text="First"',
      '  Text text="New text"',
      '  Card canvas',
      '    Text text="In a card"',
      '    Card canvas',
      '    Text text="New text" selected',
    ],
    shows: 'Text added, 3 of 3.',
  },
};
