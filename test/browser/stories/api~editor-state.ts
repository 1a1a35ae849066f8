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
};
