import type { Stories } from '../sampleEditor';

export const stories: Stories = {
  App: {
    does: 'drags a text into a column and publishes the page',
    async act({ sample, drag, text, button }) {
      await drag(text('Drag me into a column, then publish'), sample.locator('section section').first());
      await button('Publish').click();
      await drag(
        text('Summer sale').first(),
        text('Drag me into a column, then publish').first(),
        [0.5, 0.9],
      );
      // The published page is a copy: it keeps the title above the columns.
      const published = sample.locator('h2 ~ section');
      await published.locator('section').first().getByText('Drag me into a column, then publish').waitFor();
      await published.locator(':scope > p').getByText('Summer sale').waitFor();
    },
    tree: [
      'Section canvas',
      '  Columns',
      '    left: Section canvas',
      '      Text text="Drag me into a column, then publish"',
      '      Text text="Summer sale" size=28 selected',
      '    right: Section canvas',
    ],
  },
};
