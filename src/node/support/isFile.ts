import { existsSync, statSync } from 'node:fs';

/** Whether a path is an existing file, and not a folder. Below a file, `statSync` would throw. */
export const isFile = (path: string): boolean =>
  existsSync(path) && statSync(path, { throwIfNoEntry: false })?.isFile() === true;
