import type { Locator } from 'playwright-core';
import type { Stories } from '../sampleEditor';

/** The layer with this name. Child layers are nested in its element, so the innermost match counts. */
const row = (sample: Locator, name: string) => sample.locator('.craft-layer-node', { hasText: name }).last();

export const stories: Stories = {
  CustomLayers: {
    does: 'expands the section in the panel, swaps two of its rows with the mouse and hides one of the nodes',
    async act({ sample, drag }) {
      await sample.getByRole('button', { name: 'Layers in Story', expanded: false }).click();
      await drag(row(sample, 'Body'), row(sample, 'End'), [0.5, 0.9]);
      await row(sample, 'Body').getByRole('button', { name: 'Hide' }).click();
    },
    tree: [
      'main canvas custom.displayName="Page"',
      '  p children="First paragraph" custom.displayName="Intro"',
      '  section canvas custom.displayName="Story"',
      '    p children="Third paragraph" custom.displayName="End"',
      '    p children="Second paragraph" custom.displayName="Body" hidden selected',
    ],
    shows: 'Show',
  },
};
