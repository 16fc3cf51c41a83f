import { defineConfig } from 'vitest/config';
import { ROOT } from '@tooling/gate/processes.mjs';

/** A release installs, builds and checks the packages. */
const TIME_LIMIT_MS = 900_000;

/** The tests of a whole release: npm run test:release */
export default defineConfig({
  root: ROOT,
  test: {
    include: ['tests/release/*.test.ts'],
    pool: 'threads',
    fileParallelism: false,
    testTimeout: TIME_LIMIT_MS,
    hookTimeout: TIME_LIMIT_MS,
  },
});
