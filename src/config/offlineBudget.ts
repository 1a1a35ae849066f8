import { z } from 'zod';
import { bytes } from './values';

/** `offline.budget` of site.config.json. */
export const offlineBudget = z
  .strictObject({
    fixed: bytes.default(300_000).describe('Bytes, compressed, for the search and for pictures.'),
    pages: bytes
      .default(1_000_000)
      .describe(
        'Bytes, compressed, for pages. If all pages together are larger, those near the pages that were read are saved.',
      ),
  })
  .prefault({})
  .describe(
    'What the service worker may save in the background, beside the app: pages; and the search, then pictures, the smallest first. The build warns about what does not fit; readers can still save it with "Save all".',
  );
