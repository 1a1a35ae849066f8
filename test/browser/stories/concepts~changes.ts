import { ABOVE, BELOW, type Stories } from '../sampleEditor';

export const stories: Stories = {
  Unsaved: {
    does: 'saves, drags a text, undoes the drag, drags and saves again, and reads each time whether the page is saved',
    async act({ button, drag, text }) {
      const dragFirst = () => drag(text('Drag me below the other text'), text('The other text'), BELOW);
      await text('Unsaved changes').waitFor();
      await button('Save').click();
      await text('Saved').waitFor();
      await dragFirst();
      await text('Unsaved changes').waitFor();
      await button('Undo').click();
      await text('Saved').waitFor();
      await dragFirst();
      await text('Unsaved changes').waitFor();
      await button('Save').click();
    },
    tree: [
      'div canvas style={"padding":20}',
      '  p children="The other text"',
      '  p children="Drag me below the other text" selected',
    ],
    shows: 'Saved',
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
  Titles: {
    does: 'finds the stored title trimmed, and types a longer one, which is trimmed too',
    async act({ field, sample }) {
      await sample.locator('input[value="Everything you can d"]').waitFor();
      await field('Title').fill('A title of more than twenty characters');
    },
    tree: ['Heading title="A title of more than"'],
  },
};
