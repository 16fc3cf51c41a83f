/** `killed` includes mutants that ran into the time limit. `score` is their share of all, in percent. */
export interface Score {
  score: number;
  killed: number;
  survived: number;
  noCoverage: number;
  threshold: number;
}

export function toScore(found: Pick<Score, 'killed' | 'survived' | 'noCoverage'>, threshold: number): Score {
  const all = found.killed + found.survived + found.noCoverage;
  return { score: all === 0 ? 0 : Math.round((found.killed / all) * 1000) / 10, ...found, threshold };
}
