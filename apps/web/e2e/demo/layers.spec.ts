import { expect, test, type Page } from '../fixtures';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Presses Escape, and returns the layers that are left two frames later, before any exit animation could end. */
const leftAfterEscape = (page: Page) =>
  page.evaluate(async () => {
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const layers = document.querySelectorAll('[role=menu], [role=dialog], [data-ui$=-overlay]');
    return [...layers].map((layer) => layer.getAttribute('data-ui'));
  });

const LAYERS = [
  { name: 'menu', width: 1280, opener: 'Theme', role: 'menu' },
  { name: 'dialog', width: 1280, opener: 'Login', role: 'dialog' },
  { name: 'drawer', width: 390, opener: 'Open menu', role: 'dialog' },
] as const;

for (const { name, width, opener, role } of LAYERS) {
  test(`a closed ${name} is removed at once, and the focus returns to its button`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/pricing');
    const button = page.getByRole('button', { name: opener });
    await button.click();
    await expect(page.getByRole(role)).toBeVisible();
    expect(await leftAfterEscape(page)).toEqual([]);
    await expect(button).toBeFocused();
  });
}
