// @vitest-environment happy-dom
import { createWorld } from 'mock-api';
import { createController } from 'mock-api/browser';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createControls } from './controls';
import { startPanel } from './start-panel';

test.each([
  ['de', 'ltr'],
  ['ar', 'rtl'],
])('on a page in %s the English panel is no warning on the console', async (lang, dir) => {
  Object.assign(document.documentElement, { lang, dir });
  vi.useFakeTimers();
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const world = createWorld({ scenario: 'visitor' });
  onTestFinished(() => {
    world.close();
    document.body.innerHTML = '';
    warn.mockRestore();
    vi.useRealTimers();
  });
  const address = { update: () => undefined, linkTo: () => '', reload: () => undefined };
  startPanel(createControls(createController(world), {}, address));
  await vi.waitFor(() => expect(document.querySelector('#mock-panel button')).not.toBeNull());
  // The check waits for what sets the language of the page.
  await vi.advanceTimersByTimeAsync(2_000);
  expect(warn).not.toHaveBeenCalledWith(expect.stringContaining('UiProvider has the locale'));
});
