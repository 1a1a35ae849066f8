import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHELL_FILE } from '../../shared/outputFiles';
import { withBase } from '../../shared/url';
import { writeAsset } from './outputs';

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
  return withBase(baseUrl, writeAsset(out, 'shell', '.json', text));
}
