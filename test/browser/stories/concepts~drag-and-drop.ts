import type { Stories } from '../sampleEditor';

export const stories: Stories = {
  App: {
    does: 'drags a card of the row to the right of its neighbour, and then into the column',
    async act({ drag, text }) {
      await drag(text('Left'), text('Right'), [0.9, 0.5]);
      await drag(text('Right'), text('Top'), [0.5, 0.9]);
    },
    tree: [
      'Box canvas direction="column"',
      '  Box canvas direction="row"',
      '    Card text="Left"',
      '  Box canvas direction="column"',
      '    Card text="Top"',
      '    Card text="Right" selected',
      '    Card text="Bottom"',
    ],
  },
};
