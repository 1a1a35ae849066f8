import { ABOVE, BELOW, type Stories } from '../sampleEditor';

export const stories: Stories = {
  CardDemo: {
    does: 'drags the text of the first card into the second one, and the text of that one in front of both',
    async act({ drag, text }) {
      await drag(text('Drag me'), text('Drag me too'), BELOW);
      await drag(text('Drag me too'), text('First card'), ABOVE);
    },
    tree: [
      'div canvas style={"padding":20}',
      '  p style={"margin":0} children="Drag me too" selected',
      '  Card title="First card" text="Drag me"',
      '    body: div canvas style={"padding":16}',
      '  Card title="Second card" text="Drag me too"',
      '    body: div canvas style={"padding":16}',
      '      p style={"margin":0} children="Drag me"',
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
      '      img src="data:image/svg+xml,<svg xmlns=\\"http://www.w3.org/2000/svg\\"/>" alt="" style={"width":60,"height":40,"background":"teal"}',
      '    words: Words canvas',
      '      p children="More words"',
      '      p children="Some words"',
    ],
  },
};
