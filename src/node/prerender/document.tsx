import { renderToStaticMarkup } from 'react-dom/server';
import type { Site } from '../../config/model';
import { withBase } from '../../shared/url';
import { ANNOUNCER_ID, APP_FILES_ID, BUILD_ID, type DocumentData, ROOT_ID } from '../../shared/dom';
import type { PageManifest } from '../../shared/manifests';
import { packManifest } from '../../shared/packedManifest';
import type { RenderedPage } from '../../app/server';
import { type ShareData, ShareTags } from '../discovery/shareTags';
import { inlineJson } from '../support/inlineJson';
import type { PageExtras } from './pages';

/** Everything needed to write a rendered page as an HTML file. */
export interface DocumentProps extends Omit<RenderedPage, 'html'> {
  readonly site: Site;
  /** The HTML of the root element. */
  readonly html: string;
  /** The HTML that takes the place of the app when it fails to load, on a page that is empty without it. */
  readonly failure?: string | undefined;
  readonly data: DocumentData;
  readonly csp: string;
  /** Inline scripts; the CSP hashes their exact bytes. */
  readonly scripts: readonly string[];
  /** Style sheets by address, which is empty for one that isn't requested. Inlined, so that one request paints the page. */
  readonly styles: Readonly<Record<string, string>>;
  readonly files: PageManifest;
  /** Canonical URL; a file without one is not indexed by search engines. */
  readonly canonical?: string | undefined;
  /** Whether search engines leave the page out, which also follows from no canonical URL. */
  readonly noindex?: boolean | undefined;
  /** Target of a redirect page for readers without JavaScript. */
  readonly refresh?: string | undefined;
  /** What other programs read about the page; absent for pages that aren't indexed. */
  readonly share?: ShareData | undefined;
  readonly extras: PageExtras;
}

/** Renders a complete HTML file. */
export function renderDocument(props: DocumentProps): string {
  const { site, html, failure, data, files, extras } = props;
  const manifest = packManifest(files);
  const attributes = Object.fromEntries(Object.entries(data).map(([name, value]) => [`data-${name}`, value]));
  return `<!doctype html>${renderToStaticMarkup(
    <html
      lang={site.locale}
      dir={site.direction}
      {...attributes}
      {...extras.data}
      data-theme={site.colorMode.default}
    >
      <Head {...props} />
      <body>
        <div id={ROOT_ID} dangerouslySetInnerHTML={{ __html: html }} />
        {/* Outside the root: the boot script may change it before hydration. */}
        <div id={ANNOUNCER_ID} className="visually-hidden" aria-live="polite" />
        {failure && <div className="failure shell-failure" dangerouslySetInnerHTML={{ __html: failure }} />}
        <script type="application/json" id={APP_FILES_ID} {...inlineJson(manifest.files)} />
        {extras.scripts.map((src) => (
          <script key={src} src={src} />
        ))}
        <data id={BUILD_ID} value={manifest.build} />
      </body>
    </html>,
  )}`;
}

/** The CSP comes first, because it applies only to what follows it. */
function Head(props: DocumentProps) {
  const { site, csp, scripts, styles, title, description, canonical, refresh, share } = props;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta httpEquiv="Content-Security-Policy" content={csp} />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {canonical !== undefined && <link rel="canonical" href={canonical} />}
      {(canonical === undefined || props.noindex) && <meta name="robots" content="noindex" />}
      {/* Without an icon, browsers request /favicon.ico and log a 404. */}
      <link rel="icon" href={site.favicon === undefined ? 'data:,' : withBase(site.baseUrl, site.favicon)} />
      {refresh !== undefined && (
        <noscript>
          <meta httpEquiv="refresh" content={`0;url=${refresh}`} />
        </noscript>
      )}
      {share && canonical !== undefined && (
        <ShareTags site={site} description={description} url={canonical} share={share} />
      )}
      {Object.entries(styles).map(([href, css]) => (
        // data-href tells the app's style loader that this sheet of a layout is already loaded.
        <style key={href} data-href={href || undefined} dangerouslySetInnerHTML={{ __html: css }} />
      ))}
      {/* After the styles, because the boot script loads the fonts that they declare. */}
      {scripts.map((text) => (
        <script key={text} dangerouslySetInnerHTML={{ __html: text }} />
      ))}
    </head>
  );
}
