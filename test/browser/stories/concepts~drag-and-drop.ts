import { BELOW, type Stories } from '../sampleEditor';

export const stories: Stories = {
  Surround: {
    does: 'releases a paragraph on the border, where it is rejected, and then below the other one',
    async act({ drag, text, sample }) {
      const first = text('Drag me onto the grey border');
      await drag(first, sample.locator('div').first(), [0.5, 0.97]);
      await drag(first, text('I keep my place'), BELOW);
    },
    tree: [
      'Surround canvas',
      '  main canvas style={"padding":16,"background":"white"}',
      '    p children="I keep my place"',
      '    p children="Drag me onto the grey border" selected',
    ],
  },
};
