import type { Stories } from '../sampleEditor';

export const stories: Stories = {
  Titles: {
    does: 'finds the stored title trimmed, and types a longer one, which is trimmed too',
    async act({ field, sample }) {
      await sample.locator('input[value="Everything you can d"]').waitFor();
      await field('Title').fill('A title of more than twenty characters');
    },
    tree: ['Heading title="A title of more than"'],
  },
};
