import { postToWorker, untilActive } from '../../../src/offline/registration';

/** A worker that is activated or discarded when the test says so. */
class Worker extends EventTarget {
  readonly received: unknown[] = [];
  constructor(public state: ServiceWorkerState) {
    super();
  }
  change(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
  postMessage(message: unknown) {
    this.received.push(message);
  }
}

const registrationOf = (workers: { readonly active?: Worker; readonly installing?: Worker }, path = '/') =>
  ({
    active: null,
    waiting: null,
    installing: null,
    scope: `https://site.example${path}`,
    ...workers,
  }) as unknown as ServiceWorkerRegistration;

test.each<['activated' | 'redundant', boolean]>([
  ['activated', true],
  ['redundant', false],
])('the end of waiting for a worker that becomes %s is %s', async (state, expected) => {
  const worker = new Worker('installing');
  const waiting = untilActive(registrationOf({ installing: worker }));
  worker.change(state);
  expect(await waiting).toBe(expected);
});

test('without a worker there is nothing to wait for', async () => {
  expect(await untilActive(registrationOf({}))).toBe(false);
});

test('a message goes to the worker of this site, not to that of a site at a parent path', async () => {
  const [parent, own] = [new Worker('activated'), new Worker('activated')];
  const sites = [registrationOf({ active: own }, '/sub/'), registrationOf({ active: parent })];
  const post = async (registered: ServiceWorkerRegistration[]) => {
    const getRegistration = async () => registered[0];
    Object.defineProperty(globalThis, 'location', { value: { host: 'site.example' }, configurable: true });
    Object.defineProperty(globalThis, 'navigator', {
      value: { serviceWorker: { getRegistration } },
      configurable: true,
    });
    await postToWorker({ type: 'status' }, '/sub/');
  };
  await post(sites.slice(1));
  expect([own.received, parent.received]).toEqual([[], []]);
  await post(sites);
  expect([own.received, parent.received]).toEqual([[{ type: 'status' }], []]);
});
