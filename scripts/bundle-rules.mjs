// What the production build ships: none of the mock, and how much JavaScript for the first page.
import { join } from 'node:path';
import { findMockCode, gzippedKilobytes, initialScripts, readSite } from './lib/bundle.mjs';
import { ROOT } from './lib/processes.mjs';

const production = readSite(join(ROOT, 'apps/web/dist'));
const demo = readSite(join(ROOT, 'apps/web/dist-demo'));

const scripts = initialScripts(production, 'landing.screen');
console.log(
  `JavaScript of / before it shows: ${gzippedKilobytes(production, scripts).toFixed(0)} kB gzip in ${scripts.length} files.`,
);

const found = findMockCode(production, demo);
for (const sentence of found) console.error(sentence);
process.exit(found.length > 0 ? 1 : 0);
