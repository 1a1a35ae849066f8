import type { Stories } from '../sampleEditor';

export const stories: Stories = {
  HistoryLab: {
    does: 'changes a prop in several ways, and one undo reverts what was merged and what was ignored',
    async act({ button, text }) {
      await button('Record').click();
      await button('Record').click();
      await button('Merge').click();
      await button('Ignore').click();
      await text('Count: 4').waitFor();
      await button('Undo').click();
    },
    tree: ['div canvas', '  Counter count=1'],
    shows: 'Count: 1',
  },
};
