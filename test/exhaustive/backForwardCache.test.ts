import { hasWebKit } from '../webkit';
import { launchWithPageCache, openPage, wakeApp } from '../browser/browser';
import { type Host, serveSite } from '../browser/host';
import { expectSoon } from '../browser/until';
import { follow, scrollTo, seeHeading, seePosition } from '../browser/visit';
import { openWebKit } from '../browser/webkit';

// A page that is left for another document is kept whole and shown again on Back. The app has taken over scrolling by
// then, which browsers treat differently in this cache.
let host: Host;
beforeAll(async () => {
  host = await serveSite('fixture');
});
afterAll(() => host.close());

test('in Chromium, Back from another document returns to where the page was left', async () => {
  const browser = await launchWithPageCache();
  const { page } = await openPage(browser);
  await page.goto(`${host.origin}/sub/`);
  await wakeApp(page);
  await follow(page, '/sub/guide');
  await seeHeading(page, 'Guide');
  await page.evaluate(() => (document.body.style.paddingBottom = '3000px'));
  await scrollTo(page, 800);
  await page.evaluate(() => Reflect.set(window, 'isKept', true));
  await page.goto(`${host.origin}/sub/build.json`);
  await page.goBack({ waitUntil: 'commit' });
  await seePosition(page, 800);
  expect(await page.evaluate(() => Reflect.get(window, 'isKept'))).toBe(true);
  await browser.close();
});

const testInWebKit = hasWebKit() ? test : test.skip;
testInWebKit('in WebKitGTK, Back from another document returns to where the page was left', async () => {
  const window = await openWebKit();
  try {
    const seeDocument = (path: string) =>
      expectSoon(
        () => window.run('return [document.readyState, location.href]'),
        ['complete', host.origin + path],
      );
    const seeTop = (top: number) => expectSoon(() => window.run('return Math.round(scrollY)'), top);
    await window.open(`${host.origin}/sub/`);
    await seeDocument('/sub/');
    await window.run(`document.body.dispatchEvent(new Event('pointerover', { bubbles: true }))`);
    await expectSoon(() => window.run(`return 'app' in document.documentElement.dataset`), true);
    await window.run(`document.querySelector('a[href="/sub/guide"]').click()`);
    await expectSoon(() => window.run(`return document.querySelector('main h1').textContent`), 'Guide');
    await window.run(`window.isKept = true;
      document.body.style.paddingBottom = '3000px';
      scrollTo({ top: 800, behavior: 'instant' })`);
    await seeTop(800);
    await window.open(`${host.origin}/sub/build.json`);
    await seeDocument('/sub/build.json');
    await window.back();
    await seeDocument('/sub/guide');
    await seeTop(800);
    expect(await window.run('return window.isKept')).toBe(true);
  } finally {
    await window.close();
  }
});
