// Checks the line coverage of the API client and of the checks of its contract, from the report that the unit tests write: npm test unit
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printFigures } from '@tooling/gate/figures.ts';
import { ROOT } from '@tooling/gate/processes.mjs';

const MIN_PERCENT = 95;

const { total } = JSON.parse(readFileSync(join(ROOT, '.cache/coverage/coverage-summary.json'), 'utf8'));
printFigures([
  {
    name: 'Lines of packages/api-client and packages/conformance that the unit tests run',
    value: total.lines.pct,
    unit: '%',
    atLeast: MIN_PERCENT,
  },
]);
