/**
 * Is a version at least as new as another? Missing parts are zero, what follows the numbers is ignored.
 * @param {string} found such as 'v24.11.0'
 * @param {string} wanted such as '22.22'
 */
export function atLeast(found, wanted) {
  const [left, right] = [numbers(found), numbers(wanted)];
  for (let part = 0; part < 3; part++) {
    const difference = (left[part] ?? 0) - (right[part] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/** @param {string} version */
const numbers = (version) => version.replace(/^v/, '').split('-', 1)[0]?.split('.').map(Number) ?? [];

/**
 * Can this version stand in for the pinned one: the same major, and no older?
 * @param {string} found
 * @param {string} pinned
 */
export const fits = (found, pinned) => numbers(found)[0] === numbers(pinned)[0] && atLeast(found, pinned);
