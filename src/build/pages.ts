import type { Config } from '../config/load';
import type { Route, RouteModel } from '../config/model';
import { htmlFile, withBase } from '../routes/url';
import type { DocumentData } from '../runtime/dom';
import { canonicalAddress } from '../runtime/metadata';
import type { PageKind } from '../runtime/pageLoader';
import type * as server from '../server';
import type { Assets } from './assets';
import { type DocumentProps, renderDocument } from './document';
import { createPolicy } from './policy';

/** The built server bundle. */
export type ServerBundle = typeof server;

/** One HTML file of the site. */
export interface HtmlFile {
  /** Path below the output folder. */
  readonly file: string;
  readonly html: string;
  /** The route it shows; absent for 404.html, the offline shell and signposts. */
  readonly route?: Route;
}

export interface PageWriter {
  route(route: Route): Promise<HtmlFile>;
  notFound(): Promise<HtmlFile>;
  shell(): HtmlFile;
  signpost(from: string, to: string): HtmlFile;
}

const KINDS: readonly PageKind[] = ['doc', 'landing', 'plain', 'search', 'not-found'];

/** Names of the files that answer for no route of their own. */
export const NOT_FOUND_FILE = '404.html';
export const SHELL_FILE = 'shell.html';

/** What the dev server adds to every page. */
export interface PageExtras {
  /** Attributes of <html>. */
  readonly data: Readonly<Record<string, string>>;
  /** Addresses of scripts. */
  readonly scripts: readonly string[];
}

/** Turns routes into HTML files with the bundles that webpack made. */
export function createPageWriter(
  { site }: Pick<Config, 'site'>,
  server: ServerBundle,
  assets: Assets,
  boot: string,
  extras: PageExtras = { data: {}, scripts: [] },
): PageWriter {
  const allStyles = [assets.app, ...KINDS.map((kind) => assets.kind(kind))].flatMap(({ styles }) =>
    Object.values(styles),
  );
  const policy = createPolicy(site, [boot], allStyles);

  const write = (
    file: string,
    page: Pick<DocumentProps, 'html' | 'title' | 'description'>,
    data: DocumentData,
    kind: PageKind | undefined,
    rest: Pick<DocumentProps, 'canonical' | 'refresh'> = {},
  ): HtmlFile => {
    const own = kind ? assets.kind(kind) : { scripts: [], styles: {} };
    const appFiles = [...new Set([...assets.app.scripts, ...own.scripts])];
    const styles = { ...assets.app.styles, ...own.styles };
    return {
      file,
      html: renderDocument({ site, ...page, data, policy, boot, styles, appFiles, extras, ...rest }),
    };
  };

  return {
    async route(route) {
      const isGated = route.kind === 'landing' && site.landing.example?.frame !== undefined;
      const gate = isGated ? { gate: String(site.landing.example?.timeout) } : {};
      const data = { route: route.path, page: route.kind, ...gate };
      const page = await server.renderRoute(route);
      return {
        ...write(htmlFile(route.path), page, data, route.kind, {
          canonical: canonicalAddress(site, route.path),
        }),
        route,
      };
    },
    async notFound() {
      return write(NOT_FOUND_FILE, await server.renderRoute(undefined), { page: 'not-found' }, 'not-found');
    },
    shell() {
      return write(SHELL_FILE, server.renderShell(), { page: 'shell' }, undefined);
    },
    signpost(from, to) {
      const target = withBase(site.baseUrl, to);
      const html = `<p><a href="${target}">${target}</a></p>`;
      const data = { route: from, page: 'signpost', redirect: target };
      const page = { html, title: site.title, description: site.tagline };
      return write(htmlFile(from), page, data, undefined, {
        canonical: canonicalAddress(site, to),
        refresh: target,
      });
    },
  };
}

/** Every HTML file of the site, in the order of routes.json. */
export async function renderSite(writer: PageWriter, { routes, redirects }: RouteModel): Promise<HtmlFile[]> {
  const pages = await Promise.all(routes.map((route) => writer.route(route)));
  const signposts = redirects.flatMap((rule) => ('to' in rule ? [writer.signpost(rule.from, rule.to)] : []));
  return [...pages, ...signposts, await writer.notFound(), writer.shell()];
}
