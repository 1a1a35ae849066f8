import type { Page } from 'playwright-core';
import { openPage, loadApp } from './browser';
import { browser, host, withSite } from './session';
import { expectSoon } from './until';
import { followLink, waitForHeading } from './visit';

// The target of the hash is highlighted after every kind of navigation.

withSite('gallery');

/** Ids of the members that are highlighted. */
function highlighted(page: Page): Promise<string[]> {
  return page
    .locator('.members > div')
    .evaluateAll((members) =>
      members
        .filter((member) => getComputedStyle(member).boxShadow !== 'none')
        .map((member) => member.id || (member.querySelector('[id]')?.id ?? '')),
    );
}

test('the target of a hash is highlighted after a load, a soft navigation, a jump, Back and Forward', async () => {
  const { page } = await openPage(browser);
  const see = (...ids: readonly string[]) => expectSoon(() => highlighted(page), ids);
  await page.goto(`${host.origin}/docs/parts#member-plain`);
  await see('member-plain');
  await loadApp(page);
  await see('member-plain');
  // The browser makes this jump.
  await followLink(page, '#member-default');
  await see('member-default');
  await page.goBack();
  await see('member-plain');
  await followLink(page, '/docs/first');
  await waitForHeading(page, 'first');
  await followLink(page, '/docs/parts#member-advanced');
  await see('member-advanced');
  await page.goBack();
  await waitForHeading(page, 'first');
  await page.goForward();
  await see('member-advanced');
  // The app navigates within the page, but `:target` still matches the previous jump.
  await followLink(page, '#member-default');
  await see('member-default');
  await followLink(page, '/docs/parts?again#member-plain');
  await see('member-plain');
  await followLink(page, '/docs/parts');
  await see();
});
