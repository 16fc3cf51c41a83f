// Runs a workspace command with supported versions of Node and pnpm:
// node tooling/gate/with-toolchain.mjs vitest --project unit
import { passThrough } from './processes.mjs';
import { ready } from './toolchain.mjs';

const [command, ...args] = process.argv.slice(2);
if (!command) {
  console.error('Name a command, such as: node tooling/gate/with-toolchain.mjs vitest --project unit');
  process.exit(2);
}
await ready();
process.exit(await passThrough(command, args));
