import type { Locator } from 'playwright-core';
import { BELOW, type Stories } from '../sampleEditor';

/** Selects a node by its component name, because the options also show random ids. */
async function pick(sample: Locator, list: 0 | 1, name: string, index: number): Promise<void> {
  const box = sample.getByRole('combobox').nth(list);
  const option = box.locator('option', { hasText: new RegExp(`^${name} `) }).nth(index);
  await box.selectOption(await option.getAttribute('value'));
}

export const stories: Stories = {
  ConnectById: {
    does: 'drops the first paragraph on the strip below the page',
    act: ({ drag, text }) => drag(text('First'), text('Drop a paragraph here to move it to the end')),
    tree: ['div canvas', '  Text text="Second"', '  Text text="Third"', '  Text text="First" selected'],
  },
  DropTester: {
    does: 'is refused with a card, and then drops a text into the body of the second card',
    async act({ sample, button }) {
      await pick(sample, 0, 'Card', 0);
      await pick(sample, 1, 'Body', 1);
      await button('Try').click();
      await sample.getByRole('status').getByText('Error: Invariant failed').waitFor();
      await pick(sample, 0, 'p', 0);
      await button('Try').click();
    },
    tree: [
      'div canvas',
      '  Card',
      '    body: Body canvas',
      '      p children="Inside the card"',
      '  Card',
      '    body: Body canvas',
      '      p children="First"',
      '      p children="Inside the card"',
    ],
    shows: 'Dropped',
  },
  Surround: {
    does: 'releases a paragraph on the border, where it is rejected, and then below the other one',
    async act({ drag, text, sample }) {
      const first = text('Drag me onto the grey border');
      await drag(first, sample.locator('div').first(), [0.5, 0.97]);
      await drag(first, text('I keep my place'), BELOW);
    },
    tree: [
      'Surround canvas',
      '  main canvas style={"padding":16,"background":"light-dark(#fff, #1b1f27)"}',
      '    p children="I keep my place"',
      '    p children="Drag me onto the grey border" selected',
    ],
  },
};
