import { ABOVE, type Stories } from '../sampleEditor';

export const stories: Stories = {
  NodeViewer: {
    does: 'clicks the heading to see its node, then drags the paragraph above it',
    async act({ sample, drag, text }) {
      await text('A heading').click();
      await sample.getByText('"children": "A heading"').waitFor();
      await drag(text('A paragraph in a section'), text('A heading'), ABOVE);
    },
    tree: [
      'main canvas style={"padding":16}',
      '  p children="A paragraph in a section" selected',
      '  h2 children="A heading"',
      '  section canvas style={"padding":16}',
    ],
    shows: '"children": "A paragraph in a section"',
  },
};
