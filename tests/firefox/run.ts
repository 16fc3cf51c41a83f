// Runs the journeys in Debian's Firefox, and installs it if it is missing. Arguments are Playwright's:
//   npm run test:firefox -- --grep "two tabs"
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { FIREFOX } from '@tooling/gate/browsers.ts';
import { commandsOfDebian, install } from '@tooling/gate/chromium.mjs';
import { childEnvironment, passThrough } from '@tooling/gate/processes.mjs';

if (!existsSync(FIREFOX)) await install('Firefox', commandsOfDebian('firefox-esr'));
process.exit(
  await passThrough(
    'playwright',
    ['test', '--project=http', ...process.argv.slice(2)],
    // In a container of CI, HOME belongs to another user: as root, Firefox refuses to start there.
    childEnvironment({ BROWSER: 'firefox', HOME: userInfo().homedir }),
  ),
);
