/**
 * @typedef {{ name: string, passed: number, failed: number, seconds: number }} TaskResult
 */

/**
 * The last lines of a run: one line for each task, one for all of them, then the sum in a machine-readable line.
 * @param {TaskResult[]} results
 * @param {number} seconds wall-clock time: less than the sum of the tasks if some ran in parallel
 */
export function summary(results, seconds) {
  const [passed, failed] = [sum(results, 'passed'), sum(results, 'failed')];
  const lines = [...results, { name: 'total', passed, failed, seconds }].map(row);
  const head = ['  task      ', 'passed', ' failed', '    time '].join(' ');
  return ['', head, ...lines, '', `${passed} passed, ${failed} failed`].join('\n');
}

/** @param {TaskResult} result */
const row = ({ name, passed, failed, seconds }) =>
  [
    failed ? '✗' : '✓',
    name.padEnd(10),
    `${passed}`.padStart(5),
    `${failed}`.padStart(7),
    `${seconds.toFixed(1)} s`.padStart(9),
  ].join(' ');

/**
 * @param {TaskResult[]} results
 * @param {'passed' | 'failed'} what
 */
export const sum = (results, what) => results.reduce((total, result) => total + result[what], 0);
