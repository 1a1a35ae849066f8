import { ABOVE, BELOW, type Stories } from '../sampleEditor';

export const stories: Stories = {
  App: {
    does: 'moves a text, saves, moves it back, and loads what was saved',
    async act({ drag, button, text }) {
      await drag(text('First'), text('Second'), BELOW);
      await button('Save').click();
      await drag(text('First'), text('Second'), ABOVE);
      await button('Load').click();
    },
    tree: ['Box canvas', '  Text text="Second"', '  Text text="First"'],
    shows: '"props":{"text":"Second"}',
  },
};
