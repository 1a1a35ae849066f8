import { ABOVE, type Stories } from '../sampleEditor';

export const stories: Stories = {
  SelectedNode: {
    does: 'clicks the heading, then drags the paragraph out of its section',
    async act({ drag, text }) {
      await text('A heading').click();
      await text('h2: depth 1').waitFor();
      await drag(text('A paragraph'), text('A heading'), ABOVE);
    },
    tree: [
      'main canvas style={"padding":16}',
      '  p children="A paragraph" selected',
      '  h2 children="A heading"',
      '  section canvas style={"padding":16}',
    ],
    shows: 'p: depth 1',
  },
  Relatives: {
    does: 'picks the paragraph inside the card and asks for all of its ancestors',
    async act({ sample, text }) {
      await text('Body').click();
      await sample.getByRole('combobox').selectOption('ancestors(true)');
      const rows = /main \(returned\)pCard \(returned\)h3section \(returned\)pp$/;
      await sample.getByRole('complementary').filter({ hasText: rows }).waitFor();
    },
    tree: [
      'main canvas style={"padding":12}',
      '  p children="Text A"',
      '  Card',
      '    header: h3 children="Header"',
      '    body: section canvas',
      '      p children="Body" selected',
      '  p children="Text C"',
    ],
    shows: 'section (returned)',
  },
};
