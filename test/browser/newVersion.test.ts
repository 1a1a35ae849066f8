import type { Page } from 'playwright-core';
import { pagesCache } from '../../src/shared/workerProtocol';
import { fullTest } from '../cover';
import { SITES } from '../paths';
import { loadApp, loadAppAndExtras, openPage } from './browser';
import { emulateConnection } from './emulate';
import { injectFault } from './faults';
import { PAGE, SHELL, TARGET, goOffline, routes, savedPages, seeSaved, visitOnce } from './offlineSite';
import { browser, host, startSite, withSite } from './session';
import { expectSoon, until, untilInPage } from './until';
import { isMarked, markDocument, waitForHeading } from './visit';

// What a visitor sees of a new version of the site.

withSite('book');

describe('a new version', () => {
  const prompt = (page: Page) => page.getByText('A new version is available.');
  /** Accepts the new version. Resolves once its worker has reloaded the page. */
  async function agree(page: Page): Promise<void> {
    // If Chromium is stopping the old worker, a message to it delays the update by half a minute.
    await loadAppAndExtras(page);
    await markDocument(page);
    await page.getByRole('button', { name: 'Reload' }).click();
    await untilInPage(
      page,
      async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        const isSettled = !!registration?.active && !registration.waiting && !registration.installing;
        return isSettled && Reflect.get(window, 'isMarked') !== true;
      },
      null,
    );
  }

  test('waits until the user accepts it, and reloads that tab only', async () => {
    const { page, context, errors } = await visitOnce();
    const other = await context.newPage();
    await other.goto(host.origin + TARGET);
    await loadApp(other);
    await markDocument(other);
    host.deploy('later');
    await page.reload();
    await prompt(page).waitFor();
    await prompt(other).waitFor();
    expect(
      await page.evaluate(() => navigator.serviceWorker.getRegistration().then((it) => !!it?.waiting)),
    ).toBe(true);
    await agree(page);
    await prompt(page).waitFor({ state: 'hidden' });
    await prompt(other).waitFor({ state: 'hidden' });
    await seeSaved(page);
    // The other tab still finds its pages, because those of the previous build are kept.
    expect(await isMarked(other)).toBe(true);
    const asked = host.log.length;
    await other.locator('.sidebar a[href="/docs/api/node"]').click();
    await waitForHeading(other, 'Node');
    expect(await isMarked(other)).toBe(true);
    expect(host.log.slice(asked).filter((line) => PAGE.test(line))).toEqual([]);
    expect(errors).toEqual([]);

    await goOffline(context);
    await page.goto(host.origin + TARGET);
    await page.getByText('The later edition.').first().waitFor();
  });

  fullTest('is offered on 2g with data saver, too, if the worker is already there', async () => {
    const { page } = await visitOnce();
    await emulateConnection(page, { effectiveType: '2g', saveData: true });
    host.deploy('later');
    await page.reload();
    await prompt(page).waitFor();
  });

  fullTest('is shown when the user accepts it, even if the browser keeps its worker waiting', async () => {
    const { page } = await visitOnce();
    await page.addInitScript(() => {
      ServiceWorker.prototype.postMessage = () => {};
    });
    host.deploy('later');
    await page.reload();
    await prompt(page).waitFor();
    await markDocument(page);
    await page.getByRole('button', { name: 'Reload' }).click();
    await untilInPage(page, async () => Reflect.get(window, 'isMarked') !== true, null);
    await page.getByText('The later edition.').first().waitFor();
  });

  test('can be postponed, and takes over once every tab was closed', async () => {
    const { page, context } = await visitOnce();
    host.deploy('later');
    await page.reload();
    await prompt(page).waitFor();
    await page.getByRole('button', { name: 'Later' }).click();
    await prompt(page).waitFor({ state: 'hidden' });
    // Its pages are saved before it takes over, which may happen offline.
    await untilInPage(
      page,
      async ([name, wanted]) =>
        (await (await caches.open(name)).keys()).filter(({ url }) => url.includes('/page~')).length >= wanted,
      [pagesCache('/'), 2 * routes.filter(({ file }) => file).length] as const,
    );
    await page.close();
    await goOffline(context);
    // The old worker may answer for a while until it stops.
    const showsLater = async () => {
      const next = await context.newPage();
      await next.goto(host.origin + TARGET);
      await waitForHeading(next, 'NodeTree');
      const found = await next.getByText('The later edition.').count();
      await next.close();
      return found > 0;
    };
    await expectSoon(showsLater, true, 60_000);
  });

  fullTest(
    'is not installed while the host serves a maintenance page, and is offered afterwards',
    async () => {
      const { page, context } = await visitOnce();
      host.deploy('later');
      const stop = injectFault(host, SITES.later.out, SHELL, 'sends HTML with 200');
      await page.reload();
      const count = () => host.log.filter((line) => SHELL.test(line)).length;
      await until(() => count() >= 2, 'the wrong answer, twice');
      await untilInPage(
        page,
        async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          return !!registration?.active && !registration.waiting && !registration.installing;
        },
        null,
      );
      stop();
      await page.reload();
      await prompt(page).waitFor();
      await agree(page);
      await seeSaved(page);
      await goOffline(context);
      await page.goto(host.origin + TARGET);
      await page.getByText('The later edition.').first().waitFor();
    },
  );

  fullTest('deletes the pages of the build before the previous one', async () => {
    const { page } = await visitOnce();
    const first = await savedPages(page);
    for (const build of ['later', 'book', 'later'] as const) {
      host.deploy(build);
      await page.reload();
      await prompt(page).waitFor();
      await agree(page);
      await seeSaved(page);
    }
    expect((await savedPages(page)).length).toBe(2 * first.length);
  });
});

fullTest('removes the worker and its caches from browsers once a site turns the worker off', async () => {
  const own = await startSite('fixture');
  const { page } = await openPage(browser, { sw: true });
  await page.goto(`${own.origin}/sub/`);
  await seeSaved(page);
  expect(await page.evaluate(() => caches.keys().then((names) => names.length))).toBeGreaterThan(1);
  await page.evaluate(() => caches.open('of another app'));
  own.deploy('retired');
  // A browser checks for a new worker on every page load.
  await page.reload();
  await untilInPage(page, async () => (await navigator.serviceWorker.getRegistrations()).length === 0, null);
  expect(await page.evaluate(() => caches.keys())).toEqual(['of another app']);
  await page.locator('main h1').first().waitFor();
});
