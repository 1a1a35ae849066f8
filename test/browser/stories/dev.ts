import { ABOVE, type Stories } from '../sampleEditor';

export const stories: Stories = {
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
      'Page canvas',
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
    does: 'turns the root into a non-canvas, fails to drag, and can still select',
    async act({ drag, field, text }) {
      await field('The root is a canvas').uncheck();
      await drag(text('Two'), text('One'), ABOVE);
      await text('One').click();
    },
    tree: ['div style={"padding":20}', '  p children="One" selected', '  p children="Two"'],
  },
};
