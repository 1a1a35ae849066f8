import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Site } from '../../config/model';
import { APP_ICON_FILE } from '../../shared/outputFiles';
import { withBase } from '../../shared/url';
import { BuildError } from '../support/buildError';
import { messageOf } from '../support/messageOf';

/** Size (px) of the home screen icon: Apple's largest. Other systems use the favicon. */
const SIDE = 180;
/** DPI at which a vector image is rasterised: enough for the smallest intrinsic size. */
const DENSITY = 600;

/** The favicon as an opaque PNG, because phones don't support transparency. Throws a BuildError for an invalid image. */
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

/** Web app manifest, used when a reader adds the site to the home screen. */
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
