import { algoliasearch } from 'algoliasearch';
import { SITE_FILE } from '../config/load';
import { isSecuredKey } from '../config/searchKey';
import { BuildError } from './buildError';
import { explainFailure, type PushStage, statusOf } from './searchFailure';
import type { DocSearchRecord } from './searchRecords';
import { createRequester } from './searchRequester';
import { SEARCH_SETTINGS } from './searchSettings';
import type { SearchTarget } from './searchTarget';

type Client = ReturnType<typeof algoliasearch>;

/** Records of one request. */
const BATCH = 1000;

/** How often a task of the service is looked at, ever more slowly: seven minutes. */
const LOOKS = 100;

/**
 * Puts records in the place of all that an index has, and sets how it is searched. `referrer`: a page of the site.
 * Throws a BuildError that says why it could not be done, and what became of the index.
 */
export async function replaceIndex(
  target: SearchTarget,
  referrer: string,
  records: readonly DocSearchRecord[],
): Promise<void> {
  let stage: PushStage = 'asking';
  try {
    await refuseMightyKey(target, referrer);
    stage = 'setting';
    const { indexName } = target;
    const client = createClient(target, target.writeKey);
    const { taskID } = await client.setSettings({ indexName, indexSettings: SEARCH_SETTINGS });
    await client.waitForTask({ indexName, taskID, maxRetries: LOOKS });
    stage = 'writing';
    const replacing = watchReplacing(client, () => (stage = 'moving'));
    await replacing.replaceAllObjects({
      indexName,
      objects: [...records],
      batchSize: BATCH,
      maxRetries: LOOKS,
    });
  } catch (error) {
    throw explainFailure(error, target, stage);
  }
}

function createClient({ appId, host, patience }: SearchTarget, key: string): Client {
  return algoliasearch(appId, key, {
    requester: createRequester(patience),
    ...(host && {
      hosts: [
        { url: host.host, protocol: host.protocol === 'http:' ? 'http' : 'https', accept: 'readWrite' },
      ],
    }),
  });
}

/**
 * The client fills a temporary index and moves it over the old one. `onMove` is told before that last step. A failure
 * to clear up after another failure is left out, because the first one is the one to tell.
 */
function watchReplacing(client: Client, onMove: () => void): Client {
  return {
    ...client,
    operationIndex(properties, options) {
      if (properties.operationIndexParams.operation === 'move') onMove();
      return client.operationIndex(properties, options);
    },
    async deleteIndex(properties, options) {
      const nothing = { taskID: 0, deletedAt: '' };
      return client.deleteIndex(properties, options).catch(() => nothing);
    },
  };
}

/** The key in the pages must allow nothing but to search. It is asked of itself: only an admin key may ask of others. */
async function refuseMightyKey(target: SearchTarget, referrer: string): Promise<void> {
  const { appId, searchKey } = target;
  // A secured key is made without the service, from a search key: there is nothing to look up.
  if (isSecuredKey(searchKey)) return;
  const client = createClient(target, searchKey);
  const name = `The key that ${SITE_FILE} has under search.hosted.apiKey`;
  // A key may be tied to the pages of the site.
  const { acl } = await client
    .getApiKey({ key: searchKey }, { headers: { referer: referrer } })
    .catch((error: unknown) => {
      if (![401, 403, 404].includes(statusOf(error) ?? 0)) throw error;
      throw new BuildError(
        `${name} is no search key of the application "${appId}": the service does not say what it allows. Nothing was changed.`,
      );
    });
  const excess = acl.filter((right) => right !== 'search');
  if (excess.length === 0) return;
  throw new BuildError(
    `${name} allows more than to search: ${excess.join(', ')}. It stands in every page for all to read: put a search-only key there, and withdraw this one. Nothing was changed.`,
  );
}
