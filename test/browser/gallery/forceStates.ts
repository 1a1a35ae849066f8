import type { Page } from 'playwright-core';

/** Forces pseudo-states such as :hover and :focus on the first element of each selector, until the page is left. */
export async function forceStates(
  page: Page,
  states: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  for (const [selector, forced] of Object.entries(states)) {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    if (nodeId === 0) throw new Error(`Nothing to show in a state: ${selector}`);
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...forced] });
  }
}
