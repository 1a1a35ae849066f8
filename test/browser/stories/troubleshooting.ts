import { ABOVE, type Stories } from '../sampleEditor';

export const stories: Stories = {
  Inspector: {
    does: 'turns the root into a non-canvas, fails to drag, and can still select',
    async act({ drag, field, text }) {
      await field('The root is a canvas').uncheck();
      await drag(text('Two'), text('One'), ABOVE);
      await text('One').click();
    },
    tree: ['div style={"padding":20}', '  p children="One" selected', '  p children="Two"'],
  },
};
