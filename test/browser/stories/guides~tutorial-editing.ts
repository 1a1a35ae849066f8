import { ABOVE, selectWithMouse, type Stories } from '../sampleEditor';

export const stories: Stories = {
  'step-5': {
    does: 'adds a heading, double-clicks a text, selects it with the mouse to type another one, and makes it large with the slider',
    async act({ page, drag, field, text }) {
      await drag(text('Heading'), text('Hello'), ABOVE);
      await text('Hello').dblclick();
      await selectWithMouse(page, field('Text content'));
      await page.keyboard.type('Good morning');
      await page.keyboard.press('Enter');
      await text('Good morning').waitFor();
      await field('Font size').press('End');
    },
    tree: [
      'Container canvas padding=24',
      '  Text text="A new heading" fontSize=32',
      '  Text text="Good morning" fontSize=60 selected',
      '  Button text="Click me" color="#1d4ed8"',
      '  Card',
      '    top: CardTop canvas',
      '    bottom: CardBottom canvas',
      '  Container canvas padding=16 background="#6366f126"',
      '    Text text="Drag me" fontSize=20',
    ],
    shows: 'Good morning',
  },
  'step-6': {
    does: 'moves a text, undoes that, fails to drag while editing is off, redoes the move and logs the page',
    async act({ page, drag, button, field, text }) {
      await drag(text('Drag me'), text('Hello'), ABOVE);
      await button('Undo').click();
      await field('Editing').uncheck();
      // A successful drag would clear the redo history.
      await drag(text('Drag me'), text('Hello'), ABOVE);
      await field('Editing').check();
      await button('Redo').click();
      const logged = page.waitForEvent('console', (message) => message.text().startsWith('{"ROOT":'));
      await button('Log JSON').click();
      await logged;
    },
    tree: [
      'Container canvas padding=24',
      '  Text text="Drag me" fontSize=20',
      '  Text text="Hello" fontSize=32',
      '  Button text="Click me" color="#1d4ed8"',
      '  Card',
      '    top: CardTop canvas',
      '    bottom: CardBottom canvas',
      '  Container canvas padding=16 background="#6366f126"',
    ],
  },
};
