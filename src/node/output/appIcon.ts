import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Site } from '../../config/model';
import { APP_ICON_FILE } from '../../shared/outputFiles';
import { withBase } from '../../shared/url';
import { BuildError } from '../support/buildError';
import { messageOf } from '../support/messageOf';

/** Side of the icon on the home screen of a phone, in px: Apple's largest. Others take the drawing itself. */
const SIDE = 180;
/** Dots per inch a drawing is read at: enough for the smallest there may be. */
const DENSITY = 600;

/** The icon of the site as a PNG: phones show no transparent ones. Throws a BuildError when it can't be drawn. */
export async function createAppIcon(root: string, favicon: string): Promise<Buffer> {
  try {
    return await sharp(readFileSync(join(root, 'static', favicon)), { density: DENSITY })
      .resize(SIDE, SIDE, { fit: 'contain', background: '#fff' })
      .flatten({ background: '#fff' })
      .png()
      .toBuffer();
  } catch (error) {
    throw new BuildError(
      `site.config.json: "favicon" is "${favicon}", but static${favicon} can’t be read as an image: ${messageOf(error)}`,
    );
  }
}

/** Web app manifest: how the site appears once a reader has put it on their home screen. */
export function createManifest({ title, tagline, baseUrl, locale, direction, favicon }: Site): string {
  return JSON.stringify({
    name: title,
    description: tagline,
    start_url: baseUrl,
    scope: baseUrl,
    display: 'minimal-ui',
    lang: locale,
    dir: direction,
    icons: favicon && [
      { src: withBase(baseUrl, favicon), sizes: 'any' },
      { src: baseUrl + APP_ICON_FILE, sizes: `${SIDE}x${SIDE}`, type: 'image/png' },
    ],
  });
}
