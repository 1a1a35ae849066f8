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
  SafeEditor: {
    does: 'deletes the root, reads that the editor stopped, and starts it again',
    async act({ sample, button, text }) {
      await button('Delete the root (not allowed)').click();
      await sample.getByText('The editor stopped: Invariant failed').waitFor();
      await button('Start again').click();
      await text('A page').click();
    },
    tree: ['h2 children="A page" selected'],
    complaints: /Invariant failed/,
  },
};
