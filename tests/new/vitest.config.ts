import { defineConfig } from 'vitest/config';
import { ROOT } from '@tooling/gate/processes.mjs';

/** Types are checked without a cache, and a browser runs the stories. */
const TIME_LIMIT_MS = 900_000;

/** The test of what `npm run new` makes: npm run test:new */
export default defineConfig({
  root: ROOT,
  test: {
    include: ['tests/new/*.test.ts'],
    pool: 'threads',
    testTimeout: TIME_LIMIT_MS,
    hookTimeout: TIME_LIMIT_MS,
  },
});
