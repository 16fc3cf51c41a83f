import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { capture, ROOT } from './processes.mjs';

/** Debian's own browser. Where it is missing, Playwright's download is used. */
const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/** What Playwright needs to start Chromium here: the system's own when it is there, and no traffic of its own. */
export function chromiumLaunchOptions() {
  return {
    executablePath: existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}

/** Makes sure that Chromium is there: from the system's packages where we may install them, else Playwright's own. */
export async function ensureChromium() {
  if (existsSync(SYSTEM_CHROMIUM)) return;
  const playwright = join(ROOT, 'node_modules/.bin/playwright');
  const ways = [
    ...(process.getuid?.() === 0 && existsSync('/etc/debian_version')
      ? [['sh', '-c', 'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium']]
      : []),
    [playwright, 'install', 'chromium'],
  ];
  console.log('Looking after Chromium.');
  const complaints = [];
  for (const [command = '', ...args] of ways) {
    const { code, output } = await capture(command, args);
    if (code === 0) return;
    complaints.push(output);
  }
  throw new Error(`Chromium is not there and could not be installed.\n${complaints.join('\n')}`);
}
