import { defineConfig } from 'vitest/config';
import { ByEnvironment } from '@tooling/gate/by-environment.ts';
import { FUZZ_RUNS } from '@tooling/gate/fuzz.ts';
import { TEST_MS, WAIT_MS } from '@tooling/gate/time-limits.ts';

const PROPERTIES = '**/*.prop.test.{ts,tsx}';
/** All other tests. Matched by name, since a project with an `exclude` of its own ignores --exclude. */
const PLAIN = '!(*.prop).test.{ts,tsx}';

/** Where tests of hosts run. */
const ENVIRONMENTS = {
  'happy-dom': 'happy-dom',
  jsdom: 'jsdom',
  'jsdom-26': './.storybook/testing/environments/jsdom-26.ts',
};

/** The tests that need no browser. A separate file, because Storybook takes some seconds to prepare the stories. */
export default defineConfig({
  test: {
    // Tags name requirements of docs/specification.md, which .storybook/requirements checks.
    strictTags: false,
    sequence: { sequencer: ByEnvironment },
    // Used with --coverage, as in the task `unit`.
    coverage: {
      include: ['packages/{api-client,conformance}/src/**'],
      // Code that runs in a separate process is not measured.
      exclude: ['**/*.test.{ts,tsx}', '**/testing*.{ts,tsx}', '**/fuzz/**', '**/races/**', '**/bin/**'],
      reporter: ['text-summary', 'html'],
      reportsDirectory: '.cache/coverage',
      reportOnFailure: true,
      thresholds: { lines: 95 },
    },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            `{packages,apps}/*/src/**/${PLAIN}`,
            `{mock-api,tooling,tests/{back-end,mutations},.storybook,apps/web/{bundling,hosting,install,service-worker,static-pages}}/**/${PLAIN}`,
          ],
          pool: 'threads',
          // With a new worker for each file, most of the time would be spent on imports.
          isolate: false,
          testTimeout: TEST_MS,
          expect: { poll: { timeout: WAIT_MS } },
        },
      },
      {
        test: {
          name: 'properties',
          include: [`{packages,apps}/*/src/${PROPERTIES}`, `mock-api/src/${PROPERTIES}`],
          setupFiles: ['tooling/gate/fuzz.setup.ts'],
          pool: 'threads',
          isolate: false,
          testTimeout: TEST_MS + 200 * FUZZ_RUNS,
        },
      },
      ...Object.entries(ENVIRONMENTS).map(([name, environment], index, { length }) => ({
        test: {
          name: `hosts-${name}`,
          environment,
          env: { SHARE_OF_STORIES: `${index}/${length}` },
          include: ['.storybook/testing/environments/every-piece.spec.tsx'],
          pool: 'threads' as const,
          testTimeout: TEST_MS,
        },
      })),
    ],
  },
});
