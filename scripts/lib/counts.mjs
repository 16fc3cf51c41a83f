/**
 * How many tests a runner's JSON report tells of. A test that was not run is no success: it counts as failed. What
 * passed at its second try only has passed, and is told by name: it is a fault of the test or of the product.
 * @typedef {{ passed: number, failed: number, retried?: string[] }} Count
 */

export const readers = {
  /** @type {(report: any) => Count} */
  vitest: ({ numPassedTests, numFailedTests, numPendingTests = 0, numTodoTests = 0, testResults = [] }) => ({
    passed: numPassedTests,
    failed: numFailedTests + numPendingTests + numTodoTests,
    retried: testResults
      .flatMap((/** @type {any} */ { assertionResults }) => assertionResults)
      // What failed first keeps the reason, though it passed then.
      .filter((/** @type {any} */ test) => test.status === 'passed' && test.failureMessages.length > 0)
      .map((/** @type {any} */ test) => test.fullName),
  }),
  /** @type {(report: any) => Count} */
  playwright: ({ stats: { expected, unexpected, flaky, skipped }, suites = [] }) => ({
    passed: expected + flaky,
    failed: unexpected + skipped,
    retried: flakySpecs(suites),
  }),
};

/**
 * @param {any[]} suites
 * @returns {string[]}
 */
function flakySpecs(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter((/** @type {any} */ { tests }) =>
        tests.some((/** @type {any} */ { status }) => status === 'flaky'),
      )
      .map((/** @type {any} */ { title }) => title),
    ...flakySpecs(inner),
  ]);
}

/**
 * A step's count. A runner that fails without a failed test (a file that does not load), that leaves no report, or
 * that ran nothing has failed once.
 * @param {number} code the runner's exit code
 * @param {Count | undefined} told what its report says, if it has written one
 * @returns {Count}
 */
export function countStep(code, told) {
  const { passed, failed, ...rest } = told ?? { passed: 0, failed: 0 };
  const ranNothing = passed + failed === 0;
  return { passed, failed: failed === 0 && (code !== 0 || ranNothing) ? 1 : failed, ...rest };
}
