import type { Stories } from '../sampleEditor';

export const stories: Stories = {
  App: {
    does: 'drops columns and texts where they belong, and deletes a column',
    async act({ sample, button, text, drag }) {
      const left = text('Left').locator('..');
      const row = left.locator('..');
      // Columns stay in rows, and rows take columns only.
      await drag(left, text('Below the row'), [0.5, 0.9]);
      await drag(text('Below the row'), row);
      await drag(text('Right'), text('Left'), [0.5, 0.9]);
      await drag(text('⠿ Column'), row);
      const columns = row.locator('> div');
      await columns.nth(2).waitFor();
      await columns.last().click();
      await button('Delete').click();
      await sample.locator('button:disabled', { hasText: 'Delete' }).waitFor();
    },
    tree: [
      'Page canvas',
      '  Row canvas',
      '    Column canvas width=50',
      '      Text text="Left"',
      '      Text text="Right"',
      '    Column canvas width=50',
      '  Text text="Below the row"',
    ],
  },
};
