import type { BrowserContextOptions } from 'playwright-core';
import { cover } from '../cover';
import { openPage } from './browser';
import { browser, host, withSite } from './session';
import { readStyleUse, type StyleUse } from './styleUse';

/** Styles are inlined in the HTML, so unused ones cost bytes. */
const MOST_UNUSED = 0.5;
const DEVICES: readonly BrowserContextOptions[] = [
  { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  { viewport: { width: 1280, height: 800 } },
];

withSite('site');

/** The rules of a page and those that a phone or a desktop uses. */
async function measure(path: string): Promise<StyleUse[]> {
  const found: StyleUse[][] = [];
  for (const device of DEVICES) {
    const { page, context } = await openPage(browser, device);
    await page.goto(host.origin + path);
    found.push(await page.evaluate(readStyleUse));
    await context.close();
  }
  const [phone = [], desktop = []] = found;
  expect(phone.map(({ name }) => name)).toEqual(desktop.map(({ name }) => name));
  return phone.map((use, index) => ({ ...use, isUsed: use.isUsed || !!desktop[index]?.isUsed }));
}

const sum = (uses: readonly StyleUse[]) => uses.reduce((total, { length }) => total + length, 0);

test.each(cover(['/docs/overview', '/docs/concepts/nodes', '/docs/api/editor'], 1))(
  'uses at least half of the styles of %s',
  async (path) => {
    const uses = await measure(path);
    const unused = uses.filter(({ isUsed }) => !isUsed).sort((one, other) => other.length - one.length);
    const share = sum(unused) / sum(uses);
    expect(uses.length).toBeGreaterThan(100);
    expect(unused.length).toBeGreaterThan(0);
    if (share > MOST_UNUSED) {
      const largest = unused.slice(0, 20).map(({ name, length }) => `${length} ${name}`);
      throw new Error(
        `${(100 * share).toFixed(1)} % of the styles are unused, most of it:\n${largest.join('\n')}`,
      );
    }
  },
);
