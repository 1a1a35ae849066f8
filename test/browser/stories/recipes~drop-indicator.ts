import { BELOW, type Stories } from '../sampleEditor';

export const stories: Stories = {
  App: {
    does: 'sees a lying line between stacked texts and an upright one in the row, and drops there',
    async act({ page, sample, text, drag }) {
      const line = sample.locator('.drop-line');
      const isUpright = async () => {
        await page.mouse.down();
        await text('Second').hover();
        await text('Second').hover();
        const lying = await line.boundingBox();
        await text('Right').hover({ position: { x: 4, y: 8 } });
        await text('Right').hover({ position: { x: 4, y: 8 } });
        const upright = await line.boundingBox();
        return [lying, upright].map((box) => Boolean(box && box.height > box.width));
      };
      await text('First').hover();
      const found = await isUpright();
      if (String(found) !== 'false,true') throw new Error(`the lines are upright: ${String(found)}`);
      await page.mouse.up();
      await line.waitFor({ state: 'detached' });
      await drag(text('Left'), text('Second'), BELOW);
    },
    tree: [
      'main canvas style={"padding":16}',
      '  Text text="Second"',
      '  Text text="Left" selected',
      '  Row canvas',
      '    Text text="First"',
      '    Text text="Right"',
    ],
  },
};
