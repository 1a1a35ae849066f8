import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '../../src/node/serve/listen';
import {
  type AlgoliaIndexes,
  createAlgoliaIndexes,
  type Operation,
  type StoredObject,
} from './algoliaIndexes';
import { answerQuery, type Query } from './algoliaQuery';

/** A received request. */
interface ReceivedRequest {
  /** `PUT /1/indexes/docs/settings` */
  readonly what: string;
  readonly key: string;
  /** The names of the client and its parts: `Algolia for JavaScript (5.1.0); Lite (5.1.0); Browser`. */
  readonly agent: string;
  readonly referrer: string | undefined;
  readonly body: unknown;
}

/** A simulated failure. */
interface Fault {
  /** Affected requests (`/^PUT .*settings$/`); all by default. */
  readonly on?: RegExp;
  /** Never responds. */
  readonly hang?: true;
  /** Responds with this status and does nothing. */
  readonly status?: number;
  /** Responds after so many milliseconds. */
  readonly delay?: number;
}

/** A simulated hosted search service. */
export interface AlgoliaServer {
  /** `http://localhost:1234` */
  readonly origin: string;
  readonly indexes: AlgoliaIndexes;
  /** Permissions by key. Only a key with "admin" may query other keys. */
  readonly keys: Map<string, readonly string[]>;
  /** All requests without preflights. */
  readonly requests: readonly ReceivedRequest[];
  fault: Fault | undefined;
  close(): Promise<void>;
}

/** Starts a server on a free port that handles the requests of DocSearch and `search:push`. */
export async function startAlgoliaServer(): Promise<AlgoliaServer> {
  const requests: ReceivedRequest[] = [];
  const server = createServer((request, response) => void answer(request, response));
  const origin = await listen(server, { port: 0 });
  const algolia: AlgoliaServer = {
    origin,
    indexes: createAlgoliaIndexes(),
    keys: new Map(),
    requests,
    fault: undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'OPTIONS') return send(response, 204, undefined);
    const received = await receive(request);
    requests.push(received);
    const { on, hang, status, delay } = algolia.fault ?? {};
    const isFaulty = on?.test(received.what) ?? true;
    if (isFaulty && hang) return;
    const reply =
      isFaulty && status !== undefined ? refuse(status, 'A requested failure') : dispatch(algolia, received);
    const act = () => send(response, reply.status, reply.body);
    if (isFaulty && delay !== undefined) setTimeout(act, delay);
    else act();
  }
  return algolia;
}

async function receive(request: IncomingMessage): Promise<ReceivedRequest> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const key = request.headers['x-algolia-api-key'] ?? url.searchParams.get('x-algolia-api-key');
  return {
    what: `${request.method} ${decodeURIComponent(url.pathname)}`,
    key: String(key),
    agent: url.searchParams.get('x-algolia-agent') ?? '',
    referrer: request.headers.referer,
    body: text === '' ? undefined : JSON.parse(text),
  };
}

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

const accept = (body: object): Reply => ({ status: 200, body });
const refuse = (status: number, message: string): Reply => ({ status, body: { message, status } });

type Service = Pick<AlgoliaServer, 'indexes' | 'keys'>;
/** `names`: values of the pattern's groups. */
type Endpoint = (service: Service, names: readonly string[], request: ReceivedRequest) => Reply;

function dispatch(service: Service, request: ReceivedRequest): Reply {
  const allowed = service.keys.get(request.key);
  if (!allowed) return refuse(403, 'Invalid Application-ID or API key');
  for (const [pattern, right, endpoint] of ENDPOINTS) {
    const names = pattern.exec(request.what);
    if (!names) continue;
    const isAllowed = allowed.includes(right) || allowed.includes('admin');
    return isAllowed
      ? endpoint(service, names.slice(1), request)
      : refuse(403, 'Method not allowed with this API key');
  }
  return refuse(404, `Path not found: ${request.what}`);
}

const NOW = '2020-01-01T00:00:00.000Z';

const ENDPOINTS: readonly (readonly [what: RegExp, right: string, Endpoint])[] = [
  [
    /^POST \/1\/indexes\/\*\/queries$/,
    'search',
    ({ indexes }, _, { body }) => {
      const { requests } = body as { requests: readonly Query[] };
      return accept({ results: requests.map((query) => answerQuery(indexes.get(query.indexName), query)) });
    },
  ],
  [
    /^PUT \/1\/indexes\/([^/]+)\/settings$/,
    'editSettings',
    ({ indexes }, [name = ''], { body }) =>
      accept({ taskID: indexes.setSettings(name, body as object), updatedAt: NOW }),
  ],
  [
    /^POST \/1\/indexes\/([^/]+)\/batch$/,
    'addObject',
    ({ indexes }, [name = ''], { body }) => {
      const objects = (body as { requests: readonly { body: StoredObject }[] }).requests.map(
        (item) => item.body,
      );
      const objectIDs = objects.map(({ objectID }) => objectID);
      return accept({ taskID: indexes.addObjects(name, objects), objectIDs });
    },
  ],
  [
    /^POST \/1\/indexes\/([^/]+)\/operation$/,
    'addObject',
    ({ indexes }, [name = ''], { body }) =>
      accept({ taskID: indexes.operate(name, body as Operation), updatedAt: NOW }),
  ],
  [
    /^GET \/1\/indexes\/[^/]+\/task\/(\d+)$/,
    'addObject',
    ({ indexes }, [task]) => accept({ status: indexes.lookAtTask(Number(task)), pendingTask: false }),
  ],
  [
    /^DELETE \/1\/indexes\/([^/]+)$/,
    'deleteIndex',
    ({ indexes }, [name = '']) => accept({ taskID: indexes.delete(name), deletedAt: NOW }),
  ],
  [
    /^GET \/1\/keys\/(.+)$/,
    'search',
    ({ keys }, [key = ''], request) => {
      const acl = keys.get(key);
      if (key !== request.key && !keys.get(request.key)?.includes('admin'))
        return refuse(403, 'Method not allowed with this API key');
      return acl ? accept({ value: key, createdAt: 0, acl, validity: 0 }) : refuse(404, 'Key does not exist');
    },
  ],
];

function send(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'access-control-allow-methods': '*',
    })
    .end(body === undefined ? undefined : JSON.stringify(body));
}
