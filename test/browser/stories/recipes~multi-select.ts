import { BELOW, type Stories } from '../sampleEditor';

export const stories: Stories = {
  App: {
    does: 'makes three texts bold in one step, drags two together, and deletes and restores them',
    async act({ sample, button, text, drag }) {
      await button('Select texts').click();
      await sample.getByText('3 selected').waitFor();
      await button('Bold').click();
      await button('Undo').click();
      await sample.locator('b').first().waitFor({ state: 'detached' });
      await button('Bold').click();
      await text('In a card').click({ modifiers: ['Control'] });
      await sample.getByText('2 selected').waitFor();
      await drag(text('First'), text('In a card'), BELOW);
      await button('Delete').click();
      await text('First').waitFor({ state: 'detached' });
      await button('Undo').click();
    },
    tree: [
      'main canvas style={"padding":12}',
      '  Card canvas',
      '    Text text="In a card" bold=true',
      '    Text text="First" bold=true selected',
      '    Text text="Second" bold=true selected',
    ],
    shows: '2 selected',
  },
};
