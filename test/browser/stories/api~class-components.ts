import { BELOW, type Stories } from '../sampleEditor';

export const stories: Stories = {
  Classes: {
    does: 'drags the first title below the second one',
    async act({ sample, drag, text }) {
      await sample.getByText('3 nodes').waitFor();
      await drag(text('Drag me'), text('Untitled'), BELOW);
    },
    tree: ['main canvas style={"padding":16}', '  Title text="Untitled"', '  Title text="Drag me" selected'],
  },
};
