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
      '  section canvas style={"padding":16}',
      '    p children="Or drag me into it"',
      '  p children="Drag me out of this section" selected',
    ],
  },
  Card: {
    does: 'drags a paragraph from one slot of a card to the other',
    act: ({ drag, text }) => drag(text('Body slot'), text('Header slot'), ABOVE),
    tree: [
      'main canvas style={"padding":20}',
      '  Card',
      '    header: Slot canvas',
      '      p children="Body slot" selected',
      '      h3 children="Header slot"',
      '    body: Slot canvas',
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
  Regions: {
    does: 'fills the areas of a card, one of which rejects words, and selects the card by its padding',
    async act({ sample, drag, text }) {
      const card = sample.locator('[draggable]:has(> div)');
      const media = card.locator('> div').first();
      await drag(text('⠿ Words'), media);
      await drag(text('⠿ Picture'), media);
      await drag(text('⠿ Words'), text('Some words'), ABOVE);
      await text('More words').waitFor();
      await card.click({ position: { x: 4, y: 4 } });
    },
    tree: [
      'div canvas style={"padding":20}',
      '  Card selected',
      '    media: Media canvas',
      '      img src="data:image/svg+xml,<svg xmlns=\\"http://www.w3.org/2000/svg\\"/>" alt="" style={"background":"teal"}',
      '    words: Words canvas',
      '      p children="More words"',
      '      p children="Some words"',
    ],
  },
};
