// Changes the code on purpose, and fails if too few changes make a unit test fail:
// npm run test:mutations -- rules feedback
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@tooling/gate/processes.mjs';
import { printFigures } from '@tooling/gate/figures.ts';
import { GROUPS } from './groups.ts';
import { runGroup } from './run-group.ts';
import type { Score } from './score.ts';

const FOLDER = join(ROOT, '.cache/quality');

const selected = process.argv.slice(2);
const unknown = selected.filter((name) => !(name in GROUPS));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}: name some of ${Object.keys(GROUPS).join(', ')}.`);
  process.exit(2);
}
// The property tests have the same cases for every mutant, and few of them.
process.env['FUZZ_SEED'] ??= '1';
process.env['FUZZ_RUNS'] ??= '10';

const scores: Record<string, Score> = {};
for (const name of selected.length > 0 ? selected : Object.keys(GROUPS)) scores[name] = await runGroup(name);
mkdirSync(FOLDER, { recursive: true });
writeFileSync(join(FOLDER, 'mutations.json'), `${JSON.stringify(scores, null, 2)}\n`);
console.table(scores);
printFigures(
  Object.entries(scores).map(([name, { score, threshold }]) => ({
    name: `Mutants of ${name} that a unit test notices`,
    value: score,
    unit: '%',
    atLeast: threshold,
  })),
);
