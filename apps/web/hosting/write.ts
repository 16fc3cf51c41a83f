// Writes the hosts' configuration files for this environment's settings: node apps/web/hosting/write.ts [folder]
// --api https://api.example.com passes calls below /api/ to that origin, for nginx. Default: they are not found.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { findMistakes } from '../src/config/check-settings.ts';
import { readSettings, toSite } from '../src/config/settings.ts';
import { hostingFiles } from './files.ts';

const environment = loadEnv('production', join(import.meta.dirname, '..'));
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { api: { type: 'string', default: '' } },
});
const mistakes = findMistakes(environment);
if (values.api && !/^https?:\/\/[\w.-]+(:\d+)?$/.test(values.api))
  mistakes.push('--api is no origin: write scheme, host and port only, as https://api.example.com.');
if (mistakes.length > 0) {
  console.error(mistakes.join('\n'));
  process.exit(1);
}
const [folder = join(import.meta.dirname, 'ready')] = positionals;
mkdirSync(folder, { recursive: true });
const files = hostingFiles({ ...toSite(readSettings(environment)), apiUpstream: values.api });
for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
console.log(`${Object.keys(files).join(', ')} in ${folder}`);
