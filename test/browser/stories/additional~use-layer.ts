import { BELOW, type Stories } from '../sampleEditor';

export const stories: Stories = {
  Outline: {
    does: 'opens the dishes in the panel, and swaps two of its rows with the mouse',
    async act({ sample, drag }) {
      await sample.getByRole('button', { name: 'Layers in Dishes', expanded: false }).click();
      const items = sample.locator('.craft-layer-node', { hasText: /^li$/ });
      await drag(items.first(), items.last(), BELOW);
    },
    tree: [
      'main canvas',
      '  h3 children="Menu"',
      '  ul canvas custom.displayName="Dishes"',
      '    li children="Salad"',
      '    li children="Soup" selected',
    ],
  },
};
