import { relative } from 'node:path';
import { loadConfig } from '../config/load';
import { createAppIcons } from './output/appIcon';
import { checkSite } from './checks/checks';
import { type Diagnostic, diagnosticsOf, formatAnnotation, readLine } from './checks/diagnostics';
import { assertPagesAreText } from './checks/pageEncoding';
import { compilePages } from './mdx/compilePages';
import { report } from './checks/report';

interface CheckOptions {
  readonly root: string;
  /** Prints a list of problems as JSON, and nothing else. */
  readonly isJson: boolean;
}

/**
 * Checks a site in seconds: configuration, favicon, links, anchors, duplicate routes. On GitHub, it also annotates the lines
 * with problems. Throws ConfigError or BuildError, except with `isJson`, where the exit code tells.
 */
export async function check({ root, isJson }: CheckOptions, env: NodeJS.ProcessEnv): Promise<void> {
  const found: Diagnostic[] = [];
  const warn = (line: string) => {
    found.push(readLine('warning', line.replace(/^warning {2}/, '')));
    if (!isJson) console.warn(line);
  };
  try {
    const summary = await checkContent(root, warn);
    if (!isJson) console.log(summary);
  } catch (error) {
    const errors = diagnosticsOf(error);
    found.push(...(errors ?? []));
    if (!isJson || !errors) throw error;
    process.exitCode = 1;
  } finally {
    if (isJson) console.log(JSON.stringify(found, null, 2));
    else if (env['GITHUB_ACTIONS'] === 'true')
      found.forEach((problem) => console.log(formatAnnotation(problem, relative(process.cwd(), root))));
  }
}

/** Pages are compiled as the build does and rendered as text; nothing is bundled. Returns a summary. */
async function checkContent(root: string, warn: (line: string) => void): Promise<string> {
  const config = loadConfig(root);
  assertPagesAreText(config);
  const { favicon } = config.site;
  if (favicon !== undefined) await createAppIcons(root, favicon);
  const pages = await compilePages(config);
  report(checkSite(config, pages), config.site.checks, warn);
  return `Checked ${pages.length === 1 ? '1 page' : `${pages.length} pages`} of ${config.site.title}.`;
}
