import type { Stories } from '../sampleEditor';

export const stories: Stories = {
  Classes: {
    does: 'drags the second title above the first one',
    async act({ sample, drag, text }) {
      await sample.getByText('3 nodes').waitFor();
      await drag(text('Drag me up'), text('Untitled'));
    },
    tree: [
      'main canvas style={"padding":16}',
      '  Title text="Drag me up" selected',
      '  Title text="Untitled"',
    ],
  },
};
