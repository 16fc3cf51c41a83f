/**
 * @typedef {{ name: string, passed: number, failed: number, seconds: number }} StageResult
 */

/**
 * The last lines of a run: one line a stage, then the sum as a plain line for machines.
 * @param {StageResult[]} results
 */
export function summary(results) {
  const rows = results.map(({ name, passed, failed, seconds }) =>
    [
      failed ? '✗' : '✓',
      name.padEnd(10),
      `${passed}`.padStart(5),
      `${failed}`.padStart(7),
      `${seconds.toFixed(1)} s`.padStart(9),
    ].join(' '),
  );
  const head = ['  stage     ', 'passed', ' failed', '    time '].join(' ');
  return ['', head, ...rows, '', `${sum(results, 'passed')} passed, ${sum(results, 'failed')} failed`].join(
    '\n',
  );
}

/**
 * @param {StageResult[]} results
 * @param {'passed' | 'failed'} what
 */
export const sum = (results, what) => results.reduce((total, result) => total + result[what], 0);
