import { existsSync } from 'node:fs';

/** Debian's own browser. Where it is missing, Playwright's download is used. */
export const SYSTEM_CHROMIUM = '/usr/bin/chromium';

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
