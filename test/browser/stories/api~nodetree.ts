import { ABOVE, type Stories } from '../sampleEditor';

export const stories: Stories = {
  InsertTemplate: {
    does: 'inserts the template twice, each time at the top',
    async act({ button, text }) {
      await button('Insert at the top').click();
      await text('New section').waitFor();
      await button('Insert at the top').click();
    },
    tree: [
      'main canvas style={"padding":16}',
      '  section canvas style={"padding":12,"background":"#6366f126"} selected',
      '    h3 children="New section"',
      '    p children="Its first paragraph"',
      '  section canvas style={"padding":12,"background":"#6366f126"}',
      '    h3 children="New section"',
      '    p children="Its first paragraph"',
      '  p children="The page so far"',
    ],
  },
  CloneTree: {
    does: 'duplicates the section and drags the paragraph of the copy back to the original',
    async act({ sample, button, drag, text }) {
      await sample.locator('section').click({ position: { x: 4, y: 4 } });
      await button('Duplicate selection').click();
      const paragraphs = text('Select me or my section');
      await drag(paragraphs.nth(1), paragraphs.nth(0), ABOVE);
    },
    tree: [
      'main canvas style={"padding":16}',
      '  section canvas style={"padding":16,"background":"#6366f126"}',
      '    p children="Select me or my section" selected',
      '    p children="Select me or my section"',
      '  section canvas style={"padding":16,"background":"#6366f126"}',
    ],
  },
};
