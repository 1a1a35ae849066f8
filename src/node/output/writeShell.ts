import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ASSETS_FOLDER, SHELL_FILE } from '../../shared/outputFiles';
import { writeFile } from './outputs';

/**
 * Writes the app shell as a JSON string among the assets. Returns its address.
 *
 * An HTML file couldn't have an integrity check: many hosts rewrite HTML (they inject scripts, minify, hide email
 * addresses), and a worker whose shell never matches would never install. Without the check, a page that a captive portal
 * or a host under maintenance sends with status 200 would be cached as the shell until the next deploy. Hosts send JSON
 * unchanged, so the shell is checked like every other installed file.
 */
export function writeShell(out: string, baseUrl: string): string {
  const text = JSON.stringify(readFileSync(join(out, SHELL_FILE), 'utf8'));
  const path = `${ASSETS_FOLDER}shell.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`;
  writeFile(join(out, path), text);
  return baseUrl + path;
}
