// As with-toolchain.mjs, for a command that needs Chromium: it is installed if it is missing.
// node tooling/gate/with-chromium.mjs playwright test every-language
import { ensureChromium } from './chromium.mjs';
import { passThrough } from './processes.mjs';
import { ready } from './toolchain.mjs';

const [command, ...args] = process.argv.slice(2);
if (!command) {
  console.error(
    'Name a command, such as: node tooling/gate/with-chromium.mjs playwright test every-language',
  );
  process.exit(2);
}
await ready();
await ensureChromium();
process.exit(await passThrough(command, args));
