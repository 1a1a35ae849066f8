import { DEV_OVERLAY_ID } from '../../shared/dom';
import { withBase } from '../../shared/url';

export const EVENTS_PATH = '/__dev';
export const CLIENT_PATH = '/__dev.js';

/** The build that a page shows. */
interface DevVersion {
  readonly baseUrl: string;
  readonly version: number;
  /** The version of the last edit of more than the text of pages, after which open pages reload. */
  readonly frame: number;
}

/** Attributes and script for live reload. */
export function devAttributes({ baseUrl, version, frame }: DevVersion) {
  return {
    'data-dev-events': withBase(baseUrl, EVENTS_PATH),
    'data-dev-version': String(version),
    'data-dev-frame': String(frame),
    script: withBase(baseUrl, CLIENT_PATH),
  };
}

/** Page shown before the first successful build, and for a page that can't be rendered. */
export function brokenPage(build: DevVersion & { readonly error?: string | undefined }): string {
  const { script, ...data } = devAttributes(build);
  const attributes = Object.entries(data).map(([name, value]) => `${name}="${value}"`);
  const text = (build.error ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html><html ${attributes.join(' ')}><meta charset="utf-8"><title>Build failed</title><body><pre id="${DEV_OVERLAY_ID}" role="alert">${text}</pre><script src="${script}"></script>`;
}
