import { ABOVE, type Stories } from '../sampleEditor';

export const stories: Stories = {
  App: {
    does: 'drags the second text above the first',
    act: ({ drag, text }) => drag(text('Or drag me above it'), text('Drag me below the other one'), ABOVE),
    tree: [
      'div canvas style={"padding":20,"minHeight":80}',
      '  Text text="Or drag me above it" selected',
      '  Text text="Drag me below the other one"',
    ],
  },
};
