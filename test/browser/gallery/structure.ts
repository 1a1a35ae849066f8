import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Structures by name. The file is YAML, with a name on each line that is not indented. */
export function readStructures(file: string): Record<string, string> {
  if (!existsSync(file)) return {};
  const entries = readFileSync(file, 'utf8').split(/^(?=\S)/m);
  return Object.fromEntries(
    entries.map((entry) => {
      const [head = '', ...lines] = entry.trimEnd().split('\n');
      return [head.replace(/:$/, ''), lines.map((line) => line.slice(2)).join('\n')];
    }),
  );
}

export function writeStructures(file: string, structures: Readonly<Record<string, string>>): void {
  const entries = Object.entries(structures).map(
    ([name, text]) => `${name}:\n${text.replace(/^(?=.)/gm, '  ')}\n`,
  );
  writeFileSync(file, entries.join(''));
}
