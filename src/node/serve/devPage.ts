import { DEV_OVERLAY_ID } from '../../shared/dom';
import { withBase } from '../../shared/url';

export const EVENTS_PATH = '/__dev';
export const CLIENT_PATH = '/__dev.js';

/** The build that a page shows. */
interface DevVersion {
  readonly baseUrl: string;
  readonly version: number;
}

/** Attributes and script for live reload. */
export function devAttributes({ baseUrl, version }: DevVersion) {
  const script = withBase(baseUrl, CLIENT_PATH);
  return { 'data-dev-events': withBase(baseUrl, EVENTS_PATH), 'data-dev-version': String(version), script };
}

/** Page shown before the first successful build, and for a page that can't be rendered. */
export function brokenPage(build: DevVersion & { readonly error?: string | undefined }): string {
  const { script, ...data } = devAttributes(build);
  const attributes = Object.entries(data).map(([name, value]) => `${name}="${value}"`);
  const text = (build.error ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html><html ${attributes.join(' ')}><meta charset="utf-8"><title>Build failed</title><body><pre id="${DEV_OVERLAY_ID}" role="alert">${text}</pre><script src="${script}"></script>`;
}
