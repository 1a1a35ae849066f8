import { BELOW, type Stories } from '../sampleEditor';

export const stories: Stories = {
  Check: {
    does: 'drags the first text below the second',
    act: ({ drag, text }) => drag(text('Drag me down'), text('I am the second text'), BELOW),
    tree: [
      'main canvas style={"padding":20}',
      '  p style={"margin":0,"padding":8} children="I am the second text"',
      '  p style={"margin":0,"padding":8} children="Drag me down" selected',
    ],
  },
};
