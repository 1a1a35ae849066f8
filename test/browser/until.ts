/** Resolves once `isTrue` holds on this side of the wire; playwright waits for what happens in the page. */
export async function until(isTrue: () => boolean, what: string, limit = 20_000): Promise<void> {
  const deadline = Date.now() + limit;
  while (!isTrue()) {
    if (Date.now() > deadline) throw new Error(`Waited in vain for: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
