import type { Locator, Page } from 'playwright-core';
import { loadSample } from '../../../examples/samples/claims/sample';
import type { Stories } from '../sampleEditor';

const { drag, holdOver } = loadSample('recipes/browser-tests/e2e/drag') as {
  drag(from: Locator, to: Locator, height?: number): Promise<void>;
  holdOver(page: Page, from: Locator, to: Locator): Promise<void>;
};

export const stories: Stories = {
  App: {
    does: 'drags a new item to the list, which rejects a fourth one, moves an item and renames another',
    async act({ page, sample, field, text }) {
      const items = sample.getByRole('listitem');
      await drag(text('⠿ New item'), items.first(), 0.9);
      await text('New').waitFor();
      await holdOver(page, text('⠿ New item'), items.first());
      const indicator = sample.locator('div[style*="z-index: 99999"]');
      await indicator.waitFor();
      await page.mouse.up();
      await indicator.waitFor({ state: 'detached' });
      await drag(text('Milk'), text('New'), 0.9);
      await text('New').click();
      await field('Text').fill('Butter');
    },
    tree: ['List canvas', '  Item text="Butter" selected', '  Item text="Milk"', '  Item text="Bread"'],
    shows: 'Butter',
  },
};
