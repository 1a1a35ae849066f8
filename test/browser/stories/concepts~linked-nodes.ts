import { ABOVE, type Stories } from '../sampleEditor';

export const stories: Stories = {
  CardDemo: {
    does: 'drags a text out of the linked canvas of the card, to the place in front of the card',
    act: ({ drag, text }) => drag(text('Drag me'), text('One linked canvas, two nodes in it')),
    tree: [
      'div canvas style={"padding":20}',
      '  p children="Drag me" selected',
      '  Card title="One linked canvas, two nodes in it"',
      '    body: div canvas style={"padding":16}',
      '      p children="Drag me too"',
    ],
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
