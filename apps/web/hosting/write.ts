// Writes the hosts' configuration files for this environment's settings: node apps/web/hosting/write.ts [folder]
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { readSettings, toSite } from '../src/config/settings.ts';
import { hostingFiles } from './files.ts';

const { values, mistakes } = readSettings(loadEnv('production', join(import.meta.dirname, '..')));
if (mistakes.length > 0) {
  console.error(mistakes.join('\n'));
  process.exit(1);
}
const [folder = join(import.meta.dirname, 'ready')] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const files = hostingFiles(toSite(values));
for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
console.log(`${Object.keys(files).join(', ')} in ${folder}`);
