import { defineConfig } from 'vitest/config';
import { GROUPS } from './groups.ts';

/** A mutant whose tests wait in vain is killed by their time limit, long before Stryker replaces its worker. */
const TIME_LIMIT_MS = 10_000;

/** The unit tests of the group that MUTATED names. Few, because each worker loads them for itself. */
export default defineConfig({
  // Other packages are those of the repository, outside of Stryker's copy.
  server: { fs: { strict: false } },
  test: {
    include: [...(GROUPS[process.env['MUTATED'] ?? '']?.tests ?? [])],
    setupFiles: ['tooling/gate/fuzz.setup.ts'],
    strictTags: false,
    // A shared module is evaluated once: Stryker would assign its constants to the one test that imported it first.
    isolate: true,
    testTimeout: TIME_LIMIT_MS,
    hookTimeout: TIME_LIMIT_MS,
    expect: { poll: { timeout: TIME_LIMIT_MS / 2 } },
  },
});
