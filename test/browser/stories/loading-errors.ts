import type { Stories } from '../sampleEditor';

export const stories: Stories = {
  App: {
    does: 'rescues a stored page, and reads which nodes are broken',
    async act({ sample, button }) {
      await button('Rescue the stored page').click();
      await sample
        .getByText("video: TypeError: Cannot read properties of undefined (reading 'name')")
        .waitFor();
      await sample.getByText('gone: Error: There is no such node.').waitFor();
      await sample.getByText('title: Error: It is listed twice.').waitFor();
    },
    tree: ['main canvas', '  h2 children="Rescued"'],
  },
};
