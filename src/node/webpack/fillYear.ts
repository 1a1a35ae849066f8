import type { Site } from '../../config/model';

/** The year of this build (UTC). Read once per process, so that prerendered pages and the app agree. */
const YEAR = String(new Date().getUTCFullYear());

/** Fills in the "{year}" of the copyright line. */
export function fillYear(site: Site): Site {
  const { footer } = site;
  return { ...site, footer: { ...footer, copyright: footer.copyright.replaceAll('{year}', YEAR) } };
}
