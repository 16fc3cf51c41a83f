// Checks the line coverage of the API client, from the report that the unit tests write: npm test unit
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/processes.mjs';

const LEAST_PERCENT = 95;

const { total } = JSON.parse(readFileSync(join(ROOT, '.cache/coverage/coverage-summary.json'), 'utf8'));
const { pct, covered, total: lines } = total.lines;
console.log(
  `Lines of packages/api-client that the unit tests run: ${pct} % (${covered} of ${lines}; at least ${LEAST_PERCENT} %).`,
);
process.exit(pct < LEAST_PERCENT ? 1 : 0);
