import type { Stories } from '../sampleEditor';

export const stories: Stories = {
  Rules: {
    does: 'moves an action to the box for one, and nothing else where the rules forbid it',
    async act({ drag, text }) {
      await drag(text('A paragraph'), text('[Save]'));
      await drag(text('[Last one stays]'), text('[Save]'));
      await drag(text('[Save]'), text('At most one'));
      await drag(text('A paragraph'), text('[Save]'));
    },
    tree: [
      'main canvas style={"padding":16}',
      '  p children="A paragraph" selected',
      '  OnlyActions canvas label="Only actions"',
      '  AtMostOne canvas label="At most one"',
      '    Action text="Save"',
      '  NeverEmpty canvas label="Never empty"',
      '    Action text="Last one stays"',
    ],
  },
};
