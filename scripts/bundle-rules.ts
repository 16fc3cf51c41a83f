// Checks the production build: no mock code, nothing that the Content-Security-Policy refuses, and every page within
// its size budget.
import { join } from 'node:path';
import { measurePages } from './lib/bundle-budgets.ts';
import { findMockCode, findForbiddenContent, readSite } from './lib/bundle.ts';
import { ROOT } from './lib/processes.mjs';

const production = readSite(join(ROOT, 'apps/web/dist'));
const demo = readSite(join(ROOT, 'apps/web/dist-demo'));

const { figures, violations } = measurePages(production);
console.log(`${figures.join('; ')}.`);

const found = [...findMockCode(production, demo), ...findForbiddenContent(production, ROOT), ...violations];
for (const sentence of found) console.error(sentence);
process.exit(found.length > 0 ? 1 : 0);
