/** Places in the list of packs of the two that a narrow window compares, in the order of the list. */
export type ComparedPair = readonly [number, number];

export const FIRST_PAIR: ComparedPair = [0, 1];

/** The pair after one of its two was replaced. Replaced with the other one, they change places. */
export function replaceInPair(pair: ComparedPair, slot: 0 | 1, place: number): ComparedPair {
  const [replaced, kept] = slot === 0 ? pair : [pair[1], pair[0]];
  const other = place === kept ? replaced : kept;
  return [Math.min(other, place), Math.max(other, place)];
}
