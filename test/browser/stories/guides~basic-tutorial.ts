import { ABOVE, type Stories } from '../sampleEditor';

export const stories: Stories = {
  'step-1': {
    does: 'drags a text into the inner container',
    act: ({ drag, text }) => drag(text('Hello'), text('Drag me'), ABOVE),
    tree: [
      'Container canvas padding=24',
      '  Container canvas padding=16 background="#6366f126"',
      '    Text text="Hello" fontSize=32 selected',
      '    Text text="Drag me" fontSize=20',
    ],
  },
  'step-2': {
    does: 'deletes a text and gives the button another label and colour in the settings panel',
    async act({ button, field, text }) {
      await text('Hello').click();
      await button('Delete').click();
      await text('Click me').click();
      await field('Label').fill('Buy');
      await field('Background').fill('#b91c1c');
      await text('Buy').waitFor();
    },
    tree: [
      'Container canvas padding=24',
      '  Button text="Buy" color="#b91c1c" selected',
      '  Container canvas padding=16 background="#6366f126"',
      '    Text text="Drag me" fontSize=20',
    ],
    shows: 'Button',
  },
};
