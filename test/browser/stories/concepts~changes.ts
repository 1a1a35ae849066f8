import { ABOVE, type Stories } from '../sampleEditor';

export const stories: Stories = {
  Unsaved: {
    does: 'saves, deletes a text, undoes that, deletes and saves again, and reads each time whether the page is saved',
    async act({ button, text }) {
      await text('Unsaved changes').waitFor();
      await button('Save').click();
      await text('Saved').waitFor();
      await button('Delete first').click();
      await text('Unsaved changes').waitFor();
      await button('Undo').click();
      await text('Saved').waitFor();
      await button('Delete first').click();
      await text('Unsaved changes').waitFor();
      await button('Save').click();
    },
    tree: ['div canvas style={"padding":20}', '  p children="Second text"'],
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
