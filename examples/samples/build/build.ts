import { parseArgs } from 'node:util';
import { bundlePrograms } from './bundle';
import { listPrograms } from './programs';

// `npm run build -- --site DIR --out DIR`: a page for each program of the documentation in DIR.

const { values } = parseArgs({ options: { site: { type: 'string' }, out: { type: 'string' } } });
if (values.site === undefined || values.out === undefined) {
  console.error('usage: npm run build -- --site DIR --out DIR');
  process.exitCode = 1;
} else {
  await bundlePrograms(listPrograms(values.site), values.site, values.out);
}
