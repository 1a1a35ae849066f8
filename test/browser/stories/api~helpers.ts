import type { Stories } from '../sampleEditor';

export const stories: Stories = {
  SelectedNode: {
    does: 'clicks the root, deletes the heading, then clicks the paragraph in its section',
    async act({ sample, button, text }) {
      await sample.getByRole('main').click({ position: { x: 4, y: 4 } });
      await text('main: depth 0').waitFor();
      await button('Delete').waitFor({ state: 'detached' });
      await text('A heading').click();
      await sample.getByText('h2: depth 1').waitFor();
      await button('Delete').click();
      await text('Click an element').waitFor();
      await text('A paragraph').click();
    },
    tree: [
      'main canvas style={"padding":16}',
      '  section canvas style={"padding":16}',
      '    p children="A paragraph" selected',
    ],
    shows: 'p: depth 2',
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
