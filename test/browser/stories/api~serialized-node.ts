import { ABOVE, type Stories } from '../sampleEditor';

export const stories: Stories = {
  SavedForm: {
    does: 'clicks the heading to see its saved form, then drags the paragraph above it',
    async act({ sample, drag, text }) {
      await text('A heading').click();
      await sample.getByText('"children": "A heading"').waitFor();
      await drag(text('A paragraph'), text('A heading'), ABOVE);
    },
    tree: [
      'main canvas style={"padding":16}',
      '  p children="A paragraph" custom.role="intro" selected',
      '  h2 children="A heading"',
    ],
    shows: '"role": "intro"',
  },
};
