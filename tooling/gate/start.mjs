// Starts the whole app with the mock API on this machine.
import { join } from 'node:path';
import { ROOT, waitForExit, startInBackground } from './processes.mjs';
import { freePort, waitUntilUp } from './ports.mjs';
import { ready } from './toolchain.mjs';

const USUAL_PORT = 5173;
const WEB = join(ROOT, 'apps/web');

await ready();

const port = await freePort(USUAL_PORT);
const address = `http://localhost:${port}`;
const server = startInBackground(
  join(WEB, 'node_modules/.bin/vite'),
  ['--port', String(port), '--strictPort', '--clearScreen', 'false'],
  WEB,
);

let output = '';
server.stdout.setEncoding('utf8').on('data', (text) => (output += text));
const exited = waitForExit(server).then((code) => {
  console.error(output);
  console.error(`The app's server ended with code ${code}.`);
  process.exit(code || 1);
});

await Promise.race([waitUntilUp(address), exited]);
server.stdout.removeAllListeners('data').pipe(process.stdout);
console.log(welcome());

function welcome() {
  const taken = port === USUAL_PORT ? '' : ` (port ${USUAL_PORT} is taken)`;
  return `
  The app runs at ${address}${taken}, with the mock API in the page.

  Sign in with the password "password" as
    demo         120 tokens and twelve creations
    newcomer     no tokens, nothing made yet
    subscriber   an active subscription
    admin        everything, without tokens

  Ctrl-C stops it.
`;
}
