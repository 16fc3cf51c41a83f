// Writes the hosts' configuration files for this environment's settings: node apps/web/hosting/write.ts [folder]
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { findMistakes } from '../src/config/check-settings.ts';
import { readSettings, toSite } from '../src/config/settings.ts';
import { hostingFiles } from './files.ts';

const environment = loadEnv('production', join(import.meta.dirname, '..'));
const mistakes = findMistakes(environment);
if (mistakes.length > 0) {
  console.error(mistakes.join('\n'));
  process.exit(1);
}
const [folder = join(import.meta.dirname, 'ready')] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const files = hostingFiles(toSite(readSettings(environment)));
for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
console.log(`${Object.keys(files).join(', ')} in ${folder}`);
