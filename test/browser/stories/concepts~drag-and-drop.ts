import type { Stories } from '../sampleEditor';

export const stories: Stories = {
  Surround: {
    does: 'releases a paragraph on the border around the page, and it stays where it was',
    act: ({ drag, text, sample }) =>
      drag(text('Drag me onto the grey border'), sample.locator('div').first(), [0.5, 0.97]),
    tree: [
      'Surround canvas',
      '  main canvas style={"padding":16,"background":"white"}',
      '    p children="Drag me onto the grey border" selected',
      '    p children="I keep my place"',
    ],
  },
};
