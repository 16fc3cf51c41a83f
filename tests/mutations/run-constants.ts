import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCopy, type Copy } from '../../scripts/lib/release/copy.ts';
import { CONSTANTS } from './constants.ts';
import { toScore, type Score } from './score.ts';

const REPORT = '.cache/constants.json';

/** Changes each constant in a clone of the last commit, and prints those whose tests do not notice. */
export async function runConstants(): Promise<Score> {
  const copy = await createCopy();
  try {
    const mutants = CONSTANTS.flatMap(({ file, tests, mutants }) => {
      const text = readFileSync(join(copy.folder, file), 'utf8');
      return mutants.map(([original, mutant]) => ({ file, tests, original, mutant, text }));
    });
    const problems = [
      ...mutants
        .filter(({ text, original }) => text.split(original).length !== 2)
        .map(
          ({ file, original, text }) =>
            `${file} has ${text.split(original).length - 1} times "${original}" instead of once: correct it in tests/mutations/constants.ts.`,
        ),
      ...missingTests(copy.folder),
    ];
    if (problems.length > 0) throw new Error(problems.join('\n'));

    if ((await countFailures(copy, allTests())) > 0)
      throw new Error('The tests of tests/mutations/constants.ts fail without a mutant: mend them first.');

    let survived = 0;
    for (const { file, tests, original, mutant, text } of mutants) {
      writeFileSync(
        join(copy.folder, file),
        text.replace(original, () => mutant),
      );
      const isKilled = (await countFailures(copy, tests)) > 0;
      writeFileSync(join(copy.folder, file), text);
      if (!isKilled) survived += 1;
      console.log(`${isKilled ? 'killed  ' : 'SURVIVED'} ${file}: ${original} → ${mutant}`);
    }
    return toScore({ killed: mutants.length - survived, survived, noCoverage: 0 }, 100);
  } finally {
    copy.close();
  }
}

const allTests = () => [...new Set(CONSTANTS.flatMap(({ tests }) => tests))];

const missingTests = (folder: string) =>
  allTests()
    .filter((file) => !existsSync(join(folder, file)))
    .map((file) => `${file} does not exist: correct it in tests/mutations/constants.ts.`);

/** Runs unit tests in the copy. Throws if none has run: a file that cannot be loaded is no failed test. */
async function countFailures(copy: Copy, tests: readonly string[]): Promise<number> {
  const reporter = ['--reporter=json', `--outputFile=${REPORT}`];
  const vitest = ['vitest', 'run', '--config', 'vitest.unit.config.ts', ...reporter, ...tests];
  const report = join(copy.folder, REPORT);
  // Otherwise a run that writes no report would be counted by the previous one.
  rmSync(report, { force: true });
  const output = await copy
    .run('node', ['scripts/with-toolchain.mjs', ...vitest])
    .catch((error: Error) => error.message);
  if (!existsSync(report)) throw new Error(output);
  const { numFailedTests, numTotalTests, success } = JSON.parse(readFileSync(report, 'utf8'));
  if (numTotalTests === 0 || (numFailedTests === 0 && !success)) throw new Error(output);
  return numFailedTests;
}
