import type { Stories } from '../sampleEditor';

export const stories: Stories = {
  Bars: {
    does: 'drags a bar by its handle, slides it wider in three steps and undoes them with one click',
    async act({ page, sample, button, drag, field, text }) {
      await drag(text('Drag here').nth(0), text('Drag here').nth(1), [0.5, 1.6]);
      // React moves the bars in the document, which would take the focus from a field that got it earlier.
      await field('Width').nth(1).and(sample.locator('input[value="40"]')).waitFor();
      // Advances the clock by a minute.
      await page.clock.setFixedTime(Date.now() + 60_000);
      await field('Width').nth(1).focus();
      for (const value of ['41', '42', '43']) {
        await page.keyboard.press('ArrowRight');
        await sample.locator(`input[value="${value}"]`).waitFor();
      }
      await button('Undo').click();
      await sample.locator('input[value="40"]').waitFor();
    },
    tree: ['div canvas', '  Bar width=80', '  Bar width=40 selected'],
  },
};
