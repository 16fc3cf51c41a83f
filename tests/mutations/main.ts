// Changes the code on purpose, and fails if too few changes make a unit test fail:
// npm run test:mutations -- rules constants
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/processes.mjs';
import { reportFigures } from '../../scripts/lib/record-figures.ts';
import { GROUPS } from './groups.ts';
import { runConstants } from './run-constants.ts';
import { runGroup } from './run-group.ts';
import type { Score } from './score.ts';

const FOLDER = join(ROOT, '.cache/quality');

const runs: Record<string, () => Promise<Score>> = {
  ...Object.fromEntries(Object.keys(GROUPS).map((name) => [name, () => runGroup(name)])),
  constants: runConstants,
};
const selected = process.argv.slice(2);
const unknown = selected.filter((name) => !(name in runs));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}: name some of ${Object.keys(runs).join(', ')}.`);
  process.exit(2);
}
// The property tests have the same cases for every mutant, and few of them.
process.env['FUZZ_SEED'] ??= '1';
process.env['FUZZ_RUNS'] ??= '10';

const scores: Record<string, Score> = {};
for (const [name, run] of Object.entries(runs)) {
  if (selected.length > 0 && !selected.includes(name)) continue;
  scores[name] = await run();
}
mkdirSync(FOLDER, { recursive: true });
writeFileSync(join(FOLDER, 'mutations.json'), `${JSON.stringify(scores, null, 2)}\n`);
console.table(scores);
reportFigures(
  'mutations',
  Object.entries(scores).map(([name, { score, threshold }]) => ({
    name: `Mutants of ${name} that a unit test notices`,
    value: score,
    unit: '%',
    atLeast: threshold,
  })),
);
