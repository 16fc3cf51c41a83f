'use client';

import { useState } from 'react';
import type { SessionResult } from '../generation/session-result';
import { choose, resultsOfSet, type SetChoice, type SetChoices } from './set-choices';

const NOTHING: SetChoices = new Map();

/**
 * The results of one press, and which of them the user keeps. At first nothing is chosen. The choices of other sets are
 * kept as well.
 * @param newestFirst the results of the session
 * @param set `undefined` while no set is shown
 */
export function useSetChoices(newestFirst: readonly SessionResult[], set: number | undefined) {
  const [choices, setChoices] = useState(NOTHING);
  const results = resultsOfSet(newestFirst, set);
  const choiceOf = ({ result }: SessionResult) => choices.get(result.mediaUrl);
  return {
    /** In the order of their generation. */
    results,
    choiceOf,
    /** In the same order. */
    kept: results.filter((result) => choiceOf(result) === 'keep'),
    /** The same choice again takes it back. */
    choose: (mediaUrl: string, choice: SetChoice) => setChoices((now) => choose(now, mediaUrl, choice)),
  };
}
