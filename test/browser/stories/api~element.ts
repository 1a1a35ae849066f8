import { ABOVE, BELOW, type Stories } from '../sampleEditor';

export const stories: Stories = {
  App: {
    does: 'drags a paragraph into the section and the other one out of it',
    async act({ sample, drag, text }) {
      const [inner, outer] = [text('Drag me out of this section'), text('Or drag me into it')];
      await drag(outer, inner, BELOW);
      await sample.locator('section', { hasText: 'Or drag me into it' }).waitFor();
      await drag(inner, sample.locator('main'), [0.5, 0.97]);
    },
    tree: [
      'main canvas style={"padding":16}',
      '  section canvas style={"border":"1px dashed #888","padding":16}',
      '    p children="Or drag me into it"',
      '  p children="Drag me out of this section" selected',
    ],
  },
  CustomData: {
    does: 'drags the badge with a level of its own above the other one',
    act: ({ drag, text }) => drag(text('level 3, locked false'), text('level 1, locked false'), ABOVE),
    tree: [
      'main canvas',
      '  Badge custom.level=3 custom.locked=false selected',
      '  Badge custom.level=1 custom.locked=false',
    ],
  },
  HiddenNode: {
    does: 'shows the note, hides it and shows it again',
    async act({ button, text }) {
      await button('Show the note').click();
      await text('The note').waitFor();
      await button('Hide the note').click();
      await text('The note').waitFor({ state: 'detached' });
      await button('Show the note').click();
      await text('The note').waitFor();
    },
    tree: ['main canvas', '  p children="Always visible"', '  p children="The note" custom.role="note"'],
    shows: 'Hide the note',
  },
};
