import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Stories, Story } from './sampleEditor';

const FOLDER = join(import.meta.dirname, 'stories');

/** Stories by program name, in one file per page, with `~` in place of `/`. */
export async function loadStories(): Promise<ReadonlyMap<string, Story>> {
  const pages = await Promise.all(
    readdirSync(FOLDER).map(async (file) => {
      const { stories } = (await import(join(FOLDER, file))) as { stories: Stories };
      const page = file.replace(/\.ts$/, '').replaceAll('~', '/');
      return Object.entries(stories).map(([title, story]) => [`${page}/${title}`, story] as const);
    }),
  );
  return new Map(pages.flat());
}
