/**
 * How many tests a runner's JSON report tells of. A test that was not run is no success: it counts as failed. What
 * passed at its second try only has passed, and is told with what went wrong first: it is a fault of the test or of the
 * product.
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
      .map((/** @type {any} */ test) => tell(test.fullName, test.failureMessages[0])),
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
      .map((/** @type {any} */ { title, tests }) => {
        const { results = [] } = tests.find((/** @type {any} */ { status }) => status === 'flaky');
        return tell(title, results[0]?.error?.message);
      }),
    ...flakySpecs(inner),
  ]);
}

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
/** What a report puts around the reason: where it was thrown, and where one could look at it. */
const AROUND = /^\s*(?:at |$)|^Error:\s*$|^Click to debug|^https?:/;

/**
 * @param {string} name
 * @param {string} [why]
 */
function tell(name, why = '') {
  const lines = why.replace(COLOURS, '').split('\n');
  const reason = lines.filter((line) => !AROUND.test(line)).slice(0, 5);
  return [name, ...reason].join('\n    ');
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
