import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Route, RouteModel } from '../../config/model';
import { resolveRedirect } from '../../routes/redirects';
import { matchRoute } from '../../routes/matchRoute';
import { markdownFile, normalizePath, withBase, withoutBase } from '../../shared/url';
import { listVersions } from '../../routes/versions';
import { DEV_INDEX, DEV_STRUCTURE } from '../../shared/dom';
import { pageChunk } from '../../shared/manifests';
import { ASSETS_FOLDER } from '../../shared/outputFiles';
import { joinIndexes, type SearchIndex } from '../../shared/search/searchIndex';
import { hasFile, type PageRoute } from '../mdx/renderPage';
import type { HtmlFile, PageWriter } from '../prerender/pages';
import { writePageScript } from '../webpack/pageChunks';
import { createBackground } from './background';
import { type DevBuild, watchSite } from './devBuild';
import { brokenPage, CLIENT_PATH, EVENTS_PATH } from './devPage';
import { listen, type ListenOptions } from './listen';
import { messageOf } from '../support/messageOf';
import { sendFile } from './sendFile';

/**
 * Serves the site with live reload. Pages are compiled and rendered on request by the same code as in a build. An error is
 * shown over the page until it is fixed. Runs until the process is stopped.
 */
export async function dev(root: string, at: ListenOptions): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'site-dev-'));
  process.once('exit', () => rmSync(work, { recursive: true, force: true }));
  (['SIGINT', 'SIGTERM'] as const).forEach((signal) => process.once(signal, () => process.exit()));

  // Requests wait for the first build, because an open page that gets an error wouldn't reconnect.
  const waiting: Parameters<RequestListener>[] = [];
  let handle: RequestListener = (...asked) => void waiting.push(asked);
  const server = createServer((request, response) => handle(request, response));
  // Listen first, because an error after the watcher has started wouldn't end the process.
  const origin = await listen(server, at);
  try {
    const clients = new Set<ServerResponse>();
    const background = createBackground(join(work, 'site'));
    const current = await watchSite(root, work, (build) => {
      console.log(build.error ?? `Built, version ${build.version}`);
      clients.forEach((client) => send(client, build));
      background.postpone(build);
    });
    const answerRequest = createResponder(root, work, clients, current);
    handle = (request, response) => {
      background.postpone(current());
      answerRequest(request, response);
    };
    waiting.filter(([, response]) => !response.destroyed).forEach((asked) => handle(...asked));
    console.log(`Serving ${origin}${current().baseUrl}`);
  } catch (error) {
    server.close().closeAllConnections();
    throw error;
  }
}

function createResponder(
  root: string,
  work: string,
  clients: Set<ServerResponse>,
  current: () => DevBuild,
): RequestListener {
  const folders = [join(work, 'site'), join(root, 'static')];
  const tools = { renderRoute: createRouteRenderer(), pictures: new Map<string, string>() };
  return (request, response) => {
    const build = current();
    const pathname = (request.url ?? '/').split('?')[0] ?? '/';
    const path = withoutBase(build.baseUrl, pathname);
    if (path === null) return redirect(response, build.baseUrl);
    if (path === EVENTS_PATH) return subscribe(request, response, clients, build);
    if (path === `/${DEV_INDEX}`) return void sendIndex(response, build);
    if (path === `/${DEV_STRUCTURE}`)
      return respond(response, 200, 'text/javascript', build.site?.structure ?? '');
    if (path === CLIENT_PATH) return respond(response, 200, 'text/javascript', build.client);
    response.setHeader('cache-control', 'no-cache');
    if (folders.some((folder) => sendFile(request, response, folder, path))) return;
    const picture = tools.pictures.get(path);
    if (picture !== undefined && sendFile(request, response, root, encodeURI(`/${picture}`))) return;
    void renderPage(response, path, build, tools);
  };
}

/** The search index of all pages. */
async function sendIndex(response: ServerResponse, { site }: DevBuild): Promise<void> {
  await site?.pages.loadAll(() => !response.destroyed);
  const pages = [...(site?.pages.compiled.values() ?? [])].map(
    ({ searchIndex }) => JSON.parse(searchIndex) as SearchIndex,
  );
  respond(response, 200, 'application/json', JSON.stringify(joinIndexes(pages)));
}

type RenderRoute = (build: DevBuild, route: Route, writer: PageWriter) => Promise<HtmlFile>;

/** Keeps the last page, because after an edit an open page requests itself twice: to see errors, and to reload. */
function createRouteRenderer(): RenderRoute {
  let last: { build: DevBuild; route: Route; file: Promise<HtmlFile> } | undefined;
  return (build, route, writer) => {
    if (last?.build !== build || last.route !== route) last = { build, route, file: writer.route(route) };
    return last.file;
  };
}

interface RenderTools {
  readonly renderRoute: RenderRoute;
  /**
   * Files of the pictures beside the pages that were sent, by address. Kept after edits, because an open page may request its
   * pictures before it is compiled again.
   */
  readonly pictures: Map<string, string>;
}

async function renderPage(
  response: ServerResponse,
  path: string,
  build: DevBuild,
  { renderRoute, pictures }: RenderTools,
): Promise<void> {
  if (!build.site) return respond(response, 500, 'text/html', brokenPage(build));
  const { config, pages } = build.site;
  const { site, routes } = config;
  const load = async (route: PageRoute) => {
    const page = await pages.load(route);
    page.pictures.forEach(({ address, file }) => pictures.set(address, file));
    return page;
  };
  try {
    const writer = build.site.writer(build);
    const target = findTarget(path, routes);
    const isVersionChoice = normalizePath(path) === listVersions(site, routes).docsPath;
    if (target !== null && isVersionChoice)
      return respond(response, 200, 'text/html', writer.redirectPage(normalizePath(path), target).html);
    if (target !== null) return redirect(response, withBase(site.baseUrl, target));
    const files = routes.routes.filter(hasFile);
    const scripted = files.find((route) => scriptOf(route) === path);
    if (scripted) return respond(response, 200, 'text/javascript', writePageScript(await load(scripted)));
    const copied = files.find((route) => route.kind === 'doc' && `/${markdownFile(route.path)}` === path);
    if (copied) return respond(response, 200, 'text/markdown', (await load(copied)).markdown);
    const route = matchRoute(routes.routes, path);
    if (route && hasFile(route)) await load(route);
    const { html } = await (route ? renderRoute(build, route, writer) : writer.notFound());
    respond(response, route ? 200 : 404, 'text/html', html);
  } catch (error) {
    // An error of the configuration, such as a file that was renamed, is the cause of the page's.
    if (build.error !== undefined) return respond(response, 500, 'text/html', brokenPage(build));
    console.error(messageOf(error));
    respond(response, 500, 'text/html', brokenPage({ ...build, error: messageOf(error) }));
  }
}

/** Path of the script with the content of a page. A build has webpack write it. */
const scriptOf = ({ path }: PageRoute) => `/${ASSETS_FOLDER}${pageChunk(path)}.js`;

/** The target of a redirect. */
function findTarget(path: string, routes: RouteModel): string | null {
  const outbound = routes.outbound?.find(({ from }) => from === normalizePath(path));
  return outbound?.to ?? resolveRedirect(path, routes);
}

function subscribe(
  request: IncomingMessage,
  response: ServerResponse,
  clients: Set<ServerResponse>,
  build: DevBuild,
): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  clients.add(response);
  request.on('close', () => clients.delete(response));
  send(response, build);
}

function send(client: ServerResponse, { version, frame, error }: DevBuild): void {
  client.write(`data: ${JSON.stringify({ version, frame, error })}\n\n`);
}

function respond(response: ServerResponse, status: number, type: string, body: string): void {
  response
    .writeHead(status, { 'content-type': `${type};charset=utf-8`, 'cache-control': 'no-store' })
    .end(body);
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { location, 'cache-control': 'no-store' }).end();
}
