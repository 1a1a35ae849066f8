import { BELOW, type Stories } from '../sampleEditor';

const row = (number: number) => `  Row text="Row ${number}"`;
const rowsFrom4 = Array.from({ length: 97 }, (_, index) => row(index + 4));

export const stories: Stories = {
  App: {
    does: 'hovers, renames and drags rows, and reads in the counters what that has re-rendered',
    async act({ sample, button, drag, text }) {
      const counter = (name: string, count: string) =>
        sample.getByText(`${name}: ${count}`, { exact: true }).waitFor();
      await counter('Changes', '1');
      await button('Reset').click();
      await counter('Broad bar', '0');
      await text('Row 3').hover();
      await text('Row 4').hover();
      await sample.getByText(/^Broad bar: [2-9]$/).waitFor();
      await counter('Narrow bar', '0');
      await counter('Rows', '0');
      await button('Rename the first row').click();
      await counter('Rows', '1');
      await counter('Views of rows', '1');
      await counter('Narrow bar', '0');
      await counter('Changes', '1');
      await drag(text('Row 2'), text('Row 3'), BELOW);
      await sample.getByText(/^Rows: 1\d\d$/).waitFor();
      await counter('Views of rows', '1');
    },
    tree: ['Page canvas', '  Row text="Row 1, renamed"', row(3), `${row(2)} selected`, ...rowsFrom4],
    shows: 'Row 1, renamed',
  },
};
