import { BELOW, type Stories } from '../sampleEditor';

export const stories: Stories = {
  App: {
    does: 'drags the heading below the paragraph',
    act: ({ drag, text }) => drag(text('Drag this heading'), text('Below this paragraph'), BELOW),
    tree: [
      'main canvas style={"padding":16}',
      '  p style={"margin":0,"padding":8} children="Below this paragraph"',
      '  h2 children="Drag this heading" selected',
    ],
  },
  StoredPage: {
    does: 'waits for the stored page and selects its paragraph',
    act: ({ text }) => text('Loaded from JSON').click(),
    tree: ['main canvas style={"padding":16}', '  p children="Loaded from JSON" selected'],
  },
  TwoPages: {
    does: 'opens the other page, the first one and the other one again',
    async act({ button, text }) {
      await button('Open About').click();
      await text('About').waitFor();
      await button('Open Home').click();
      await text('Home').waitFor();
      await button('Open About').click();
      await text('About').waitFor();
    },
    tree: ['main canvas', '  h2 children="About"'],
  },
};
