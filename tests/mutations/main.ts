// Changes the code on purpose, and fails if too few changes make a unit test fail:
// npm run test:mutations -- rules feedback
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@tooling/gate/processes.mjs';
import { printFigures } from '@tooling/gate/figures.ts';
import { GROUPS } from './groups.ts';
import { type Score, toScore } from './score.ts';
import { Stryker } from '@stryker-mutator/core';

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

/** Mutates a group's files in a copy of the repository, and prints each mutant that no unit test notices. */
async function runGroup(name: string): Promise<Score> {
  const { mutate, threshold } = GROUPS[name]!;
  process.env['MUTATED'] = name;
  const results = await new Stryker({
    mutate: [...mutate],
    testRunner: 'vitest',
    // Its folder does not have the runner beside the core, where plugins are looked for.
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tests/mutations/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    // A slow machine kills no mutant: tests that hang end by their own limit.
    timeoutMS: 120_000,
    tempDirName: '.cache/stryker',
    ignorePatterns: ['.cache', '.types', 'dist', 'dist-*', 'storybook-static', 'test-results'],
    reporters: ['clear-text', 'html'],
    clearTextReporter: { allowColor: false, reportTests: false },
    htmlReporter: { fileName: `.cache/quality/mutations/${name}.html` },
  }).runMutationTest();
  const count = (...statuses: string[]) => results.filter(({ status }) => statuses.includes(status)).length;
  return toScore(
    {
      killed: count('Killed', 'Timeout'),
      survived: count('Survived'),
      noCoverage: count('NoCoverage'),
    },
    threshold,
  );
}
