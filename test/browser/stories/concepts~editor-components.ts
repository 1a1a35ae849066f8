import { ABOVE, BELOW, type Stories } from '../sampleEditor';

export const stories: Stories = {
  App: {
    does: 'adds a paragraph, names it after a click on its entry in the list, deletes another node and clears the selection',
    async act({ sample, button, field }) {
      await button('Add a paragraph').click();
      await sample.getByRole('listitem').nth(2).getByRole('button').click();
      await field('Name').fill('Intro');
      await button('h3').click();
      await button('Delete').click();
      await button('Intro').click();
      await button('Clear selection').click();
    },
    tree: [
      'div canvas style={"padding":20,"border":"1px solid"}',
      '  p children="Drag me"',
      '  p children="New" custom.displayName="Intro"',
    ],
    shows: 'Intro',
  },
  TopBar: {
    does: 'moves a text, undoes that, fails to drag in the preview, and redoes the move back in the editor',
    async act({ drag, button, text }) {
      await drag(text('Drag me'), text('Drag me too'), BELOW);
      await button('Undo').click();
      await button('Preview').click();
      // A successful drag would clear the redo history.
      await drag(text('Drag me too'), text('Drag me'), ABOVE);
      await button('Edit').click();
      await button('Redo').click();
    },
    tree: ['div canvas style={"padding":20}', '  p children="Drag me too"', '  p children="Drag me"'],
  },
  Toolbox: {
    does: 'drags a new box onto the page and another one into it, which is then selected',
    async act({ sample, drag, text }) {
      await drag(text('⠿ Box'), text('Drag a tool onto the page'), BELOW);
      await drag(text('⠿ Box'), sample.locator('div[draggable]'));
    },
    tree: [
      'Box canvas',
      '  p children="Drag a tool onto the page"',
      '  Box canvas',
      '    Box canvas selected',
    ],
  },
  NameTags: {
    does: 'clicks an element and sees its name above it',
    async act({ text }) {
      await text('Click me too').click();
      await text('p').waitFor();
      await text('Click me').click();
    },
    tree: [
      'div canvas style={"padding":20}',
      '  h3 children="Click me" selected',
      '  p children="Click me too"',
    ],
    shows: 'h3',
  },
};
