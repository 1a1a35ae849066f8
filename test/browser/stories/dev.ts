import { ABOVE, BELOW, type Stories } from '../sampleEditor';

export const stories: Stories = {
  cards: {
    does: 'drags the first card below the second, and fails to drag that one back',
    async act({ drag, text }) {
      await drag(text('Drag me down'), text('This one stays'), BELOW);
      await drag(text('This one stays'), text('Drag me down'), BELOW);
    },
    tree: [
      'main canvas style={"padding":24}',
      '  Card title="This one stays" locked=true selected',
      '  Card title="Drag me down" locked=false',
    ],
  },
  App: {
    does: 'moves a note into the locked card, finds what the cards reject, saves, deletes, restores and types',
    async act({ sample, drag, button, field, text }) {
      const bodies = sample.locator('article > div');
      const note = text('Click me, then type');
      await drag(text('This one stays'), text('Drop notes here'), ABOVE);
      await drag(text('Drop notes here'), bodies.last());
      await drag(text('Drag me into a card'), bodies.last());
      await button('Save').click();
      await note.click();
      await button('Delete').click();
      await note.waitFor({ state: 'detached' });
      await button('Restore').click();
      await note.click();
      await field('Note').fill('Typed');
    },
    tree: [
      'main canvas style={"padding":24}',
      '  Card title="Drop notes here" locked=false',
      '    body: CardBody canvas',
      '  Card title="This one stays" locked=true',
      '    body: CardBody canvas',
      '      Note text="Drag me into a card"',
      '  Note text="Typed" selected',
    ],
    shows: 'Note selected',
  },
  Inspector: {
    does: 'drags a paragraph whose parent is not a canvas, which moves its parent',
    act: ({ drag, text }) => drag(text('Two'), text('One'), ABOVE),
    tree: [
      'main canvas style={"padding":20}',
      '  section selected',
      '    p children="Two"',
      '  p children="One"',
    ],
  },
};
