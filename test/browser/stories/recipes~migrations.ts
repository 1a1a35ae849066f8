import type { Stories } from '../sampleEditor';

export const stories: Stories = {
  App: {
    does: 'opens a page of version 2 and one of version 1, and saves that one in version 3',
    async act({ sample, button, text }) {
      await button('Open a page of version 2').click();
      await text('A paragraph of version 2').waitFor();
      await button('Open a page of version 1').click();
      await text('A paragraph of version 1').waitFor();
      await button('Save').click();
      await sample.getByText('"content":"Hello from version 1"').waitFor();
    },
    tree: [
      'Page canvas',
      '  Text content="Hello from version 1" level=1',
      '  Text content="A paragraph of version 1"',
    ],
    shows: '{"version":3,"nodes":',
  },
};
