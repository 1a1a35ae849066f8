export interface StoredObject {
  readonly objectID: string;
  readonly [name: string]: unknown;
}

export interface AlgoliaIndex {
  settings: Readonly<Record<string, unknown>>;
  objects: ReadonlyMap<string, StoredObject>;
  synonyms: readonly unknown[];
  rules: readonly unknown[];
}

export interface Operation {
  readonly operation: 'copy' | 'move';
  readonly destination: string;
  /** Scopes to copy; all by default. */
  readonly scope?: readonly ('settings' | 'synonyms' | 'rules')[];
}

/** Indexes of the simulated hosted service. Changes are applied immediately and return a task. */
export interface AlgoliaIndexes {
  names(): readonly string[];
  get(name: string): AlgoliaIndex | undefined;
  /** Creates an index or replaces parts of one. */
  put(name: string, parts: Partial<AlgoliaIndex>): void;
  setSettings(name: string, settings: object): number;
  addObjects(name: string, objects: readonly StoredObject[]): number;
  operate(name: string, operation: Operation): number;
  delete(name: string): number;
  /** Reports every task as pending on the first check. */
  lookAtTask(task: number): 'published' | 'notPublished';
}

export function createAlgoliaIndexes(): AlgoliaIndexes {
  const indexes = new Map<string, AlgoliaIndex>();
  const seen = new Set<number>();
  let tasks = 0;
  const get = (name: string): AlgoliaIndex =>
    indexes.get(name) ?? { settings: {}, objects: new Map(), synonyms: [], rules: [] };
  const put = (name: string, parts: Partial<AlgoliaIndex>) =>
    void indexes.set(name, { ...get(name), ...parts });

  return {
    names: () => [...indexes.keys()],
    get: (name) => indexes.get(name),
    put,
    setSettings(name, settings) {
      put(name, { settings: { ...get(name).settings, ...settings } });
      return ++tasks;
    },
    addObjects(name, objects) {
      const added = objects.map((object) => [object.objectID, object] as const);
      put(name, { objects: new Map([...get(name).objects, ...added]) });
      return ++tasks;
    },
    operate(name, { operation, destination, scope = ['settings', 'synonyms', 'rules', 'objects'] as const }) {
      const source = get(name);
      if (operation === 'move') {
        indexes.delete(name);
        indexes.set(destination, source);
      } else {
        put(destination, Object.fromEntries(scope.map((part) => [part, source[part]])));
      }
      return ++tasks;
    },
    delete(name) {
      indexes.delete(name);
      return ++tasks;
    },
    lookAtTask(task) {
      const isKnown = seen.has(task);
      seen.add(task);
      return isKnown ? 'published' : 'notPublished';
    },
  };
}
