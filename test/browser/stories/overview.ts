import { BELOW, type Stories } from '../sampleEditor';

export const stories: Stories = {
  App: {
    does: 'drags the first text below the second',
    act: ({ drag, text }) => drag(text('Drag me'), text('Or drag me'), BELOW),
    tree: ['Page canvas', '  Text text="Or drag me"', '  Text text="Drag me" selected'],
  },
};
