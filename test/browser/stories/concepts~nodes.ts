import { ABOVE, type Stories } from '../sampleEditor';

export const stories: Stories = {
  App: {
    does: 'drags the second text above the first',
    act: ({ drag, text }) => drag(text('Or drag me above it'), text('Drag me below the other one'), ABOVE),
    tree: [
      'div canvas style={"padding":20,"minHeight":80}',
      '  Text text="Or drag me above it" selected',
      '  Text text="Drag me below the other one"',
    ],
  },
  Canvases: {
    does: 'drags a paragraph, which moves its section, and another one out of its section, which is a canvas',
    async act({ drag, text }) {
      const heading = text('You can drag this heading');
      await drag(text('You can drag this only with its section'), heading, ABOVE);
      await drag(text('You can drag this paragraph'), heading, ABOVE);
    },
    tree: [
      'main canvas style={"padding":16}',
      '  section style={"border":"1px dashed #888","padding":16}',
      '    p children="You can drag this only with its section"',
      '  p children="You can drag this paragraph" selected',
      '  h2 children="You can drag this heading"',
      '  section canvas style={"border":"1px dashed #888","padding":16}',
    ],
  },
};
