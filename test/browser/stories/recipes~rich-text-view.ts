import type { Stories } from '../sampleEditor';

const parent = (type: string, child: object, more = {}) => ({
  children: [child],
  direction: null,
  format: '',
  indent: 0,
  type,
  version: 1,
  ...more,
});
const words = {
  detail: 0,
  format: 0,
  mode: 'normal',
  style: '',
  text: 'Back soon',
  type: 'text',
  version: 1,
};
const root = parent('root', parent('paragraph', words, { textFormat: 0, textStyle: '' }));

export const stories: Stories = {
  App: {
    does: 'replaces the text, which the published page shows after the edit',
    async act({ page, sample }) {
      const published = sample.locator('h2 + div');
      const shows = (text: string) => published.getByText(text).waitFor();
      await published.locator('strong', { hasText: 'mountains' }).waitFor();
      await sample.locator('strong').first().dblclick();
      await sample.locator('[role=textbox]:focus').waitFor();
      // Lexical selects it; the selection of a second double click could be lost while the edit starts.
      await page.keyboard.press('Control+a');
      await page.keyboard.type('Back soon');
      await shows('mountains');
      await page.keyboard.press('Escape');
      await shows('Back soon');
    },
    tree: ['div canvas', `  RichText content=${JSON.stringify(JSON.stringify({ root }))} selected`],
  },
};
