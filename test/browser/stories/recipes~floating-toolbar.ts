import type { Locator } from 'playwright-core';
import type { Stories } from '../sampleEditor';
import { expectSoon } from '../until';

/** How far (px) the bottom of `bar` is from the top of `node`. */
async function distance(bar: Locator, node: Locator): Promise<number> {
  const [above, below] = [await bar.boundingBox(), await node.boundingBox()];
  if (!above || !below) throw new Error('The toolbar or its node is not on the page');
  return Math.round(below.y - above.y - above.height);
}

export const stories: Stories = {
  App: {
    does: 'scrolls with a toolbar that follows, and moves, duplicates, deletes and selects parents with it',
    async act({ sample, text, drag }) {
      // A portal puts it beside the sample.
      const bar = sample.locator('xpath=ancestor::body').getByRole('group', { name: 'Selected' });
      const press = (name: string) => bar.getByRole('button', { name }).click();
      const cards = sample.locator('p');

      // The second card is selected from the start.
      await expectSoon(() => distance(bar, text('Second card')), 8);
      await text('Fourth card').click();
      await bar.getByText('Card').waitFor();
      await text('First card').scrollIntoViewIfNeeded();
      await bar.waitFor({ state: 'hidden' });
      await text('Third card').scrollIntoViewIfNeeded();
      await text('Fourth card').scrollIntoViewIfNeeded();
      await expectSoon(() => distance(bar, text('Fourth card')), 8);

      await press('Duplicate');
      await expectSoon(() => cards.count(), 5);
      await press('Delete');
      await expectSoon(() => cards.count(), 4);

      await text('Second card').click();
      await press('Delete');
      await text('Fourth card').click();
      await drag(bar.getByTitle('Drag to move'), text('Third card'), [0.5, 0.1]);
      await press('Select parent');
      await bar.getByText('main').waitFor();
      await bar.getByRole('button', { name: 'Delete' }).waitFor({ state: 'hidden' });
    },
    tree: [
      'main canvas style={"display":"flex","flexDirection":"column","gap":12,"padding":24,"minHeight":24,"background":"#94a3b826"} selected',
      '  Card text="First card"',
      '  Card text="Fourth card"',
      '  Card text="Third card"',
    ],
  },
};
