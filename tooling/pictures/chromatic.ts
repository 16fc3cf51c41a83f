// Publishes Storybook to Chromatic and compares its pictures there: node tooling/pictures/chromatic.ts
import { childEnvironment, passThrough } from '@tooling/gate/processes.mjs';

/** From the root, where the command looks for it. */
const CONFIG = 'tooling/pictures/chromatic.config.json';
const TOKEN = 'CHROMATIC_PROJECT_TOKEN';

if (!process.env[TOKEN]) {
  console.log(
    `Nothing was sent to Chromatic: ${TOKEN} is not set. A project's page on chromatic.com shows its token; npm run test:pictures compares the same pictures on this machine.`,
  );
  process.exit(0);
}
process.exit(
  await passThrough('chromatic', ['--config-file', CONFIG, ...process.argv.slice(2)], childEnvironment()),
);
