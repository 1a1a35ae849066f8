import { statSync } from 'node:fs';

/** Whether a path is an existing file, and not a folder. */
export const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true;
