import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const folders: string[] = [];

/** Writes files into a new folder; values that aren't strings are written as JSON. */
export function writeSite(files: Readonly<Record<string, unknown>>): string {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  folders.push(root);
  writeFiles(root, files);
  return root;
}

export function writeFiles(root: string, files: Readonly<Record<string, unknown>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  }
}

export function removeSites(): void {
  folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true }));
}
