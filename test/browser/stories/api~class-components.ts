import type { Stories } from '../sampleEditor';

export const stories: Stories = {
  Classes: {
    does: 'drags the second title above the first one and enlarges it',
    async act({ sample, drag, text, button }) {
      await sample.getByText('3 nodes').waitFor();
      await drag(text('Drag me up'), text('Untitled'));
      await button('Larger').click();
    },
    tree: [
      'main canvas style={"padding":16}',
      '  Title text="Drag me up" size=28 selected',
      '  Title text="Untitled" size=24',
    ],
  },
};
