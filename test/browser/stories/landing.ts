import { ABOVE, BELOW, type Stories } from '../sampleEditor';

export const stories: Stories = {
  Text: {
    does: 'drags the first heading below the second',
    act: ({ drag, text }) => drag(text('Drag me below'), text('the other heading'), BELOW),
    tree: ['Page canvas', '  Text text="the other heading"', '  Text text="Drag me below" selected'],
  },
  Rules: {
    does: 'drops a text into the box, which rejects it',
    act: ({ drag, text }) => drag(text('Drag me into the box'), text('Nothing may join me')),
    tree: [
      'Page canvas',
      '  Text text="Drag me into the box" selected',
      '  Closed canvas',
      '    Text text="Nothing may join me"',
    ],
  },
  Saved: {
    does: 'saves the page after a drag, drags the text back, and loads the page',
    async act({ drag, text, button }) {
      const [first, second] = [text('Save, then drag me'), text('and load the page again')];
      await drag(first, second, BELOW);
      await button('Save').click();
      await drag(first, second, ABOVE);
      await button('Load').click();
    },
    tree: ['Page canvas', '  Text text="and load the page again"', '  Text text="Save, then drag me"'],
  },
};
