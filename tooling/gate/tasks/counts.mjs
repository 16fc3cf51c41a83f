/**
 * The numbers of tests in a runner's JSON report. A test that was not run counts as failed. A test that passed only on
 * a retry counts as passed, and is listed in `retried` with its first failure: it is a fault of the test or of the
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
      // A test that passed on a retry keeps the messages of its first failure.
      .filter((/** @type {any} */ test) => test.status === 'passed' && test.failureMessages.length > 0)
      .map((/** @type {any} */ test) => describeTest(test.fullName, test.failureMessages[0])),
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
        return describeTest(title, results[0]?.error?.message);
      }),
    ...flakySpecs(inner),
  ]);
}

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
/** Lines of a failure message around the reason: the stack trace, and links for debugging. */
const NOISE = /^\s*(?:at |$)|^Error:\s*$|^Click to debug|^https?:/;

/**
 * @param {string} name
 * @param {string} [message]
 */
function describeTest(name, message = '') {
  const lines = message.replace(COLOURS, '').split('\n');
  const reason = lines.filter((line) => !NOISE.test(line)).slice(0, 5);
  return [name, ...reason].join('\n    ');
}

/**
 * The count of a step. It has one failure if the runner fails without a failed test (a file that does not load),
 * writes no report, or runs no test.
 * @param {number} code the runner's exit code
 * @param {Count | undefined} reported the count of its report, if it has written one
 * @returns {Count}
 */
export function countStep(code, reported) {
  const { passed, failed, ...rest } = reported ?? { passed: 0, failed: 0 };
  const isEmpty = passed + failed === 0;
  return { passed, failed: failed === 0 && (code !== 0 || isEmpty) ? 1 : failed, ...rest };
}
