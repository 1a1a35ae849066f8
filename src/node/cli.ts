import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { BuildOptions } from './output/outFolder';
import { BuildError } from './support/buildError';
import { describeFailure } from './failure';
import { messageOf } from './support/messageOf';
import { createProgress } from './progress';
import type { ListenOptions } from './serve/listen';
import { isOutdated } from './output/outdated';

const USAGE = `usage: npm run build [-- --site DIR] [--out DIR] [--no-cache]
       npm run check [-- --site DIR] [--json]
       npm run dev [-- --site DIR]
       npm start [-- --site DIR] [--out DIR] [--no-cache]
       npm run search:push [-- --site DIR] [--dry-run]
       node src/node/main.mjs import DIR --out SITE
       node src/node/main.mjs new docs/guides/page "Title" [--site DIR]

  --site DIR  the folder with routes.json, site.config.json, docs/ and static/ (default: the current folder)
  --out DIR   where the built site goes (default: DIR/build); of import: the folder of the new site
  --no-cache  build everything anew, and keep nothing for the next build
  --json      print the problems of the content as a list, for other programs
  --dry-run   print the records for the hosted search, one a line; nothing is sent

  PORT=3001   the port that start and dev listen on (default: 3000)
  HOST=0.0.0.0  accept connections from other machines too (default: this machine only)
  ALGOLIA_WRITE_KEY=KEY               the API key that search:push writes with
  ALGOLIA_HOST=http://localhost:1234  an origin in place of the search service, such as a proxy`;

const DEFAULT_PORT = 3000;
const PUSH = 'search:push';

interface CommandOptions extends BuildOptions {
  readonly isDryRun: boolean;
  /** Whether builds reuse results of earlier ones. */
  readonly isCached: boolean;
  readonly isJson: boolean;
  /** The arguments after the name of the command. */
  readonly names: readonly string[];
}

/**
 * Turns off React's checks for development, which take a tenth of the time of a build and whose messages don't name the
 * page. Has no effect once React is loaded.
 */
function setProductionMode(): void {
  process.env['NODE_ENV'] ??= 'production';
}

async function runBuild({ isCached, ...options }: CommandOptions): Promise<void> {
  setProductionMode();
  const { build } = await import('./build');
  if (isCached) return build(options, createProgress());
  const folder = mkdtempSync(join(tmpdir(), 'site-cache-'));
  process.env['CACHE_DIR'] = folder; // A variable, because the apps of the site build in their own processes.
  try {
    await build(options, createProgress());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// webpack and the client of the search service take a while to load: each command loads what it needs.
const COMMANDS: Readonly<Record<string, (options: CommandOptions) => Promise<void>>> = {
  build: runBuild,
  check: async (options) => {
    setProductionMode();
    await (await import('./check')).check(options, process.env);
  },
  dev: async ({ root }) => (await import('./serve/dev')).dev(root, listenOptions()),
  start: async (options) => {
    if (isOutdated(options)) await runBuild(options);
    const { serve } = await import('./serve/serve');
    console.log(`Serving ${await serve(options, listenOptions())}`);
  },
  import: async ({ names, out }) => {
    const { formatNote, importSite } = await import('./import/importSite');
    const notes = await importSite(resolve(names[0] ?? ''), out);
    notes.forEach((note) => console.log(`not carried over  ${formatNote(note)}`));
    console.log(`Imported into ${out}. To see it: npm run dev -- --site ${out}`);
  },
  new: async ({ root, names: [name = '', title = ''] }) => {
    const path = (await import('./newPage')).createPage(root, name, title);
    console.log(`Created ${path}. To see it: npm run dev`);
  },
  [PUSH]: async (options) => (await import('./search/pushSearch')).pushSearch(options, process.env),
};

/** The arguments of a command after its name; the others have none. */
const ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
  import: ['the folder of a documentation'],
  new: ['a file', 'a title in quotes'],
};

/** The options that only some commands have. */
const COMMANDS_OF: Readonly<Record<'dry-run' | 'no-cache' | 'json', readonly string[]>> = {
  'dry-run': [PUSH],
  'no-cache': ['build', 'start'],
  json: ['check'],
};

await run(process.argv.slice(2));

async function run(args: string[]): Promise<void> {
  if (args.some((arg) => arg === '--help' || arg === '-h')) return console.log(USAGE);
  try {
    const { command, options } = readArguments(args);
    await command(options);
  } catch (error) {
    console.error(describeFailure(error));
    process.exitCode = 1;
  }
}

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        site: { type: 'string', default: '.' },
        out: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        'no-cache': { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    });
    const [name = '', ...names] = positionals;
    const command = findCommand(name, names);
    for (const [option, commands] of Object.entries(COMMANDS_OF))
      if (values[option as keyof typeof COMMANDS_OF] && !commands.includes(name))
        throw new TypeError(`--${option} works only with ${commands.join(' and ')}`);
    if (values.out === '') throw new TypeError('--out is empty; expected a folder, such as --out build');
    if (name === 'import' && values.out === undefined)
      throw new TypeError('import needs --out, the folder of the new site');
    const root = resolve(values.site);
    const mark = /[!?]/.exec(root)?.[0];
    if (mark !== undefined)
      throw new TypeError(
        `The site is in ${root}, and webpack can't read paths with "${mark}". Rename the folder.`,
      );
    return {
      command,
      options: {
        root,
        out: resolve(values.out ?? resolve(root, 'build')),
        isDryRun: values['dry-run'],
        isCached: !values['no-cache'],
        isJson: values.json,
        names,
      },
    };
  } catch (error) {
    // Node adds advice on arguments that start with a dash.
    const [message] = messageOf(error).split('. To specify');
    throw new BuildError(`${message}\n\n${USAGE}`);
  }
}

function findCommand(name: string, names: readonly string[]) {
  const command = COMMANDS[name];
  const wanted = ARGUMENTS[name] ?? [];
  if (!command || (wanted.length === 0 && names.length > 0))
    throw new TypeError(`Unknown command "${[name, ...names].join(' ')}"`);
  if (names.length !== wanted.length) throw new TypeError(`${name} needs ${wanted.join(' and ')}`);
  return command;
}

function listenOptions(): ListenOptions {
  return { port: port(), host: process.env['HOST'] || undefined };
}

function port(): number {
  const value = process.env['PORT'] ?? String(DEFAULT_PORT);
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65_535) {
    throw new BuildError(`PORT is "${value}"; expected a number between 0 and 65535, such as PORT=3001.`);
  }
  return Number(value);
}
