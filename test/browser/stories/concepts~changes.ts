import { ABOVE, type Stories } from '../sampleEditor';

export const stories: Stories = {
  LogChanges: {
    does: 'selects a paragraph, which is no change, and moves it, which is one',
    async act({ drag, text }) {
      await text('Calls: 1').waitFor();
      await text('First paragraph').click();
      await drag(text('Drag me up'), text('First paragraph'), ABOVE);
    },
    tree: [
      'div canvas style={"padding":20}',
      '  p children="Drag me up" selected',
      '  p children="First paragraph"',
    ],
    shows: 'Calls: 2',
  },
  Colours: {
    does: 'drags a note into the other box, which colours it',
    act: ({ drag, text }) => drag(text('Drag me'), text('Red note'), ABOVE),
    tree: [
      'Box canvas',
      '  Box canvas color="#0d9488"',
      '  Box canvas color="#e11d48"',
      '    Note text="Drag me" color="#e11d48" selected',
      '    Note text="Red note" color="#e11d48"',
    ],
  },
};
