import { ABOVE, type Stories } from '../sampleEditor';

export const stories: Stories = {
  'step-3': {
    does: 'fails to drop a button on the top of the card, and then a text',
    async act({ drag, text }) {
      await drag(text('Click me'), text('Text only'));
      await drag(text('Hello'), text('Text only'));
    },
    tree: [
      'Container canvas padding=24',
      '  Button text="Click me" color="#1d4ed8"',
      '  Card',
      '    top: CardTop canvas',
      '      Text text="Hello" fontSize=32 selected',
      '    bottom: CardBottom canvas',
      '  Container canvas padding=16 background="#6366f126"',
      '    Text text="Drag me" fontSize=20',
    ],
  },
  'step-4': {
    does: 'drags a new container from the toolbox onto the page, and a new text into it',
    async act({ sample, drag, text }) {
      await drag(text('Container'), text('Hello'), ABOVE);
      await drag(text('Text'), sample.locator('.page [draggable]:empty'));
    },
    tree: [
      'Container canvas padding=24',
      '  Container canvas padding=20',
      '    Text text="Hi" fontSize=20',
      '  Text text="Hello" fontSize=32',
      '  Button text="Click me" color="#1d4ed8"',
      '  Card',
      '    top: CardTop canvas',
      '    bottom: CardBottom canvas',
      '  Container canvas padding=16 background="#6366f126"',
      '    Text text="Drag me" fontSize=20',
    ],
    shows: 'Hi',
  },
};
