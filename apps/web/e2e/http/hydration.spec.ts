import { expect, test } from '../fixtures';

/*
 * An update above a Suspense boundary that is not hydrated yet makes React hydrate its content in one task, during which
 * the page does not respond. A state or a store of a component around a screen causes it if it changes at the start.
 */
for (const path of ['/', '/pricing', '/auth'])
  test(`${path} is hydrated in several tasks`, async ({ page }) => {
    await page.addInitScript(recordHydration);
    await page.goto(path);
    await expect.poll(() => page.evaluate(() => globalThis.hydratedShares.at(-1))).toBe(1);
    const shares = await page.evaluate(() => globalThis.hydratedShares);
    const steps = shares.map((share, index) => share - (shares[index - 1] ?? 0));
    expect(Math.max(...steps)).toBeLessThan(0.5);
  });

declare global {
  /** After each task of the page, the share of the elements of `<main>` that React has hydrated. */
  var hydratedShares: number[];
}

/**
 * React interrupts interruptible work after 5 ms. How much work that is depends on the machine, so here each read of the
 * clock advances it by a millisecond, until the end of the task.
 */
function recordHydration() {
  let ahead = 0;
  const now = performance.now.bind(performance);
  performance.now = () => now() + ahead++;
  globalThis.hydratedShares = [];
  const isHydrated = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
  const { port1, port2 } = new MessageChannel();
  let elements: Element[] = [];
  port1.addEventListener('message', () => {
    ahead = 0;
    const share = elements.filter(isHydrated).length / elements.length;
    globalThis.hydratedShares.push(share);
    if (share < 1) port2.postMessage(undefined);
  });
  port1.start();
  addEventListener('DOMContentLoaded', () => {
    elements = [...document.querySelectorAll('main *')];
    port2.postMessage(undefined);
  });
}
