// What the production build ships: none of the mock, nothing that the policy refuses, and no page heavier than its budget.
import { join } from 'node:path';
import { weighPages } from './lib/bundle-budgets.mjs';
import { findMockCode, findUnfit, readSite } from './lib/bundle.mjs';
import { ROOT } from './lib/processes.mjs';

const production = readSite(join(ROOT, 'apps/web/dist'));
const demo = readSite(join(ROOT, 'apps/web/dist-demo'));

const { told, broken } = weighPages(production);
console.log(`${told.join('; ')}.`);

const found = [...findMockCode(production, demo), ...findUnfit(production, ROOT), ...broken];
for (const sentence of found) console.error(sentence);
process.exit(found.length > 0 ? 1 : 0);
