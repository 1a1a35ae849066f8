import type { Locator } from 'playwright-core';
import type { Stories } from '../sampleEditor';

/** The layer with this name. Child layers are nested in its element, so the innermost match counts. */
const row = (sample: Locator, name: string) => sample.locator('.craft-layer-node', { hasText: name }).last();

export const stories: Stories = {
  CustomLayers: {
    does: 'swaps two rows of the panel with the mouse and hides one of the nodes',
    async act({ sample, drag }) {
      await drag(row(sample, 'Intro'), row(sample, 'Body'), [0.5, 0.9]);
      await row(sample, 'Intro').getByRole('button', { name: 'Hide' }).click();
    },
    tree: [
      'main canvas custom.displayName="Page"',
      '  p children="Second paragraph" custom.displayName="Body"',
      '  p children="First paragraph" custom.displayName="Intro" hidden selected',
    ],
    shows: 'Show',
  },
};
