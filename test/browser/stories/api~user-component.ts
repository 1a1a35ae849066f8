import type { Stories } from '../sampleEditor';

export const stories: Stories = {
  Heading: {
    does: 'selects the first heading and changes its size in the settings',
    async act({ field, text }) {
      await text('Select a heading').waitFor();
      await text('New heading').click();
      await field('Size').fill('32');
    },
    tree: [
      'main canvas style={"padding":16}',
      '  Heading text="New heading" size=32 selected',
      '  Heading text="Fixed" size=16',
    ],
  },
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
