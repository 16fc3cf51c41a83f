import { configureGlobal, defaultReportMessage } from 'fast-check';
import { FUZZ_RUNS, FUZZ_SEED } from './fuzz.ts';

configureGlobal({
  numRuns: FUZZ_RUNS,
  ...(FUZZ_SEED !== undefined && { seed: FUZZ_SEED }),
  reporter(outcome) {
    if (!outcome.failed) return;
    const replay = `Replay it with FUZZ_SEED=${outcome.seed} FUZZ_RUNS=${FUZZ_RUNS}.`;
    throw new Error(`${defaultReportMessage(outcome)}\n\n${replay}`, { cause: outcome.errorInstance });
  },
});
