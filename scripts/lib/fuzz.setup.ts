import { configureGlobal } from 'fast-check';
import { FUZZ_RUNS, FUZZ_SEED } from './fuzz.mjs';

configureGlobal({ numRuns: FUZZ_RUNS, ...(FUZZ_SEED !== undefined && { seed: FUZZ_SEED }) });
