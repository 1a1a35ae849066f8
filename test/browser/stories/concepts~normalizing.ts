import { BELOW, type Stories } from '../sampleEditor';

export const stories: Stories = {
  Titles: {
    does: 'finds the stored title trimmed, and types a longer one, which is trimmed too',
    async act({ field, sample }) {
      await sample.locator('input[value="Everything you can d"]').waitFor();
      await field('Title').fill('A title of more than twenty characters');
    },
    tree: ['Heading title="A title of more than"'],
  },
  Containers: {
    does: 'drags the only text out of a container, which goes, brings both back with one undo, and repeats it',
    async act({ drag, button, text, sample }) {
      const container = sample.locator('main div');
      const moveOut = () => drag(text('Drag me out'), text('Another text'), BELOW);
      await moveOut();
      await container.waitFor({ state: 'detached' });
      await button('Undo').click();
      await container.getByText('Drag me out').waitFor();
      await moveOut();
      await container.waitFor({ state: 'detached' });
    },
    tree: [
      'main canvas style={"padding":12}',
      '  p children="Another text"',
      '  p style={"margin":0} children="Drag me out" selected',
    ],
  },
};
