import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { minifyCss } from '../support/minifyCss';
import { PROJECT } from '../support/project';

const FOLDER = join(PROJECT, 'src/theme/parts');

/**
 * Reads the styles of the parts of content that few pages have, one file for each, named after its element or its class.
 * Returns a function that joins those which a page needs, so that others aren't part of its first view.
 */
export function readPartStyles(): (html: string) => string {
  const parts = readdirSync(FOLDER)
    .sort()
    .map((file) => ({
      element: elementOf(parse(file).name),
      css: minifyCss(readFileSync(join(FOLDER, file), 'utf8')),
    }));
  return (html) =>
    parts
      .filter(({ element }) => element.test(html))
      .map(({ css }) => css)
      .join('');
}

const elementOf = (name: string) => new RegExp(`<${name}[ >]|class="(?:[^"]* )?${name}[ "]`);
