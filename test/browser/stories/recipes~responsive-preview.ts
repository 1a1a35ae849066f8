import type { Locator } from 'playwright-core';
import type { Stories } from '../sampleEditor';
import { expectSoon } from '../until';

/** The computed value of a CSS property. */
const styleOf = (target: Locator, property: string) =>
  target.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
const countColumns = async (grid: Locator) =>
  (await styleOf(grid, 'grid-template-columns')).split(' ').length;

export const stories: Stories = {
  App: {
    does: 'previews two widths and gives each its own values',
    async act({ page, sample, text, button, field, drag }) {
      const heading = text('One page, two widths');
      const grid = text('Fast').locator('..');
      expect(await styleOf(heading, 'font-size')).toBe('32px');
      expect(await countColumns(grid)).toBe(3);

      await button('phone').click();
      await expectSoon(() => styleOf(heading, 'font-size'), '22px');
      // The library takes the items of a grid for neighbours, so a single column isn't one.
      await expectSoon(() => styleOf(grid, 'display'), 'flex');
      await drag(text('Fast'), text('Open'), [0.2, 0.9]);
      await expectSoon(() => grid.innerText(), 'Light\n\nOpen\n\nFast');

      await heading.click();
      await field('Font size on phone').fill('18');
      await expectSoon(() => styleOf(heading, 'font-size'), '18px');

      // The drag image is outside of the container.
      await heading.hover();
      await page.mouse.down();
      const box = await heading.boundingBox();
      if (!box) throw new Error('The heading is not on the page');
      for (const move of [0, 1, 2]) await page.mouse.move(box.x + 20 + move, box.y + 4);
      const imageSize = () =>
        heading.first().evaluate(({ ownerDocument }) => {
          const image = ownerDocument.querySelector('body > h2');
          return image && getComputedStyle(image).fontSize;
        });
      await expectSoon(imageSize, '32px');
      await page.mouse.up();

      await button('desktop').click();
      await expectSoon(() => styleOf(heading, 'font-size'), '32px');

      // Without a phone value, that of the desktop applies.
      await grid.click({ position: { x: 4, y: 4 } });
      await button('phone').click();
      await button('Same as desktop').click();
      await expectSoon(() => countColumns(grid), 3);
      await sample.getByText('Same as desktop').waitFor({ state: 'detached' });
    },
    tree: [
      'Page canvas',
      '  Heading size={"desktop":32,"phone":18} text="One page, two widths"',
      '  Grid canvas columns={"desktop":3} selected',
      '    Text text="Light"',
      '    Text text="Open"',
      '    Text text="Fast"',
    ],
  },
};
