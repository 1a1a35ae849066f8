import type { Stories } from '../sampleEditor';

export const stories: Stories = {
  App: {
    does: 'crashes the editor in two ways, and finds each paragraph again',
    async act({ sample, button, text }) {
      await button('Add a paragraph').click();
      await button('Delete the root').click();
      await sample.getByText('The editor stopped').waitFor();
      await button('Start again').click();
      await text('New paragraph').waitFor();

      await button('Add a paragraph').click();
      await text('New paragraph').nth(1).waitFor();
      await button('Set a wrong style').click();
      await sample.getByText('The editor stopped').waitFor();
      await button('Start again').click();
      await text('New paragraph').nth(1).waitFor();

      await button('Add a paragraph').click();
      await text('New paragraph').nth(2).waitFor();
      await button('Delete the root').click();
      await button('Go back one change').click();
      await text('First paragraph').click();
    },
    tree: [
      'main canvas',
      '  p children="First paragraph" selected',
      '  p children="New paragraph"',
      '  p children="New paragraph"',
    ],
    complaints: /Invariant failed|Minified React error #62|`style` prop/,
  },
};
