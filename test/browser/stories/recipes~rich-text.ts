import type { Stories } from '../sampleEditor';

/** The `content` prop of a node, as `readTree` shows it. */
const contentOf = (root: object) => `content=${JSON.stringify(JSON.stringify({ root }))}`;
const block = (type: string, children: object[], more = {}) => ({
  children,
  direction: null,
  format: '',
  indent: 0,
  type,
  version: 1,
  ...more,
});
const words = (text: string, format = 0) => ({
  detail: 0,
  format,
  mode: 'normal',
  style: '',
  text,
  type: 'text',
  version: 1,
});
const EDITED = contentOf(
  block('root', [
    block('paragraph', [words('Plain and '), words('bold', 1)], { textFormat: 0, textStyle: '' }),
  ]),
);
const written = (type: string, child: object) => ({
  type,
  version: 1,
  direction: null,
  format: '',
  indent: 0,
  children: [child],
});
const AS_WRITTEN = contentOf(
  written(
    'root',
    written('paragraph', {
      type: 'text',
      version: 1,
      text: 'Double-click to edit me',
      format: 0,
      mode: 'normal',
      style: '',
      detail: 0,
    }),
  ),
);

const BOX = 'style={"padding":16,"background":"#94a3b833"}';

export const stories: Stories = {
  App: {
    does: 'edits a text with the mouse and the keyboard, which one undo reverts, and drags it afterwards',
    async act({ page, sample, text, button, drag }) {
      const edited = text('Drag me out of this box');
      await edited.dblclick();
      const box = sample.locator('[role=textbox]:focus');
      await box.waitFor();

      // The mouse selects the line instead of dragging it, and typing replaces it.
      const line = await edited.boundingBox();
      if (!line) throw new Error('The text is not on the page');
      const { x, y, width, height } = line;
      await page.mouse.move(x + 1, y + height / 2);
      await page.mouse.down();
      for (const part of [0.3, 0.6, 1]) await page.mouse.move(x + width * part, y + height / 2);
      await page.mouse.up();
      await page.keyboard.type('Plain and ');
      await button('bold').click();
      await page.keyboard.type('bold');
      await sample.locator('strong', { hasText: 'bold' }).waitFor();
      await sample.locator('button:disabled', { hasText: 'Undo' }).waitFor();
      await page.keyboard.press('Escape');
      await box.waitFor({ state: 'detached' });

      // Escape focuses the element around the text, and Enter starts the next edit.
      await sample.locator('[tabindex="0"]:focus').waitFor();
      await page.keyboard.press('Enter');
      await box.waitFor();
      await page.keyboard.press('Escape');
      await box.waitFor({ state: 'detached' });

      await button('Undo').click();
      await text('Drag me out of this box').waitFor();
      await sample.locator('button:disabled', { hasText: 'Undo' }).waitFor();
      await button('Redo').click();
      await text('Plain and').waitFor();

      // An edit without a change is no step.
      await text('Double-click to edit me').dblclick();
      await box.waitFor();
      await page.keyboard.press('Escape');
      await box.waitFor({ state: 'detached' });
      await button('Undo').click();
      await text('Drag me out of this box').waitFor();
      await button('Redo').click();

      await drag(text('Plain and'), text('Double-click to edit me'), [0.5, 0.1]);
    },
    tree: [
      `div canvas ${BOX}`,
      `  RichText ${EDITED} selected`,
      `  RichText ${AS_WRITTEN}`,
      `  div canvas ${BOX}`,
    ],
  },
};
