import type { Locator, Page } from 'playwright-core';
import type { Stories } from '../sampleEditor';
import { expectSoon } from '../until';

const RED = 'rgb(220, 38, 38)';
const GREEN = 'rgb(22, 163, 74)';

/** Drags over a target without releasing the mouse. */
async function dragOver(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover();
  await page.mouse.down();
  for (let move = 0; move < 3; move++) {
    const box = await to.boundingBox();
    if (!box) throw new Error('The target of the drag is not on the page');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 + move);
  }
}

/** Message of the error in the drop indicator. */
const readError = (sample: Locator) =>
  sample.evaluate(() => {
    const [query] = Reflect.get(window, 'editors') as { getState(): { indicator?: { error?: Error } } }[];
    return query?.getState().indicator?.error?.message;
  });

export const stories: Stories = {
  App: {
    does: 'sees which box a drop would go into and why a drop is refused',
    async act({ page, sample, text }) {
      const status = sample.getByRole('status');
      const outlined = (box: Locator, color: string) =>
        box
          .locator('..')
          .and(sample.locator(`[style*="box-shadow: ${color}"]`))
          .waitFor();
      const drop = async (from: Locator, to: Locator, color: string, message: string) => {
        await dragOver(page, from, to);
        await status.getByText(message, { exact: true }).waitFor();
        await outlined(to, color);
        await page.mouse.up();
        await sample.locator('[style*="box-shadow: rgb"]').waitFor({ state: 'detached' });
      };
      const image = text('Image');

      // The error in the indicator names no reason: samples are production builds.
      await dragOver(page, image, text('Text only'));
      await expectSoon(() => readError(sample), 'Invariant failed');
      await page.mouse.up();

      await drop(image, text('Text only'), RED, 'This box takes text only.');
      await status.getByText('Not dropped. This box takes text only.').waitFor();
      await drop(image, text('One of two'), GREEN, 'Drop into the box for two parts');
      await drop(text('⠿ New text'), text('One of two'), RED, 'This box is full: it holds two parts.');
      await drop(text('⠿ New text'), text('Text only'), GREEN, 'Drop into the box for text');
      await drop(text('⠿ New image'), text('Text only'), RED, 'This box takes text only.');
      await drop(text('Locked in'), text('Text only'), RED, 'What is in the grey box stays there.');
    },
    tree: [
      'Page canvas',
      '  TextBox canvas',
      '    Text text="Text only"',
      '    Text text="New text"',
      '  PairBox canvas',
      '    Text text="One of two"',
      '    Image',
      '  SafeBox canvas',
      '    Text text="Locked in" selected',
    ],
    shows: 'Not dropped. What is in the grey box stays there.',
  },
};
