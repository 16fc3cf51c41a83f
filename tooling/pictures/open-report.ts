// Opens the report of the last comparison of pictures.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { REPORT } from './files.ts';
import { capture } from '@tooling/gate/processes.mjs';

const OPEN_COMMANDS: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

const file = join(REPORT, 'index.html');
if (!existsSync(file)) {
  console.log('There is no report: no picture differed when npm run test:pictures ran last.');
  process.exit(1);
}
const [command = '', ...args] = OPEN_COMMANDS[process.platform] ?? ['xdg-open'];
const { code } = await capture(command, [...args, file]);
console.log(code === 0 ? `Opened ${file}` : `Open it in a browser: ${pathToFileURL(file).href}`);
