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
  CardDemo: {
    does: 'drags a text out of the linked canvas of the card, to the place in front of the card',
    act: ({ drag, text }) => drag(text('Drag me'), text('One linked canvas, two nodes in it')),
    tree: [
      'div canvas style={"padding":20}',
      '  p children="Drag me" selected',
      '  Card title="One linked canvas, two nodes in it"',
      '    body: div canvas style={"padding":16}',
      '      p children="Drag me too"',
    ],
  },
};
