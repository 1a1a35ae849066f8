import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The imported file, relative to the site folder, whose code threw an error; undefined if it was the page itself or React.
 * `bundle` is the code of the page, which ran from a data URL: esbuild writes the file of each module above its code.
 */
export function findFailingModule(root: string, bundle: string, error: unknown): string | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const line = /^\s*at .*data:text\/javascript;base64,[\w+/=]+:(\d+):\d+/m.exec(stack)?.[1];
  const before = bundle.split('\n').slice(0, Number(line ?? 0));
  const file = before.findLast((text) => text.startsWith('// '))?.slice('// '.length);
  return file !== undefined && /\.(?:[jt]sx?|mjs)$/.test(file) && existsSync(join(root, file))
    ? file
    : undefined;
}
