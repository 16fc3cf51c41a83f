import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { capture, ROOT } from './processes.mjs';

/**
 * Debian's browsers. If both are missing, Playwright's download is used. The headless shell renders no window, toolbar
 * or internal pages: the same story tests take a quarter less processor time in it.
 */
const SYSTEM_BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

const systemBrowser = () => SYSTEM_BROWSERS.find((file) => existsSync(file));

/**
 * Makes equal pages equal pictures: without them Chromium may paint a part of a page again, blend the edges of layers,
 * or show an image that is not decoded. With `--run-all-compositor-stages-before-draw` a page sometimes gets no frame
 * any more, and its test never ends.
 */
export const STILL_PICTURES = [
  '--disable-partial-raster',
  '--disable-composited-antialiasing',
  '--disable-checker-imaging',
  '--disable-low-res-tiling',
];

/**
 * Playwright's launch options: the system's Chromium if it is installed, without background network traffic.
 * @param {string[]} [more] further arguments
 */
export function chromiumLaunchOptions(more = []) {
  return {
    executablePath: systemBrowser(),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  };
}

/** Installs Chromium if it is missing: from Debian's packages where this user may install them, else Playwright's. */
export async function ensureChromium() {
  if (systemBrowser()) return;
  const playwright = join(ROOT, 'node_modules/.bin/playwright');
  await install('Chromium', [
    ...commandsOfDebian('chromium-headless-shell'),
    [playwright, 'install', 'chromium'],
  ]);
}

/**
 * @param {string} name a package of Debian
 * @returns {string[][]} the command that installs it; none where this user may not
 */
export const commandsOfDebian = (name) =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version')
    ? [['sh', '-c', `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${name}`]]
    : [];

/**
 * Runs commands until one succeeds.
 * @param {string} browser
 * @param {string[][]} commands
 */
export async function install(browser, commands) {
  console.log(`Installing ${browser}.`);
  const errors = [];
  for (const [command = '', ...args] of commands) {
    const { code, output } = await capture(command, args);
    if (code === 0) return;
    errors.push(output);
  }
  throw new Error(`${browser} is missing and could not be installed.\n${errors.join('\n')}`);
}
