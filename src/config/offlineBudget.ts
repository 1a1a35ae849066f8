import { z } from 'zod';
import { bytes } from './values';

/** `offline.budget` of site.config.json. */
export const offlineBudget = z
  .strictObject({
    fixed: bytes
      .default(300_000)
      .describe('Bytes, compressed, for the search and for pictures, independent of the number of pages.'),
    perPage: bytes.default(20_000).describe('Bytes, compressed, added for each page.'),
  })
  .prefault({})
  .describe(
    'What the service worker may save in the background, beside the app: pages in the order of routes.json, then the search, then pictures, the smallest first. The build warns about what does not fit; readers can still save it with "Save all".',
  );
