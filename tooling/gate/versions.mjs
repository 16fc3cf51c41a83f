/**
 * Whether a version is at least as new as another. Missing numbers count as zero; a suffix such as `-nightly` is
 * ignored.
 * @param {string} found such as 'v24.11.0'
 * @param {string} minimum such as '22.22'
 */
export function atLeast(found, minimum) {
  const [left, right] = [numbers(found), numbers(minimum)];
  for (let part = 0; part < 3; part++) {
    const difference = (left[part] ?? 0) - (right[part] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/** @param {string} version */
const numbers = (version) => version.replace(/^v/, '').split('-', 1)[0]?.split('.').map(Number) ?? [];

/**
 * Whether a version can replace the pinned one: the same major, and not older.
 * @param {string} found
 * @param {string} pinned
 */
export const fits = (found, pinned) => numbers(found)[0] === numbers(pinned)[0] && atLeast(found, pinned);
