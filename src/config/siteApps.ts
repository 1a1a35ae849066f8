import { z } from 'zod';
import { folder, folderPath, frameAddress, milliseconds, sitePath, text } from './values';

// The parts of site.config.json that are about apps beside the pages.

/** The example that a landing page embeds. */
export const example = z.strictObject({
  frame: frameAddress
    .optional()
    .describe('Address of the embedded example. Without it only the poster is shown.'),
  title: text.describe('What the frame holds, for readers who cannot see it.'),
  poster: sitePath.describe(
    'Picture shown in place of the frame: offline, on save-data, or when the frame fails.',
  ),
  timeout: milliseconds
    .default(4000)
    .describe('Milliseconds the page waits for the "loaded" message before it shows itself anyway.'),
});

/** An app that is built with the site. */
export const app = z.strictObject({
  folder: folder.describe(
    'Folder of an app with a package.json of its own. Its "build" script gets "--out DIR" for what it makes and "--site DIR" for this site.',
  ),
  path: folderPath.describe('Where the app is put in the built site.'),
});
