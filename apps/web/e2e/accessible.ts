import { AxeBuilder } from '@axe-core/playwright';
import { accessibility } from '../../../.storybook/accessibility';
import { expect, type Page } from './fixtures';

/**
 * Expects of the page, at each of these widths, that axe finds nothing and that it does not scroll sideways.
 * @param what the page's name in a failure
 */
export async function expectAccessible(page: Page, what: string, widths: readonly number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const { violations } = await new AxeBuilder({ page })
      .options({
        runOnly: [...accessibility.options.runOnly],
        rules: accessibility.options.rules,
        resultTypes: ['violations'],
      })
      .setLegacyMode()
      .analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
    expect.soft(found, `${what} at ${width} px`).toEqual([]);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(sideways, `${what} at ${width} px scrolls sideways by so many pixels`).toBe(0);
  }
}
