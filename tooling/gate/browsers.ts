import { devices, type PlaywrightTestOptions, type PlaywrightWorkerOptions } from '@playwright/test';
import { chromiumLaunchOptions } from './chromium.mjs';

export const FIREFOX = '/usr/bin/firefox-esr';

/** WebKitGTK's browser for tests, where Debian's package `webkit2gtk-driver` installs it on this processor. */
export const MINI_BROWSER = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

type BrowserOptions = Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>;

/**
 * Playwright's options for each browser. Firefox is Debian's `firefox-esr`, controlled by WebDriver BiDi. It cannot
 * emulate media features yet, so reduced motion is a preference.
 */
const BROWSERS: Record<string, BrowserOptions> = {
  chromium: {
    ...devices['Desktop Chrome'],
    contextOptions: { reducedMotion: 'reduce' },
    // A page is open for seconds: to optimise its code takes a twelfth of the processor time of all journeys.
    launchOptions: chromiumLaunchOptions(['--js-flags=--no-opt,--no-maglev']),
  },
  firefox: {
    ...devices['Desktop Firefox'],
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: FIREFOX,
      firefoxUserPrefs: {
        'ui.prefersReducedMotion': 1,
        // A mouse: fine (2) and able to hover (4). Without a display there is none.
        'ui.primaryPointerCapabilities': 6,
        'ui.allPointerCapabilities': 6,
        // Seconds after which a script is stopped, as on a busy machine; 0 is never.
        'dom.max_script_run_time': 0,
      },
    },
  },
};

/** The browser of the journeys: `BROWSER=firefox`, or Chromium. */
export const BROWSER = process.env.BROWSER ?? 'chromium';

export function browserOptions(): BrowserOptions {
  const options = BROWSERS[BROWSER];
  if (!options)
    throw new Error(`There is no BROWSER=${BROWSER}. There are: ${Object.keys(BROWSERS).join(', ')}.`);
  return options;
}
