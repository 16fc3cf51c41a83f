/**
 * How many tests a runner's JSON report tells of. A test that was not run is no success: it counts as failed.
 * @typedef {{ passed: number, failed: number }} Count
 */

export const readers = {
  /** @type {(report: any) => Count} */
  vitest: ({ numPassedTests, numFailedTests, numPendingTests = 0, numTodoTests = 0 }) => ({
    passed: numPassedTests,
    failed: numFailedTests + numPendingTests + numTodoTests,
  }),
  /** @type {(report: any) => Count} */
  playwright: ({ stats: { expected, unexpected, flaky, skipped } }) => ({
    passed: expected,
    failed: unexpected + flaky + skipped,
  }),
};

/**
 * A step's count. A runner that fails without a failed test (a file that does not load), that leaves no report, or
 * that ran nothing has failed once.
 * @param {number} code the runner's exit code
 * @param {Count | undefined} told what its report says, if it has written one
 * @returns {Count}
 */
export function countStep(code, told) {
  const { passed, failed } = told ?? { passed: 0, failed: 0 };
  const ranNothing = passed + failed === 0;
  return { passed, failed: failed === 0 && (code !== 0 || ranNothing) ? 1 : failed };
}
