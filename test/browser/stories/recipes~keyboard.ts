import type { Stories } from '../sampleEditor';
import { expectSoon } from '../until';

export const stories: Stories = {
  App: {
    does: 'adds, moves and deletes parts with keys, without losing the focus',
    async act({ page, sample, text, button }) {
      const status = (message: string) => sample.getByRole('status').getByText(message).waitFor();

      // A message that is repeated has to change the document, or it isn't announced.
      const statusText = () => sample.getByRole('status').textContent();
      for (const message of ['Nothing to undo.', 'Nothing to undo.\u00A0', 'Nothing to undo.']) {
        await button('Undo').click();
        await expectSoon(statusText, message);
      }

      // The focus of a Meta-click leaves the first selected node selected.
      await text('First').click();
      await text('Second').click({ modifiers: ['Meta'] });
      await sample.locator('p[aria-current="true"]').nth(1).waitFor();

      await text('First').click();
      await button('Add Text').click();
      await status('Text added, 2 of 4.');
      await button('Move down').click();
      await status('Moved, 3 of 4.');

      // The focus selects, and it stays with the node that moves.
      await text('First').focus();
      await page.keyboard.press('Alt+ArrowDown');
      await status('Moved, 2 of 4.');
      await page.keyboard.press('Alt+ArrowDown');
      await status('Moved, 3 of 4.');
      await button('Undo').click();
      await text('Second').focus();
      await page.keyboard.press('Alt+ArrowUp');
      await status('It is at the edge already.');
      // Escape leads to the toolbar and back, and the node stays selected.
      await page.keyboard.press('Escape');
      await button('Add Text').and(sample.locator(':focus')).waitFor();
      await text('Second').and(sample.locator('[aria-current="true"]')).waitFor();
      await page.keyboard.press('Escape');
      await text('Second').and(sample.locator(':focus')).waitFor();
      await page.keyboard.press('Delete');
      await status('Text deleted.');
      await text('First').and(sample.locator(':focus')).waitFor();
      await page.keyboard.press('Alt+ArrowUp');
      await status('It is at the edge already.');

      await text('In a card').click();
      await button('Add Card').click();
      await status('Card added, 2 of 2.');
      // Deleting with the button leaves the focus on it.
      await button('Add Text').click();
      await button('Delete').click();
      await status('Text deleted.');
      await button('Delete').and(sample.locator(':focus')).waitFor();
      await button('Add Text').focus();
      await page.keyboard.press('Enter');
      await status('Text added, 1 of 1.');
      await button('Move into').click();
      await status('Choose a container first.');
      await sample.getByLabel('Container').selectOption({ label: '1: Card' });
      await button('Move into').click();
    },
    tree: [
      'Card canvas',
      '  Text text="First"',
      '  Text text="New text"',
      '  Card canvas',
      '    Text text="In a card"',
      '    Card canvas',
      '  Text text="New text" selected',
    ],
    shows: 'Moved into the container.',
  },
};
