import type { Stories } from '../sampleEditor';

export const stories: Stories = {
  App: {
    does: 'deletes a text, undoes that, deletes and saves, and reads each time whether the page is saved',
    async act({ button, text }) {
      await text('Saved').waitFor();
      await button('Delete first').click();
      await text('Unsaved changes').waitFor();
      await button('Undo').click();
      await text('Saved').waitFor();
      await button('Delete first').click();
      await text('Unsaved changes').waitFor();
      await button('Save').click();
      await text('Saving…').waitFor();
      await text('Saved').waitFor();
    },
    tree: ['div canvas style={"padding":20}', '  p children="Second text"'],
  },
};
