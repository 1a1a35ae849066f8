import type { Locator } from 'playwright-core';
import type { Stories } from '../sampleEditor';
import { expectSoon } from '../until';

const fontSize = (target: Locator) => target.evaluate((element) => getComputedStyle(element).fontSize);

export const stories: Stories = {
  InFrame: {
    does: 'selects, reorders and undoes in an iframe, whose width its units follow, and reorders again',
    async act({ page, sample, button }) {
      const frame = sample.frameLocator('iframe');
      const first = frame.getByText('Ten percent');
      await expectSoon(() => fontSize(first), '32px');
      const sheets = 'style, link[rel="stylesheet"]';
      const outer = await page.locator(sheets).count();
      expect(outer).toBeGreaterThan(0);
      expect(await frame.locator(sheets).count()).toBe(outer);
      for (const size of ['16px', '32px', '16px']) {
        await button('Narrow').click();
        await expectSoon(() => fontSize(first), size);
      }

      const moveFirstDown = async () => {
        await first.hover();
        await page.mouse.down();
        const box = await frame.getByText('Second').boundingBox();
        if (!box) throw new Error('The second paragraph is not on the page');
        for (const move of [2, 1, 0]) await page.mouse.move(box.x + 20, box.y + box.height - 2 - move);
        // The drop indicator is a fixed element of the inner document.
        await frame.locator('body > div[style*="position: fixed"]').waitFor({ state: 'attached' });
        await page.mouse.up();
      };
      const order = () => frame.locator('p').allInnerTexts();
      await moveFirstDown();
      await expectSoon(order, ['Second', 'Ten percent']);
      await page.keyboard.press('Control+z');
      await expectSoon(order, ['Ten percent', 'Second']);
      await moveFirstDown();
    },
    tree: [
      'main canvas style={"minHeight":150}',
      '  p style={"margin":0} children="Second"',
      '  p style={"margin":0,"fontSize":"10vw"} children="Ten percent" selected',
    ],
  },
};
