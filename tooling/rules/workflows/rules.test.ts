import { expect, test } from 'vitest';
import {
  commandsOf,
  findTasksWithoutJob,
  findUnconditionalJobs,
  findUnknownCommands,
  findUnpinnedActions,
} from './rules.ts';

const REPOSITORY = {
  scripts: {
    test: 'node tooling/gate/test.mjs',
    check: 'node tooling/gate/test.mjs format lint',
    release: 'node tooling/gate/with-toolchain.mjs node tooling/packages/release.ts',
    pages: 'node tooling/gone.ts',
    hosts: 'EVERY_HOST=index node tooling/gate/test.mjs lnt',
    transcripts: 'node tooling/gate/test.mjs unit && TRANSCRIPTS=1 playwright test',
  },
  tasks: ['format', 'lint', 'unit'],
  exists: (file: string) => file !== 'tooling/gone.ts',
};

test('commands are read from steps and from actions that run commands', () => {
  const workflow = `
jobs:
  check:
    steps:
      - uses: actions/checkout@v7
        with: { fetch-depth: 0 }
      - run: npm run check
      - run: |
          npm test -- unit
          npm run pages
  release:
    steps:
      - uses: changesets/action@v2
        with:
          publish-script: npm run release
  called:
    uses: ./.github/workflows/check.yml
`;
  expect(commandsOf(workflow)).toEqual([
    'npm run check',
    'npm test -- unit',
    'npm run pages',
    'npm run release',
  ]);
});

test('commands that exist in a clone pass', () => {
  const commands = [
    'npm test',
    'npm test -- unit',
    'npm run check',
    'npm run transcripts',
    'npm run release -- --dry-run',
  ];
  expect(findUnknownCommands(commands, REPOSITORY)).toEqual([]);
});

test.each([
  ['pnpm install', 'is no npm script'],
  ['npm run check && rm -r dist', 'is no npm script'],
  ['npm run chek', 'no script "chek"'],
  ['npm run pages', 'runs tooling/gone.ts, which is not there'],
  ['npm run hosts', 'names lnt, which is no task'],
  ['npm test -- unit stories', 'names stories, which is no task'],
])('%j is reported', (command, sentence) => {
  expect(findUnknownCommands([command], REPOSITORY)).toEqual([expect.stringContaining(sentence)]);
});

test('every task of the gate has a job', () => {
  expect(findTasksWithoutJob(['npm run check'], REPOSITORY)).toEqual([
    expect.stringContaining('the task "unit"'),
  ]);
  expect(findTasksWithoutJob(['npm run check', 'npm test -- unit'], REPOSITORY)).toEqual([]);
  expect(findTasksWithoutJob(['npm test'], REPOSITORY)).toEqual([]);
});

test('a job that publishes has a condition', () => {
  const jobs = (condition: string) => `
permissions:
  contents: read
jobs:
  check:
    uses: ./.github/workflows/check.yml
  pages:
    ${condition}
    permissions:
      contents: read
      pages: write
`;
  expect(findUnconditionalJobs(jobs("if: vars.PAGES == 'true'"))).toEqual([]);
  expect(findUnconditionalJobs(jobs('needs: check'))).toEqual([expect.stringContaining('"pages"')]);
});

test.each([
  ['permissions: { contents: write }', '{}', ['"site"']],
  ['permissions: write-all', '{}', ['"site"']],
  ['permissions: read-all', '{}', []],
  ['permissions: { contents: write }', '{ permissions: { contents: read } }', []],
  ['permissions: { contents: read }', '{ permissions: write-all }', ['"site"']],
  ['on: push', '{}', ['"site"']],
])('of a workflow with %s, the job %s may write: %j', (workflow, job, found) => {
  expect(findUnconditionalJobs(`${workflow}\njobs:\n  site: ${job}\n`)).toEqual(
    found.map((name) => expect.stringContaining(name)),
  );
});

test('actions that are not named by a digest are found', () => {
  const digest = '3d3c42e5aac5ba805825da76410c181273ba90b1';
  const lines = [
    'actions/checkout@v7',
    `actions/checkout@${digest} # v7.0.1`,
    './.github/workflows/check.yml',
  ];
  expect(findUnpinnedActions(lines.map((one) => `- uses: ${one}`).join('\n'))).toEqual([
    expect.stringContaining('actions/checkout@v7 can change'),
  ]);
});
