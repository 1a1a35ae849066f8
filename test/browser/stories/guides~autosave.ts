import type { Stories } from '../sampleEditor';

export const stories: Stories = {
  App: {
    does: 'moves a paragraph, which is saved after a pause',
    async act({ page, sample, drag, text }) {
      await drag(text('Drag me up, then wait'), text('First paragraph'));
      await page.waitForFunction(() => {
        const saved = JSON.parse(localStorage.getItem('autosaved-page') ?? '{}');
        const [first] = saved.ROOT?.nodes ?? [];
        return saved[first]?.props.children === 'Drag me up, then wait';
      });
      await sample.getByText('Saved at').waitFor();
    },
    tree: [
      'div canvas style={"padding":20}',
      '  p children="Drag me up, then wait" selected',
      '  p children="First paragraph"',
    ],
  },
  'whole-editor': {
    does: 'enlarges a text, which is saved after a pause, for the next visit',
    async act({ page, field, text }) {
      await text('Hello').click();
      await field('Font size').press('End');
      await text('Autosave: unsaved').waitFor();
      await page.waitForFunction(() => localStorage.getItem('tutorial-page')?.includes('"fontSize":60'));
      await text('Autosave: saved').waitFor();
    },
    tree: [
      'Container canvas padding=24',
      '  Text text="Hello" fontSize=60 selected',
      '  Button text="Click me" color="#1d4ed8"',
      '  Card',
      '    top: CardTop canvas',
      '    bottom: CardBottom canvas',
      '  Container canvas padding=16 background="#6366f126"',
      '    Text text="Drag me" fontSize=20',
    ],
  },
};
