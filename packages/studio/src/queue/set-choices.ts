import type { SessionResult } from '../generation/session-result';

/** Whether a result is to be saved. */
export type SetChoice = 'keep' | 'leave';

/** What has been chosen so far, by the `mediaUrl` of the results. */
export type SetChoices = ReadonlyMap<string, SetChoice>;

/** Chooses for a result. The same choice again takes it back. */
export function choose(choices: SetChoices, mediaUrl: string, choice: SetChoice): SetChoices {
  const next = new Map(choices);
  if (next.get(mediaUrl) === choice) next.delete(mediaUrl);
  else next.set(mediaUrl, choice);
  return next;
}

/** The results of a set, in the order of their generation. */
export const resultsOfSet = (newestFirst: readonly SessionResult[], set: number | undefined) =>
  set === undefined ? [] : newestFirst.filter((result) => result.set === set).toReversed();

/** The set that can be looked at: that of a preferred result, or else the newest one, if it has at least two results. */
export const reviewableSet = (
  newestFirst: readonly SessionResult[],
  preferred?: SessionResult,
): number | undefined =>
  [...(preferred ? [preferred] : []), ...newestFirst].find(
    ({ set }) => resultsOfSet(newestFirst, set).length > 1,
  )?.set;
