import { ABOVE, type Stories } from '../sampleEditor';

export const stories: Stories = {
  App: {
    does: 'moves a text, shows the page, and fails to drag in it',
    async act({ sample, drag, text, button }) {
      const [sale, moved] = ['Summer sale', 'Drag me up, then show the page'];
      await drag(text(moved), text(sale), ABOVE);
      await button('Show').click();
      const texts = sample.locator('h2 ~ div p');
      await texts.filter({ hasText: moved }).waitFor();
      expect(await texts.allInnerTexts()).toEqual([moved, sale]);
      await drag(texts.last(), texts.first(), ABOVE);
      expect(await texts.allInnerTexts()).toEqual([moved, sale]);
      expect(await text('Drag a text to another place').count()).toBe(1);
      await text(sale).first().click();
    },
    tree: [
      'Page canvas',
      '  Text text="Drag me up, then show the page"',
      '  Text text="Summer sale" selected',
      '---',
      'Page canvas',
      '  Text text="Drag me up, then show the page"',
      '  Text text="Summer sale"',
    ],
  },
};
