/** How many cases each property is tried on: 200, or as many as FUZZ_RUNS says. */
export const FUZZ_RUNS = Number(process.env['FUZZ_RUNS'] ?? 200);
if (!Number.isInteger(FUZZ_RUNS) || FUZZ_RUNS < 1) {
  throw new Error(`FUZZ_RUNS is "${process.env['FUZZ_RUNS']}"; it must be a whole number from 1.`);
}

/** The seed of FUZZ_SEED, which replays what a failed property has printed. Without it each run has its own. */
export const FUZZ_SEED = process.env['FUZZ_SEED'] ? Number(process.env['FUZZ_SEED']) : undefined;
if (FUZZ_SEED !== undefined && !Number.isInteger(FUZZ_SEED)) {
  throw new Error(
    `FUZZ_SEED is "${process.env['FUZZ_SEED']}"; it must be a seed as a failed property prints it.`,
  );
}
