import type { Stories } from '../sampleEditor';

export const stories: Stories = {
  NodeViewer: {
    does: 'clicks the heading and then the paragraph to see their nodes',
    async act({ sample, text }) {
      await text('A heading').click();
      await sample.getByText('"children": "A heading"').waitFor();
      await text('A paragraph in a section').click();
    },
    tree: [
      'main canvas style={"padding":16}',
      '  h2 children="A heading"',
      '  section canvas style={"padding":16}',
      '    p children="A paragraph in a section" selected',
    ],
    shows: '"children": "A paragraph in a section"',
  },
};
