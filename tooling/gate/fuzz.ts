/**
 * Cases for each property. Default: 50, so that the gate stays fast; the environment variable FUZZ_RUNS overrides it.
 */
export const FUZZ_RUNS = Number(process.env['FUZZ_RUNS'] ?? 50);
if (!Number.isInteger(FUZZ_RUNS) || FUZZ_RUNS < 1) {
  throw new Error(`FUZZ_RUNS is "${process.env['FUZZ_RUNS']}"; it must be a whole number from 1.`);
}

/** The seed in FUZZ_SEED, which replays a failed property. Default: another seed for each run. */
export const FUZZ_SEED = process.env['FUZZ_SEED'] ? Number(process.env['FUZZ_SEED']) : undefined;
if (FUZZ_SEED !== undefined && !Number.isInteger(FUZZ_SEED)) {
  throw new Error(
    `FUZZ_SEED is "${process.env['FUZZ_SEED']}"; it must be a seed as a failed property prints it.`,
  );
}
