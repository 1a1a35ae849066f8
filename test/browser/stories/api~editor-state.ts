import { BELOW, type Stories } from '../sampleEditor';

export const stories: Stories = {
  Inspector: {
    does: 'drags a paragraph over the closed canvas, reads the error, and drops it below the other one',
    async act({ page, sample, text, drag }) {
      await text('First').hover();
      await page.mouse.down();
      for (const x of [20, 21, 22])
        await text('Nothing can be dropped here').hover({ position: { x, y: 8 } });
      await sample.getByText('"error":"Error: Invariant failed"').waitFor();
      await page.mouse.up();
      await sample.getByText('drop: null').waitFor();
      await drag(text('First'), text('Second'), BELOW);
    },
    tree: [
      'main canvas style={"padding":20}',
      '  p children="Second"',
      '  p children="First" selected',
      '  Closed canvas',
      '    p children="Nothing can be dropped here"',
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
};
