import { join } from 'node:path';
import type { Config } from '../../config/load';
import { createMdxCompiler } from '../mdx/mdxCompiler';
import { createMdxOptions } from '../mdx/mdxOptions';
import { readGitDates } from '../mdx/gitDates';
import { hasFile, type PageRecord, type PageRoute, renderPage } from '../mdx/renderPage';

/** The pages of a site that is being edited. Each is compiled when it is first requested after an edit. */
export interface DevPages {
  /** The pages compiled so far, by path. */
  readonly compiled: ReadonlyMap<string, PageRecord>;
  /** Rejects with a BuildError if the page can't be compiled. */
  load(route: PageRoute): Promise<PageRecord>;
  /** Compiles the pages that aren't yet, one at a time, while `isWanted`. Returns the errors. */
  loadAll(isWanted: () => boolean): Promise<readonly unknown[]>;
  /** Whether a page is made from a file (absolute path), or would be if it existed. */
  uses(file: string): boolean;
  /** Forgets the pages that are made from a file. */
  forget(file: string): void;
}

/** `onFile`: called with each file that a page is made from, or would be if it existed. */
export async function createDevPages(config: Config, onFile: (file: string) => void): Promise<DevPages> {
  const { root, site, routes } = config;
  const compileMdx = createMdxCompiler(root, await createMdxOptions(() => config));
  const dates = site.docs.lastUpdated ? await readGitDates(root) : new Map<string, string>();
  const compiled = new Map<string, PageRecord>();
  const started = new Map<string, Promise<PageRecord>>();
  /** The paths of the pages that are made from a file. */
  const users = new Map<string, Set<string>>();

  const compile = async (route: PageRoute): Promise<PageRecord> => {
    const file = join(root, route.file);
    const addUser = (used: string) => {
      users.set(used, (users.get(used) ?? new Set()).add(route.path));
      onFile(used);
    };
    addUser(file);
    const tools = { compileMdx, onImport: addUser, onMissing: addUser };
    const record = await renderPage(config, route, await compileMdx(file), tools);
    const updated = dates.get(file);
    return updated === undefined ? record : { ...record, content: { ...record.content, updated } };
  };
  const load = (route: PageRoute): Promise<PageRecord> => {
    const known = started.get(route.path);
    if (known) return known;
    const compiling = compile(route);
    started.set(route.path, compiling);
    compiling.then(
      (record) => started.get(route.path) === compiling && compiled.set(route.path, record),
      () => {}, // The caller handles the error.
    );
    return compiling;
  };
  return {
    compiled,
    load,
    async loadAll(isWanted) {
      const errors: unknown[] = [];
      for (const route of routes.routes.filter(hasFile)) {
        if (!isWanted()) break;
        await load(route).catch((error: unknown) => errors.push(error));
        await new Promise(setImmediate); // Requests come first.
      }
      return errors;
    },
    uses: (file) => users.has(file),
    forget(file) {
      for (const path of users.get(file) ?? []) {
        started.delete(path);
        compiled.delete(path);
      }
    },
  };
}
