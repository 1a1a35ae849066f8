import { BELOW, type Stories } from '../sampleEditor';

export const stories: Stories = {
  App: {
    does: 'drags the first text below the other one',
    act: ({ drag, text }) => drag(text('Drag me below the other one'), text('Or drag me up'), BELOW),
    tree: [
      'Page canvas',
      '  Text text="Or drag me up"',
      '  Text text="Drag me below the other one" selected',
    ],
  },
};
