import { ABOVE, BELOW, type Stories } from '../sampleEditor';

export const stories: Stories = {
  App: {
    does: 'drags a text and a paragraph to the column, which accepts only the text',
    async act({ drag, text }) {
      await drag(text('Drag me into the column'), text('New text'), BELOW);
      await drag(text('The column rejects this paragraph'), text('New text'), BELOW);
    },
    tree: [
      'div canvas style={"padding":20}',
      '  TextColumn canvas',
      '    Text text="New text"',
      '    Text text="Drag me into the column"',
      '  p children="The column rejects this paragraph" selected',
    ],
  },
  Lock: {
    does: 'drags a text that was unlocked again, and not one that is locked',
    async act({ drag, sample, text }) {
      const buttons = sample.getByRole('button');
      await buttons.last().click();
      await buttons.last().click();
      await drag(text('Second'), text('First'), ABOVE);
      await buttons.last().click();
      await drag(text('First'), text('Second'), ABOVE);
    },
    tree: [
      'div canvas style={"padding":20}',
      '  Text text="Second" custom.locked=false',
      '  Text text="First" custom.locked=true selected',
    ],
  },
  Settings: {
    does: 'selects one box, then the other, and gives each another size with the one slider',
    async act({ sample }) {
      const boxes = sample.locator('[draggable]');
      const slider = sample.getByRole('slider');
      await boxes.first().click();
      await slider.press('End');
      await boxes.last().click();
      await slider.press('Home');
    },
    tree: [
      'div canvas style={"padding":20,"display":"grid","gap":8}',
      '  Box size=300',
      '  Box size=40 selected',
    ],
  },
};
