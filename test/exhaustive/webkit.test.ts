import { hasWebKit } from '../webkit';
import { type Host, serveSite } from '../browser/host';
import { respondNotFound } from '../browser/requests';
import { expectSoon, until } from '../browser/until';
import { openWebKit } from '../browser/webkit';

// WebKitGTK, for what it does differently from Chromium.
let host: Host;
beforeAll(async () => {
  host = await serveSite('fixture');
});
afterAll(() => host.close());

const testInWebKit = hasWebKit() ? test : test.skip;

testInWebKit('prefetches the app, although links can’t prefetch in WebKit', async () => {
  // The worker would fetch the same files.
  respondNotFound(host, /\/sw\.js$/);
  const window = await openWebKit();
  try {
    await window.open(`${host.origin}/sub/`);
    await until(() => host.log.some((entry) => /\/assets\/app.*js$/.test(entry)), 'a request for the app');
    expect(await window.run(`return 'app' in document.documentElement.dataset`)).toBe(false);
  } finally {
    host.intercept = () => false;
    window.close();
  }
});

// The back/forward cache keeps a page that was left for another document and shows it again on Back. By then the app
// controls scroll restoration, which WebKit forgets in this cache.
testInWebKit('Back from another document returns to where the page was left', async () => {
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
    await window.run(
      `document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, movementX: 1 }))`,
    );
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
    window.close();
  }
});
