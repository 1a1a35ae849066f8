import { ABOVE, BELOW, type Stories } from '../sampleEditor';

export const stories: Stories = {
  App: {
    does: 'drags the first text below the other one',
    act: ({ drag, text }) => drag(text('Drag me below the other one'), text('Or drag me up'), BELOW),
    tree: [
      'Page canvas',
      '  Text text="Or drag me up"',
      '  Text text="Drag me below the other one" selected',
    ],
  },
  PreviewEditor: {
    does: 'switches to a preview and back, and drags the second text above the first one',
    async act({ button, drag, text }) {
      await button('Preview').click();
      await button('Edit').click();
      await drag(text('Me too'), text('Drag me, unless this is a preview'), ABOVE);
    },
    tree: [
      'main canvas style={"padding":16}',
      '  p children="Me too" selected',
      '  p children="Drag me, unless this is a preview"',
    ],
  },
};
