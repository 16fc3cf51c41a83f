import { Stryker } from '@stryker-mutator/core';
import { GROUPS } from './groups.ts';
import { toScore, type Score } from './score.ts';

/** Mutates a group's files in a copy of the repository, and prints each mutant that no unit test notices. */
export async function runGroup(name: string): Promise<Score> {
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
