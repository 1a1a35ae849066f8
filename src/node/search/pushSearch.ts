import { algoliasearch } from 'algoliasearch';
import { type Config, loadConfig, SITE_FILE } from '../../config/load';
import { isSecuredKey } from '../../config/searchKey';
import { canonicalAddress } from '../../routes/metadata';
import { BuildError } from '../support/buildError';
import { compilePages } from '../mdx/compilePages';
import { hasFile, sectionsOf } from '../mdx/renderPage';
import { createDocSearchRecords, type DocSearchRecord } from './searchRecords';
import { SEARCH_SETTINGS } from './searchSettings';

type Environment = Readonly<Record<string, string | undefined>>;
type Client = ReturnType<typeof algoliasearch>;

interface PushOptions {
  /** The site folder. */
  readonly root: string;
  /** Print the records, one JSON object per line, and send nothing. */
  readonly isDryRun: boolean;
}

/** Rights of the write key that a push needs. */
const WRITE_RIGHTS = 'addObject, deleteIndex and editSettings';

/**
 * Replaces all records of the hosted index. The write key comes from `ALGOLIA_WRITE_KEY`; `ALGOLIA_HOST` is an origin to
 * use in place of the service. Throws ConfigError or BuildError.
 */
export async function pushSearch({ root, isDryRun }: PushOptions, environment: Environment): Promise<void> {
  const config = loadConfig(root);
  if (isDryRun) return print(await createRecords(config));
  const { site } = config;
  const { appId, apiKey, indexName } = hostedIndex(config);
  const writeKey = readWriteKey(config, environment);
  const records = await createRecords(config);
  if (records.length === 0)
    throw new BuildError(
      `${site.title} has no pages with text. Nothing was sent, because it would empty the index.`,
    );
  const connect = (key: string) => algoliasearch(appId, key, hostOptions(environment['ALGOLIA_HOST']));
  try {
    await assertSearchOnly(apiKey, appId, connect(apiKey), canonicalAddress(site, '/'));
    const client = connect(writeKey);
    await client.setSettings({ indexName, indexSettings: SEARCH_SETTINGS });
    await client.replaceAllObjects({ indexName, objects: [...records] });
  } catch (error) {
    throw error instanceof BuildError ? error : explain(error, config, writeKey);
  }
  console.log(`Wrote ${records.length} records of ${site.title} to the index "${indexName}".`);
}

async function createRecords(config: Config): Promise<DocSearchRecord[]> {
  const pages = new Map((await compilePages(config)).map((page) => [page.path, page]));
  const sections = config.routes.routes.filter(hasFile).flatMap((route) => {
    const page = pages.get(route.path);
    return page ? sectionsOf(route, page.content) : [];
  });
  return createDocSearchRecords(config, sections);
}

function print(records: readonly DocSearchRecord[]): void {
  // `| head` closes the pipe early.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  records.forEach((record) => console.log(JSON.stringify(record)));
}

function hostedIndex({ site }: Config) {
  if (site.search.hosted) return site.search.hosted;
  throw new BuildError(
    `${SITE_FILE} names no hosted index. Add "search": { "hosted": { "appId": "…", "apiKey": "…", "indexName": "…" } }, where "apiKey" is a search-only key.`,
  );
}

function readWriteKey(config: Config, environment: Environment): string {
  const { appId, apiKey, indexName } = hostedIndex(config);
  const key = environment['ALGOLIA_WRITE_KEY']?.trim() ?? '';
  if (key === '')
    throw new BuildError(
      `ALGOLIA_WRITE_KEY is missing. Set it to a key of the application "${appId}" with the rights ${WRITE_RIGHTS} on the index "${indexName}". Keep it out of ${SITE_FILE}, which every visitor can read.`,
    );
  if (key === apiKey)
    throw new BuildError(
      `ALGOLIA_WRITE_KEY is the key that ${SITE_FILE} has under search.hosted.apiKey, which every visitor can read. Revoke it, put a search-only key there, and write with another key.`,
    );
  return key;
}

function hostOptions(origin = '') {
  if (origin === '') return {};
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new BuildError(`ALGOLIA_HOST is "${origin}"; expected an origin such as http://localhost:1234.`);
  const protocol = url.protocol === 'http:' ? 'http' : 'https';
  return { hosts: [{ url: url.host, protocol, accept: 'readWrite' } as const] };
}

/** Checks that the public key can only search. Queried with the key itself, because only admin keys can query others. */
async function assertSearchOnly(key: string, appId: string, client: Client, referer: string): Promise<void> {
  // A secured key is derived from a search key locally, so the service has no record of it.
  if (isSecuredKey(key)) return;
  const name = `The key in ${SITE_FILE} under search.hosted.apiKey`;
  // The key may be restricted to the site's referers.
  const { acl } = await client.getApiKey({ key }, { headers: { referer } }).catch((error: unknown) => {
    if (![401, 403, 404].includes(statusOf(error) ?? 0)) throw error;
    throw new BuildError(
      `${name} is not a search key of the application "${appId}": the service doesn't know it. Nothing was changed.`,
    );
  });
  const excess = acl.filter((right) => right !== 'search');
  if (excess.length > 0)
    throw new BuildError(
      `${name} allows more than searching: ${excess.join(', ')}. Every visitor can read it, so revoke it and put a search-only key there. Nothing was changed.`,
    );
}

/** The HTTP status of a response that the client turned into an error. */
function statusOf(error: unknown): number | undefined {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' ? status : undefined;
}

/** The client fills a temporary index and swaps it in with its last request, so a failure never leaves half a set. */
function explain(error: unknown, config: Config, writeKey: string): unknown {
  if (!(error instanceof Error)) return error;
  const { appId, indexName } = hostedIndex(config);
  const status = statusOf(error);
  const reason =
    status === 401 || status === 403
      ? `The key in ALGOLIA_WRITE_KEY can't write to the index "${indexName}" of the application "${appId}". It needs the rights ${WRITE_RIGHTS}.`
      : status === undefined
        ? `The search service didn't respond: ${error.message.replaceAll(writeKey, '…')}`
        : `The search service rejected a request (${status}): ${error.message.replaceAll(writeKey, '…')}.`;
  return new BuildError(
    `${reason}\nThe index "${indexName}" holds either all old or all new records. Run search:push again.`,
  );
}
