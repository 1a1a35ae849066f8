import geist from '../../src/theme/fonts/geist.woff2';
import geistMono from '../../src/theme/fonts/geist-mono.woff2';
import { adoptSiteFonts } from './siteFonts';

/** Relative to the script, as esbuild writes it. */
const FONTS = { Geist: geist, 'Geist Mono': geistMono };

/** Uses the fonts of the site in an app: those of the page around its frame, or the app's own copies. */
export function loadSiteFonts(): void {
  if (parent !== window) return adoptSiteFonts();
  for (const [family, file] of Object.entries(FONTS)) {
    const source = `url(${new URL(file, import.meta.url).href})`;
    document.fonts.add(new FontFace(family, source, { weight: '400 700', display: 'swap' }));
  }
}
