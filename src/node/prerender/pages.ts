import type { Config } from '../../config/load';
import type { Route, RouteModel, Site } from '../../config/model';
import { matchRoute } from '../../routes/matchRoute';
import { NOT_FOUND_FILE, SHELL_FILE } from '../../shared/outputFiles';
import { htmlFile, isSitePath, withBase } from '../../shared/url';
import type { DocumentData } from '../../shared/dom';
import { canonicalAddress } from '../../routes/metadata';
import type { PageManifest, AssetManifest } from '../../shared/manifests';
import type { LayoutName } from '../../shared/page';
import type { Assets, ChunkFiles } from '../webpack/assets';
import type { Pages } from '../webpack/readPages';
import type { BootScripts } from './bootScripts';
import { type DocumentProps, renderDocument } from './document';
import { fillYear } from '../webpack/fillYear';
import type { ServerBundle } from './serverBundle';
import { findOwnLinks } from './ownLinks';
import { readPartStyles } from './partStyles';
import { renderShellFailure } from './shellFailure';
import { describeForOthers } from '../discovery/describeForOthers';
import { createCsp } from './csp';

/** One HTML file of the site. */
export interface HtmlFile {
  /** Path below the output folder. */
  readonly file: string;
  readonly html: string;
  /** The route it shows; absent for 404.html, the app shell and redirect pages. */
  readonly route?: Route;
}

export interface PageWriter {
  route(route: Route): Promise<HtmlFile>;
  notFound(): Promise<HtmlFile>;
  shell(): HtmlFile;
  redirectPage(from: string, to: string): HtmlFile;
}

const LAYOUTS: readonly LayoutName[] = ['doc', 'landing', 'plain', 'search', 'not-found'];

/** Additions of the dev server to every page. */
export interface PageExtras {
  /** Attributes of <html>. */
  readonly data: Readonly<Record<string, string>>;
  /** Addresses of scripts. */
  readonly scripts: readonly string[];
}

/** The output of webpack that HTML files refer to or contain. */
interface PageParts {
  readonly server: ServerBundle;
  readonly pages: Pages;
  readonly assets: Assets;
  readonly inline: Pick<BootScripts, 'boot' | 'gate'>;
  /** Address of the script with the structure of the site. */
  readonly structure: string;
  /** Absent in `npm run dev`. */
  readonly deployment?: Deployment;
  readonly extras?: PageExtras;
}

/** The data of a production build. */
export interface Deployment {
  readonly files: AssetManifest;
  /** Address of the script with the structure of the site. */
  readonly structure: string;
  /** Address of the script that runs when a page is idle. */
  readonly idle: string;
}

type PageConfig = Pick<Config, 'site' | 'routes'>;

/** Creates the functions that write the HTML files of a site. */
export function createPageWriter(config: PageConfig, parts: PageParts): PageWriter {
  const { site } = config;
  const { pages } = parts;
  const renderer = parts.server.createRenderer(fillYear(site), config.routes);
  // Without git history no date is known, and there is no feed.
  const hasFeed = [...pages.values()].some(({ content }) => content.updated !== undefined);
  const partStyles = readPartStyles();
  const write = (page: PageSource) =>
    writePage(config, parts, partStyles(page.html + (page.failure ?? '')), page);
  return {
    async route(route) {
      const content = pages.get(route.path)?.content;
      const page = await renderer.renderRoute(route, content);
      return {
        ...write({
          ...page,
          file: htmlFile(route.path),
          data: { route: route.path, page: route.kind, ...gateData(route, site) },
          layout: route.kind,
          // Search engines shouldn't list lists of results.
          noindex: route.noindex || route.kind === 'search',
          canonical: canonicalAddress(site, route.path),
          share: describeForOthers(config, route, page, content, hasFeed),
        }),
        route,
      };
    },
    async notFound() {
      const page = await renderer.renderRoute(undefined, undefined);
      return write({ ...page, file: NOT_FOUND_FILE, data: { page: 'not-found' }, layout: 'not-found' });
    },
    shell() {
      const failure = renderShellFailure();
      return write({ ...renderer.renderShell(), failure, file: SHELL_FILE, data: { page: 'shell' } });
    },
    redirectPage(from, to) {
      const target = withBase(site.baseUrl, to);
      return write({
        file: htmlFile(from),
        html: `<p><a href="${target}">${target}</a></p>`,
        title: site.title,
        description: site.tagline,
        data: { route: from, page: 'redirect', redirect: target },
        canonical: isSitePath(to) ? canonicalAddress(site, to) : to,
        refresh: target,
      });
    },
  };
}

/** What differs between the HTML files. */
interface PageSource extends Pick<
  DocumentProps,
  'html' | 'failure' | 'title' | 'description' | 'canonical' | 'noindex' | 'refresh' | 'share'
> {
  readonly file: string;
  readonly data: DocumentData;
  readonly layout?: LayoutName;
}

function writePage(
  { site, routes }: PageConfig,
  { assets, inline, structure, deployment, extras = { data: {}, scripts: [] } }: PageParts,
  partStyles: string,
  { file, layout, data, ...page }: PageSource,
): HtmlFile {
  const own = layout ? assets.layout(layout) : { scripts: [], styles: {} };
  const app = unique([...assets.app.scripts, ...own.scripts]);
  const styles = joinStyles([...Object.values(assets.app.styles), partStyles], own.styles);
  const links = findOwnLinks(page.html, matchRoute(routes.routes, data.route ?? ''), routes, site.baseUrl);
  const layouts = links.flatMap((path) => matchRoute(routes.routes, path)?.kind ?? []);
  const files: PageManifest = {
    app: [structure, ...app],
    layouts: layoutAddresses(assets, layouts).filter(
      (address) => !app.includes(address) && !(address in own.styles),
    ),
    idle: deployment?.idle,
    pages: pageScripts(links, deployment),
  };
  const scripts = data.gate === undefined ? [inline.boot] : [inline.boot, inline.gate];
  const csp = createCsp(site, scripts, Object.values(styles));
  return {
    file,
    html: renderDocument({ site, ...page, data, csp, scripts, styles, files, extras }),
  };
}

/**
 * Style sheets by address, the app's with the first of a layout: each sheet costs a hash in the CSP, and the app's own is
 * never requested by its address.
 */
function joinStyles(app: readonly string[], layout: ChunkFiles['styles']): ChunkFiles['styles'] {
  const [[href, css] = ['', ''], ...others] = Object.entries(layout);
  return { [href]: app.join('') + css, ...Object.fromEntries(others) };
}

/** Scripts of pages, from the asset manifest; none without one. */
function pageScripts(paths: readonly string[], deployment: Deployment | undefined): PageManifest['pages'] {
  return Object.fromEntries(
    paths.flatMap((path) => {
      const script = deployment?.files.pages[path];
      return script ? [[path, script]] : [];
    }),
  );
}

/** Timeout (ms) of the example that a landing page frames. */
function gateData({ kind }: Route, { landing: { example } }: Site): Pick<DocumentData, 'gate'> {
  return kind === 'landing' && example?.frame !== undefined ? { gate: String(example.timeout) } : {};
}

/** Addresses of the files of layouts, apart from those of the app. */
export function layoutAddresses(assets: Assets, layouts: readonly LayoutName[] = LAYOUTS): string[] {
  const files = layouts.map((layout) => assets.layout(layout));
  return unique(files.flatMap(({ scripts, styles }) => [...scripts, ...Object.keys(styles)]));
}

const unique = (addresses: readonly string[]) => [...new Set(addresses)];

/** Renders every HTML file of the site, in the order of routes.json. */
export async function renderSite(
  writer: PageWriter,
  { routes, redirects, outbound = [] }: RouteModel,
): Promise<HtmlFile[]> {
  const pages = await Promise.all(routes.map((route) => writer.route(route)));
  const redirectPages = [...redirects, ...outbound].flatMap((rule) =>
    'to' in rule ? [writer.redirectPage(rule.from, rule.to)] : [],
  );
  return [...pages, ...redirectPages, await writer.notFound(), writer.shell()];
}
