// Changes the code on purpose, and fails if too few changes make a unit test fail:
// npm run test:mutations -- rules feedback
import { GROUPS } from './groups.ts';
import { Stryker } from '@stryker-mutator/core';

const selected = process.argv.slice(2);
const unknown = selected.filter((name) => !(name in GROUPS));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}: name some of ${Object.keys(GROUPS).join(', ')}.`);
  process.exit(2);
}
// The property tests have the same cases for every mutant, and few of them.
process.env['FUZZ_SEED'] ??= '1';
process.env['FUZZ_RUNS'] ??= '10';

for (const name of selected.length > 0 ? selected : Object.keys(GROUPS)) await runGroup(name);

/**
 * Mutates a group's files in a copy of the repository, and prints each mutant that no unit test notices. Below the
 * threshold Stryker makes the exit code 1.
 */
async function runGroup(name: string): Promise<void> {
  const { mutate, threshold } = GROUPS[name]!;
  process.env['MUTATED'] = name;
  await new Stryker({
    thresholds: { high: 100, low: threshold, break: threshold },
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
}
