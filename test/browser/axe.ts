import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { PROJECT } from '../paths';

const AXE = readFileSync(join(PROJECT, 'node_modules/axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(options: object): Promise<{ violations: readonly Violation[] }>;
}
interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** Every rule, also those that axe disables by default. Apps in frames are excluded. */
const OPTIONS = {
  rules: { 'target-size': { enabled: true } },
  iframes: false,
  resultTypes: ['violations'],
};

/** Violations that axe finds in the page's current state: rule, element and message. */
export function findViolations(page: Page): Promise<string[][]> {
  return run(page, OPTIONS);
}

/** Text below the contrast of WCAG 2.2 AA (4.5:1, large text 3:1) in the page's current state. */
export function findLowContrast(page: Page): Promise<string[][]> {
  return run(page, { ...OPTIONS, rules: {}, runOnly: ['color-contrast'] });
}

async function run(page: Page, options: object): Promise<string[][]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(
    async (chosen) => (await (window as unknown as { axe: Axe }).axe.run(chosen)).violations,
    options,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => [id, html.slice(0, 300), failureSummary]),
  );
}
