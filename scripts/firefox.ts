// Runs the journeys in Debian's Firefox, and installs it if it is missing. Arguments are Playwright's:
//   npm run test:firefox -- --grep "two tabs"
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { FIREFOX } from './lib/browsers.ts';
import { commandsOfDebian, install } from './lib/chromium.mjs';
import { childEnvironment, passThrough } from './lib/processes.mjs';

if (!existsSync(FIREFOX)) await install('Firefox', commandsOfDebian('firefox-esr'));
process.exit(
  await passThrough(
    'playwright',
    ['test', '--project=http', ...process.argv.slice(2)],
    // In a container of CI, HOME belongs to another user: as root, Firefox refuses to start there.
    childEnvironment({ BROWSER: 'firefox', HOME: userInfo().homedir }),
  ),
);
