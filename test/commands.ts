import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** A command: its name, Node arguments and additional environment. */
export type Command = readonly [
  name: string,
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
];

/**
 * Runs commands in this order, by default one per core at a time. Prints the output of each as soon as it ends.
 * Resolves with whether all passed.
 */
export async function runAll(
  commands: readonly Command[],
  parallelism = availableParallelism(),
): Promise<boolean> {
  const queue = [...commands];
  let passed = true;
  const work = async () => {
    for (let command = queue.shift(); command; command = queue.shift())
      if (!(await run(command))) passed = false;
  };
  await Promise.all(Array.from({ length: parallelism }, work));
  return passed;
}

async function run([name, args, env]: Command): Promise<boolean> {
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let output = '';
  [child.stdout, child.stderr].forEach((stream) => stream.on('data', (data) => (output += String(data))));
  const code = await new Promise((resolve) => child.on('close', resolve));
  process.stdout.write(output);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${code === 0 ? 'Passed' : 'Failed'} in ${seconds} s: ${name}`);
  return code === 0;
}
