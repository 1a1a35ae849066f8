import { z } from 'zod';
import { folder, folderPath, frameAddress, milliseconds, sitePath, text } from './values';

// The parts of site.config.json about apps.

/** The example that a landing page embeds. */
export const example = z.strictObject({
  frame: frameAddress
    .optional()
    .describe('Address of the embedded example. Without it only the poster is shown.'),
  title: text.describe('Description of the frame for screen readers.'),
  poster: sitePath.describe(
    'Picture shown instead of the frame: offline, with data saver, or when the frame fails.',
  ),
  timeout: milliseconds
    .default(4000)
    .describe('Milliseconds the page waits for the "loaded" message before it shows itself anyway.'),
});

/** An app that is built with the site. */
export const app = z.strictObject({
  folder: folder.describe(
    'Folder of an app with a package.json. Its "build" script gets "--out DIR", the folder to write to. The app at "docs.sandbox" also gets "--site DIR", the folder of this site, to run the samples of its docs/ folder. An app is built again when its files, those of neighbouring folders, static/, packages or this file change.',
  ),
  path: folderPath.describe('Path of the app in the built site.'),
});
