import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { type Check, FIXES, listChecks } from './checks';

// `npm run check [-- --fix] [-- --site DIR]`: runs all static checks, two or more at a time, and prints what each one
// finds as soon as it ends. With --fix, corrects what can be corrected in place instead.
const args = process.argv.slice(2);
const siteOptions = args.filter((arg) => arg !== '--fix');
if (siteOptions.length < args.length) await runAll(FIXES, 1);
else await runAll(listChecks(siteOptions), availableParallelism());

async function runAll(checks: readonly Check[], parallelism: number): Promise<void> {
  const queue = [...checks];
  const work = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) await run(check);
  };
  await Promise.all(Array.from({ length: parallelism }, work));
}

async function run([name, command]: Check): Promise<void> {
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  [child.stdout, child.stderr].forEach((stream) => stream.on('data', (data) => (output += String(data))));
  const code = await new Promise((resolve) => child.on('close', resolve));
  process.stdout.write(output);
  if (code === 0) return;
  console.error(`Check failed: ${name}`);
  process.exitCode = 1;
}
