import { defineConfig } from 'vitest/config';
import { ByEnvironment } from './scripts/lib/by-environment.mjs';
import { FUZZ_RUNS } from './scripts/lib/fuzz.mjs';

const PROPERTIES = '**/*.prop.test.{ts,tsx}';
/** The others. Said by name: an `exclude` of its own would keep a project from hearing of --exclude. */
const PLAIN = '!(*.prop).test.{ts,tsx}';

/** What needs no browser. A file of its own, because to get the stories ready takes Storybook some seconds. */
export default defineConfig({
  test: {
    sequence: { sequencer: ByEnvironment },
    // With --coverage, as the unit stage runs it. scripts/coverage-rules.mjs reads the summary.
    coverage: {
      provider: 'v8',
      include: ['packages/api-client/src/**'],
      // What runs in a process of its own is not seen.
      exclude: ['**/*.test.{ts,tsx}', '**/testing*.{ts,tsx}', '**/fuzz/**', '**/races/**', '**/bin/**'],
      reporter: ['json-summary'],
      reportsDirectory: '.cache/coverage',
      reportOnFailure: true,
    },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            `{packages,apps}/*/src/**/${PLAIN}`,
            `{mock-api,scripts,.storybook,apps/web/{bundling,hosting,prerender}}/**/${PLAIN}`,
          ],
          pool: 'threads',
          // A worker that starts afresh for each file would spend most of its time on imports.
          isolate: false,
          // A film is painted picture by picture: on a busy machine that takes its time.
          testTimeout: 20_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'properties',
          environment: 'node',
          include: [`{packages,apps}/*/src/${PROPERTIES}`, `mock-api/src/${PROPERTIES}`],
          setupFiles: ['scripts/lib/fuzz.setup.ts'],
          pool: 'threads',
          isolate: false,
          testTimeout: 20_000 + 200 * FUZZ_RUNS,
          sequence: { groupOrder: 0 },
        },
      },
    ],
  },
});
