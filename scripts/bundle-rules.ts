// Checks the production build: no mock code, nothing that the Content-Security-Policy refuses, and every page within
// its size budget.
import { join } from 'node:path';
import { weighPages } from './lib/bundle-budgets.ts';
import { findMockCode, findUnfit, readSite } from './lib/bundle.ts';
import { ROOT } from './lib/processes.mjs';

const production = readSite(join(ROOT, 'apps/web/dist'));
const demo = readSite(join(ROOT, 'apps/web/dist-demo'));

const { told, broken } = weighPages(production);
console.log(`${told.join('; ')}.`);

const found = [...findMockCode(production, demo), ...findUnfit(production, ROOT), ...broken];
for (const sentence of found) console.error(sentence);
process.exit(found.length > 0 ? 1 : 0);
