import { BELOW, type Stories } from '../sampleEditor';

export const stories: Stories = {
  ConnectById: {
    does: 'drops the first paragraph on the strip below the page',
    act: ({ drag, text }) => drag(text('First'), text('Drop a paragraph here to move it to the end')),
    tree: ['div canvas', '  Text text="Second"', '  Text text="Third"', '  Text text="First" selected'],
  },
  MoveMenu: {
    does: 'is refused with a card, and then moves a text into the second card',
    async act({ sample, button, field, text }) {
      await sample.getByRole('article').first().click();
      await field('Target').selectOption('Second card');
      await button('Move First card').click();
      await sample.getByRole('status').getByText('Error: Invariant failed').waitFor();
      await text('Text').click();
      await button('Move p').click();
    },
    tree: [
      'div canvas',
      '  Card canvas text="First card"',
      '  Card canvas text="Second card"',
      '    p children="Text" selected',
    ],
    shows: 'Moved',
  },
  Surround: {
    does: 'releases a paragraph on the border, where it is rejected, and then below the other one',
    async act({ drag, text, sample }) {
      const first = text('Drag me onto the grey border');
      await drag(first, sample.locator('div').first(), [0.5, 0.97]);
      await drag(first, text('I keep my place'), BELOW);
    },
    tree: [
      'Surround canvas',
      '  main canvas style={"padding":16,"background":"light-dark(#fff, #1b1f27)"}',
      '    p children="I keep my place"',
      '    p children="Drag me onto the grey border" selected',
    ],
  },
  MoveToTop: {
    does: 'selects the second paragraph and moves it to the top with the button',
    async act({ button, text }) {
      await text('Second').click();
      await button('Move to the top').click();
    },
    tree: [
      'main canvas style={"padding":16}',
      '  p children="Second" selected',
      '  p children="First"',
      '  section',
      '    p children="My section is not a canvas, so I cannot be moved"',
    ],
  },
  PointerDrag: {
    does: 'clicks a handle, which moves nothing, and drags the first row below the second one',
    async act({ drag, sample }) {
      const handles = sample.getByText('⠿');
      await handles.first().click();
      await drag(handles.first(), handles.last(), BELOW);
    },
    tree: ['main canvas style={"padding":16}', '  Row text="Second"', '  Row text="First" selected'],
  },
};
