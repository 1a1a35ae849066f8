import { type Config, loadConfig } from '../config/load';
import { canonicalAddress } from '../runtime/metadata';
import { BuildError } from './buildError';
import { renderBodies } from './renderBodies';
import { replaceIndex } from './replaceIndex';
import { createDocSearchRecords, type DocSearchRecord } from './searchRecords';
import { readSections } from './searchSections';
import { readTarget } from './searchTarget';

interface PushOptions {
  /** The site folder. */
  readonly root: string;
  /** Print the records, a line of JSON each, and send nothing. */
  readonly isDryRun: boolean;
}

/** Writes what the local search is made of to the hosted index. Throws ConfigError or BuildError. */
export async function pushSearch({ root, isDryRun }: PushOptions): Promise<void> {
  const config = loadConfig(root);
  if (isDryRun) return print(await readRecords(config));
  const { site } = config;
  const target = readTarget(site.search, process.env);
  const records = await readRecords(config);
  if (records.length === 0) {
    throw new BuildError(
      `No page of ${site.title} has words: nothing is written, because it would empty the index.`,
    );
  }
  await replaceIndex(target, canonicalAddress(site, '/'), records);
  console.log(`Wrote ${records.length} records of ${site.title} to the index "${target.indexName}".`);
}

async function readRecords(config: Config): Promise<DocSearchRecord[]> {
  const pages = await renderBodies(config);
  const sections = pages.flatMap(({ route, title, html }) => readSections(route.path, title, html));
  return createDocSearchRecords(config, sections);
}

function print(records: readonly DocSearchRecord[]): void {
  // Whoever reads may have seen enough: `| head` closes the pipe.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  records.forEach((record) => console.log(JSON.stringify(record)));
}
