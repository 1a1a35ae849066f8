import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError } from '../config/problems';
import { build, type BuildOptions } from './build';
import { check } from './check';
import { BuildError } from './buildError';
import { dev } from './dev';
import { messageOf } from './messageOf';
import { createProgress } from './progress';
import { isOutdated } from './outdated';
import { serve } from './serve';

const USAGE = `usage: npm run build|check|dev [-- --site DIR] [--out DIR]
       npm start [-- --site DIR] [--out DIR]

  --site DIR  the folder with routes.json, site.config.json, docs/ and static/ (default: here)
  --out DIR   where the built site goes (default: DIR/build)

  PORT=3001   the port that start and dev listen at (default: 3000)`;

const DEFAULT_PORT = 3000;

const COMMANDS: Readonly<Record<string, (options: BuildOptions) => Promise<void>>> = {
  build: (options) => build(options, createProgress()),
  check: ({ root }) => check(root),
  dev: ({ root }) => dev(root, port()),
  start: async (options) => {
    if (isOutdated(options)) await build(options, createProgress());
    console.log(`Serving ${await serve(options, port())}`);
  },
};

await run(process.argv.slice(2));

/** Bad input ends in a sentence and exit code 1; a stack trace means a fault of ours. */
async function run(args: string[]): Promise<void> {
  try {
    const { command, options } = readArguments(args);
    await command(options);
  } catch (error) {
    const isExpected = error instanceof ConfigError || error instanceof BuildError;
    console.error(isExpected ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { site: { type: 'string', default: '.' }, out: { type: 'string' } },
    });
    const command = COMMANDS[positionals[0] ?? ''];
    if (!command || positionals.length > 1)
      throw new TypeError(`there is no command "${positionals.join(' ')}"`);
    const root = resolve(values.site);
    return { command, options: { root, out: resolve(values.out ?? resolve(root, 'build')) } };
  } catch (error) {
    throw new BuildError(`${messageOf(error)}\n\n${USAGE}`);
  }
}

function port(): number {
  const value = process.env['PORT'] ?? String(DEFAULT_PORT);
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65_535) {
    throw new BuildError(`PORT is "${value}"; expected a number between 0 and 65535, such as PORT=3001.`);
  }
  return Number(value);
}
