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
    async act({ sample }) {
      await sample.getByRole('paragraph').filter({ hasText: 'Text B' }).click();
      await sample.getByRole('combobox').selectOption('ancestors(true)');
      const rows = /ROOT \(returned\)Text ACard \(returned\)HeaderBody \(returned\)Text BText C$/;
      await sample.getByRole('complementary').filter({ hasText: rows }).waitFor();
    },
    tree: [
      'main canvas style={"padding":12} custom.label="ROOT"',
      '  p children="Text A" custom.label="Text A"',
      '  Card custom.label="Card"',
      '    header: h3 children="Header" custom.label="Header"',
      '    body: section canvas custom.label="Body"',
      '      p children="Text B" custom.label="Text B" selected',
      '  p children="Text C" custom.label="Text C"',
    ],
    shows: 'Body (returned)',
  },
};
