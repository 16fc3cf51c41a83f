import { defineConfig } from 'vitest/config';
import { ROOT } from '@tooling/gate/processes.mjs';

/** A release installs, builds and checks the packages; types are checked without a cache, and a browser runs stories. */
const TIME_LIMIT_MS = 900_000;

/** The tests of a whole release, and of what `npm run new` makes: npm run test:release, npm run test:new */
export default defineConfig({
  root: ROOT,
  test: {
    include: ['tests/{release,new}/*.test.ts'],
    pool: 'threads',
    fileParallelism: false,
    testTimeout: TIME_LIMIT_MS,
    hookTimeout: TIME_LIMIT_MS,
  },
});
