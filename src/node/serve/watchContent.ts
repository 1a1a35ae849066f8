import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import Watchpack from 'watchpack';

/** How long (ms) to wait for more edits: an editor may write several files at once. */
const AGGREGATE_MS = 20;

const PACKAGES = `${sep}node_modules${sep}`;

/** Watches the files that pages are made from. */
export interface ContentWatcher {
  /** Adds a file (absolute path), which may not exist yet. */
  add(file: string): void;
}

/** `onChange`: called with the files that were changed, added or removed. */
export function watchContent(root: string, onChange: (files: ReadonlySet<string>) => void): ContentWatcher {
  const watcher = new Watchpack({ aggregateTimeout: AGGREGATE_MS });
  const directories = ['docs', 'static'].map((name) => join(root, name)).filter((path) => existsSync(path));
  const files = new Set<string>();
  let changed = new Set<string>();
  const startTime = Date.now();
  let isScheduled = false;
  const watch = () => {
    isScheduled = false;
    watcher.watch({ files: [], directories, missing: files, startTime });
  };
  (['change', 'remove'] as const).forEach((event) => watcher.on(event, (file: string) => changed.add(file)));
  watcher.on('aggregated', () => {
    const files = changed;
    changed = new Set();
    onChange(files);
  });
  watch();
  return {
    add(file) {
      if (
        files.has(file) ||
        file.includes(PACKAGES) ||
        directories.some((folder) => file.startsWith(folder + sep))
      )
        return;
      files.add(file);
      if (!isScheduled) setImmediate(watch);
      isScheduled = true;
    },
  };
}
