import type { Stories } from '../sampleEditor';

export const stories: Stories = {
  Autosave: {
    does: 'clicks the counter twice, and both clicks are saved a moment later',
    async act({ button }) {
      await button('Clicked 0 times').click();
      await button('Clicked 1 times').click();
    },
    tree: ['div canvas', '  Counter count=2 selected'],
    shows: '"props":{"count":2}',
  },
};
