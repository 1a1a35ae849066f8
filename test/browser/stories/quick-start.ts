import { BELOW, type Stories } from '../sampleEditor';

export const stories: Stories = {
  'src/App': {
    does: 'swaps the two texts, adds a third one, and undoes that',
    async act({ drag, text, button }) {
      await drag(text('Drag me below the other text'), text('I am the other text'), BELOW);
      await drag(text('Drag me onto the page'), text('I am the other text'), BELOW);
      await text('A new text').waitFor();
      await button('Undo').click();
    },
    tree: [
      'Page canvas',
      '  Text text="I am the other text"',
      '  Text text="Drag me below the other text" selected',
    ],
  },
};
