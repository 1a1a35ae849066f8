import type { Stories } from '../sampleEditor';

export const stories: Stories = {
  App: {
    does: 'likes twice, undoes both, and redoes one',
    async act({ button, text }) {
      await button('Likes: 0').click();
      await button('Likes: 1').click();
      await button('Undo').click();
      await button('Undo').click();
      await text('Likes: 0').waitFor();
      await button('Redo').click();
    },
    tree: ['Likes count=1 selected'],
    shows: 'Likes: 1',
  },
  HistoryLab: {
    does: 'changes a prop in several ways, one undo reverts what was merged and ignored, and a redo overwrites what joined after an undo',
    async act({ button, text }) {
      await button('Record').click();
      await button('Record').click();
      await button('Merge').click();
      await button('Ignore').click();
      await text('Count: 4').waitFor();
      await button('Undo').click();
      await text('Count: 1').waitFor();
      await button('Merge').click();
      await text('Count: 2').waitFor();
      await button('Undo').click();
      await text('Count: 0').waitFor();
      for (const name of ['Record', 'Record', 'Undo', 'Merge', 'Redo']) await button(name).click();
    },
    tree: ['div canvas', '  Counter count=2'],
    shows: 'Count: 2',
  },
  ShowAll: {
    does: 'hides two paragraphs, shows both at once, and takes that back with one undo',
    async act({ button, text }) {
      await text('First').click();
      await button('Hide selected').click();
      await text('Second').click();
      await button('Hide selected').click();
      await button('Show 2').click();
      await text('First').waitFor();
      await button('Undo').click();
    },
    tree: [
      'main canvas style={"padding":16}',
      '  p children="First" hidden',
      '  p children="Second" hidden selected',
      '  p children="Third"',
    ],
  },
};
