import type { Locator } from 'playwright-core';
import { ABOVE, type Stories } from '../sampleEditor';

/** Selects a node by its component name, because the options also show random ids. */
async function pick(sample: Locator, list: 0 | 1, name: string, index: number): Promise<void> {
  const box = sample.getByRole('combobox').nth(list);
  const option = box.locator('option', { hasText: new RegExp(`^${name} `) }).nth(index);
  await box.selectOption(await option.getAttribute('value'));
}

export const stories: Stories = {
  SelectedNode: {
    does: 'clicks the heading, then drags the paragraph out of its section',
    async act({ drag, text }) {
      await text('A heading').click();
      await text('h2: depth 1').waitFor();
      await drag(text('A paragraph'), text('A heading'), ABOVE);
    },
    tree: [
      'main canvas style={"padding":16}',
      '  p children="A paragraph" selected',
      '  h2 children="A heading"',
      '  section canvas style={"padding":16}',
    ],
    shows: 'p: depth 1',
  },
  Relatives: {
    does: 'picks the paragraph inside the card and asks for all of its ancestors',
    async act({ sample, text }) {
      await text('Body').click();
      await sample.getByRole('combobox').selectOption('ancestors(true)');
      const rows = /main \(returned\)pCard \(returned\)h3section \(returned\)pp$/;
      await sample.getByRole('complementary').filter({ hasText: rows }).waitFor();
    },
    tree: [
      'main canvas style={"padding":12}',
      '  p children="Text A"',
      '  Card',
      '    header: h3 children="Header"',
      '    body: section canvas',
      '      p children="Body" selected',
      '  p children="Text C"',
    ],
    shows: 'section (returned)',
  },
  DropTester: {
    does: 'is refused with a card, and then drops a text into the body of the second card',
    async act({ sample, button }) {
      await pick(sample, 0, 'Card', 0);
      await pick(sample, 1, 'Body', 1);
      await button('Try').click();
      await sample.getByRole('status').getByText('Error: Invariant failed').waitFor();
      await pick(sample, 0, 'Text', 0);
      await button('Try').click();
    },
    tree: [
      'div canvas',
      '  Card',
      '    body: Body canvas',
      '      Text text="Inside the card"',
      '  Card',
      '    body: Body canvas',
      '      Text text="First"',
      '      Text text="Inside the card"',
    ],
    shows: 'Dropped',
  },
};
