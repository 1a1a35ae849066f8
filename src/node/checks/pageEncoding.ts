import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeUtf8 } from '../../config/decodeUtf8';
import type { Config } from '../../config/load';
import { ConfigError, type Problem } from '../../config/problems';

/**
 * Throws a ConfigError for every page whose file is not valid UTF-8. Compilers don't report
 * them; they show "\uFFFD" for each character they can't decode.
 */
export function assertPagesAreText({ root, routes }: Pick<Config, 'root' | 'routes'>): void {
  const names = new Set(routes.routes.flatMap(({ file }) => file ?? []));
  const problems = [...names].flatMap((file): Problem[] => {
    const decoded = decodeUtf8(readFileSync(join(root, file)));
    return 'fault' in decoded ? [{ file, ...decoded.fault }] : [];
  });
  if (problems.length > 0) throw new ConfigError(problems);
}
