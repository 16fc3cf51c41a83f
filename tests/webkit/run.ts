// Runs the journeys in Debian's WebKitGTK, and installs it if it is missing. Arguments are Playwright's:
//   npm run test:webkit -- --grep pack
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MINI_BROWSER } from '@tooling/gate/browsers.ts';
import { commandsOfDebian, install } from '@tooling/gate/chromium.mjs';
import { childEnvironment, passThrough, ROOT } from '@tooling/gate/processes.mjs';

if (!existsSync(MINI_BROWSER)) await install('WebKitGTK', commandsOfDebian('webkit2gtk-driver xvfb xauth'));

/** Without animations of GTK the browser reports that less motion is preferred. */
const config = join(ROOT, 'node_modules/.cache/webkit-config');
mkdirSync(join(config, 'gtk-3.0'), { recursive: true });
writeFileSync(join(config, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');

process.exit(
  await passThrough(
    'playwright',
    ['test', '--config', 'tests/webkit/playwright.config.ts', ...process.argv.slice(2)],
    childEnvironment({ XDG_CONFIG_HOME: config }),
  ),
);
