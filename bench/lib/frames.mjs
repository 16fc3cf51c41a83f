/**
 * Turns the wheel over a page for so long, and tells how long its frames took, in ms.
 * @param {import('playwright').Page} page
 * @param {number} seconds
 */
export async function frames(page, seconds) {
  await page.evaluate(() => {
    const times = /** @type {number[]} */ ([]);
    Object.assign(window, { times });
    let before = performance.now();
    requestAnimationFrame(function next(now) {
      times.push(now - before);
      before = now;
      requestAnimationFrame(next);
    });
  });
  await page.mouse.move(400, 400);
  const end = Date.now() + seconds * 1_000;
  while (Date.now() < end) await page.mouse.wheel(0, 240);
  const times = await page.evaluate(
    () => /** @type {{ times: number[] }} */ (/** @type {unknown} */ (window)).times,
  );
  const sorted = times.toSorted((one, other) => one - other);
  return {
    count: times.length,
    median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    longest: sorted.at(-1) ?? Number.NaN,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
  };
}
