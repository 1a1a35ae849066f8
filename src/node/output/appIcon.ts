import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../config/model';
import { APP_ICON_FILE, ICON_192_FILE, ICON_512_FILE, MASKABLE_ICON_FILE } from '../../shared/outputFiles';
import { withBase } from '../../shared/url';
import { BuildError } from '../support/buildError';
import { contentCache, readCached, saveCached } from '../support/contentCache';
import { messageOf } from '../support/messageOf';

/** Icons for home screens by file: their size (px), and the part of it that the picture takes up. */
const ICONS = {
  /** Apple's largest. */
  [APP_ICON_FILE]: { side: 180, part: 1 },
  [ICON_192_FILE]: { side: 192, part: 1 },
  [ICON_512_FILE]: { side: 512, part: 1 },
  /** Phones cut it to any shape around the circle in its middle (W3C, maskable icons). */
  [MASKABLE_ICON_FILE]: { side: 512, part: 0.7 },
} as const;
/** DPI at which a vector image is rasterised: enough for the smallest intrinsic size. */
const DENSITY = 600;
/** Part of the name of a cached icon, because a change of this file changes it. */
const DRAWER = readFileSync(import.meta.filename);

/** The favicon as opaque PNGs by file, because phones don't support transparency. Throws a BuildError for an invalid image. */
export async function createAppIcons(root: string, favicon: string): Promise<[file: string, icon: Buffer][]> {
  try {
    const source = readFileSync(join(root, 'static', favicon));
    return await Promise.all(
      Object.entries(ICONS).map(async ([file, { side, part }]) => {
        const hash = createHash('sha256').update(DRAWER).update(file).update(source);
        const cached = join(contentCache(), `${hash.digest('hex')}.png`);
        const known = readCached(cached);
        if (known) return [file, known] as [string, Buffer];
        const { default: sharp } = await import('sharp'); // It takes 0.1 s to load.
        const inner = Math.round(side * part);
        const before = Math.floor((side - inner) / 2);
        const after = side - inner - before;
        const icon = await sharp(source, { density: DENSITY })
          .resize(inner, inner, { fit: 'contain', background: '#fff' })
          .flatten({ background: '#fff' })
          .extend({ top: before, left: before, bottom: after, right: after, background: '#fff' })
          .png()
          .toBuffer();
        return [file, saveCached(icon, cached)] as [string, Buffer];
      }),
    );
  } catch (error) {
    throw new BuildError(
      `site.config.json: "favicon" is "${favicon}", but static${favicon} can’t be read as an image: ${messageOf(error)}`,
    );
  }
}

/** Web app manifest, used when a reader adds the site to the home screen. */
export async function createManifest(root: string, site: Site): Promise<string> {
  const { title, tagline, baseUrl, locale, direction, favicon, discovery } = site;
  const screenshots = await Promise.all(
    discovery.screenshots.map((name) => describeScreenshot(root, site, name)),
  );
  return JSON.stringify({
    id: baseUrl,
    name: title,
    description: tagline,
    start_url: baseUrl,
    scope: baseUrl,
    display: 'minimal-ui',
    lang: locale,
    dir: direction,
    icons: favicon && [
      { src: withBase(baseUrl, favicon), sizes: 'any' },
      ...Object.entries(ICONS).map(([file, { side, part }]) => ({
        src: baseUrl + file,
        sizes: `${side}x${side}`,
        type: 'image/png',
        ...(part < 1 && { purpose: 'maskable' }),
      })),
    ],
    ...(screenshots.length > 0 && { screenshots }),
  });
}

/** An entry of `screenshots` in the manifest. */
async function describeScreenshot(root: string, { baseUrl }: Site, name: string) {
  const { default: sharp } = await import('sharp');
  const picture = sharp(join(root, 'static', name));
  const { width, height, format } = await picture.metadata().catch((error: unknown) => {
    throw new BuildError(
      `site.config.json: "discovery.screenshots" has "${name}", but static${name} can't be read as an image: ${messageOf(error)}`,
    );
  });
  return {
    src: withBase(baseUrl, name),
    sizes: `${width}x${height}`,
    type: `image/${format}`,
    form_factor: width > height ? 'wide' : 'narrow',
  };
}
