import type { Stories } from '../sampleEditor';

/** A PNG of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const stories: Stories = {
  App: {
    does: 'describes an image, chooses it, undoes both, and chooses the same image again',
    async act({ sample, button, field, text }) {
      const file = { name: 'pixel.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') };
      await text('No image yet').click();
      await field('Description').fill('One pixel');
      await field('Image').setInputFiles(file);
      await sample.getByAltText('One pixel').waitFor();
      await button('Undo').click();
      await text('No image yet').waitFor();
      await button('Undo').click();
      await field('Image').setInputFiles(file);
      await sample.locator('img').waitFor();
    },
    tree: [
      'main canvas',
      `  Picture alt="" src="data:image/png;base64,${PIXEL}" selected`,
      '  p children="Select the box above."',
    ],
  },
};
