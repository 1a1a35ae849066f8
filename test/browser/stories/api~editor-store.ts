import { BELOW, type Stories } from '../sampleEditor';

export const stories: Stories = {
  WithoutRendering: {
    does: 'reads the name of each element that it clicks, then drags the heading below the paragraph',
    async act({ sample, drag, text }) {
      await sample.getByText('Nothing selected').waitFor();
      await text('A paragraph').click();
      await sample.locator('output', { hasText: /^p$/ }).waitFor();
      await drag(text('A heading'), text('A paragraph'), BELOW);
      await sample.locator('output', { hasText: /^h2$/ }).waitFor();
    },
    tree: [
      'main canvas style={"padding":16}',
      '  p children="A paragraph"',
      '  h2 children="A heading" selected',
    ],
  },
};
