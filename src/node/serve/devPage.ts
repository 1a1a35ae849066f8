import { withBase } from '../../shared/url';

export const EVENTS_PATH = '/__dev';
export const CLIENT_PATH = '/__dev.js';

/** Which build a page shows. */
export interface DevVersion {
  readonly baseUrl: string;
  readonly version: number;
}

/** Attributes and script that make a page follow the edits. */
export function devAttributes({ baseUrl, version }: DevVersion) {
  const script = withBase(baseUrl, CLIENT_PATH);
  return { 'data-dev-events': withBase(baseUrl, EVENTS_PATH), 'data-dev-version': String(version), script };
}

/** Stands in for a page while there is no build that works. */
export function brokenPage(build: DevVersion & { readonly error?: string }): string {
  const { script, ...data } = devAttributes(build);
  const attributes = Object.entries(data).map(([name, value]) => `${name}="${value}"`);
  const text = (build.error ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html><html ${attributes.join(' ')}><meta charset="utf-8"><title>Build failed</title><body><pre>${text}</pre><script src="${script}"></script>`;
}
