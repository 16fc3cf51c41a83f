import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { GROUPS } from './groups.ts';

/** A mutant whose tests wait in vain is killed by their time limit, long before Stryker replaces its worker. */
const TIME_LIMIT_MS = 10_000;

const CLIENT = 'packages/api-client';
const { name, exports } = JSON.parse(readFileSync(`${CLIENT}/package.json`, 'utf8'));

/** The client's entries in Stryker's copy, which tests of another package import by name. */
const alias = Object.entries<string>(exports).map(([entry, file]) => ({
  find: new RegExp(`^${join(name, entry)}$`),
  replacement: resolve(CLIENT, file),
}));

/** The unit tests of the group that MUTATED names. Few, because each worker loads them for itself. */
export default defineConfig({
  resolve: { alias },
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
