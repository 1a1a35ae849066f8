import { ABOVE, BELOW, type Stories } from '../sampleEditor';

export const stories: Stories = {
  Card: {
    does: 'drags the first card below the last',
    act: ({ drag, text }) => drag(text('Drag me to the end'), text('Your markup'), [0.5, 0.9]),
    tree: [
      'Page canvas',
      '  Card title="Your design system" tone="#f5b84a"',
      '  Card title="Your markup" tone="#2ea36b"',
      '  Card title="Drag me to the end" tone="#4a63e0" selected',
    ],
  },
  Rules: {
    does: 'drops a text into the box, which rejects it',
    act: ({ drag, text }) => drag(text('Drag me into the box'), text('Nothing may join me')),
    tree: [
      'Page canvas',
      '  Text text="Drag me into the box" selected',
      '  Text text="or swap us"',
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
