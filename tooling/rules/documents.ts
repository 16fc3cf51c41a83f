// Checks that each command of the documents is there, and that a workflow runs it or an example says why none does; that
// the files exist that they link to or name by their path; and that none is longer than it may be.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commandsOf, findNeedlessExamples, findUnprovenCommands } from './documents/commands.ts';
import { findBrokenLinks, findLength, findMissingPaths } from './documents/rules.ts';
import { ROOT } from '@tooling/gate/processes.mjs';
import { TASKS } from '@tooling/gate/tasks/tasks.mjs';
import { commandsOf as commandsOfWorkflow } from './workflows/rules.ts';

const SERVES = 'It serves until it is stopped; the journeys start the same server.';
const WRITES = 'It writes files of the repository; a task of the gate compares them.';
const BUILDS = 'The task build runs the same command.';
const WATCHES = 'It runs until it is stopped; the gate runs the same tests.';
const BY_HAND = 'It needs a quiet machine, and tools that are fetched.';

/** The scripts that documents name and no workflow runs, each with the reason. */
const EXAMPLES: Record<string, string> = {
  start: SERVES,
  preview: SERVES,
  storybook: SERVES,
  'mock-api': SERVES,
  api: WRITES,
  artwork: WRITES,
  fix: WRITES,
  format: WRITES,
  hosting: WRITES,
  typeface: WRITES,
  registry: BUILDS,
  build: BUILDS,
  'build:demo': BUILDS,
  'build:storybook': BUILDS,
  'bench:site': BY_HAND,
  conformance:
    'The unit tests run the command against the mock, and tests/back-end against another back end.',
  'back-end': 'It serves until it is stopped; the unit tests start the same server, with each fault.',
  new: 'npm run test:new makes one of each kind.',
  'pictures:report': 'It opens a report in a browser.',
  transcripts:
    'It writes documents for a person to read. The journeys that it writes them from are in the gate.',
  'rename-scope': 'A unit test runs it on a copy.',
  hooks: 'It sets an option of Git. A unit test runs what the hook does.',
  watch: WATCHES,
  'watch:stories': WATCHES,
  stack: 'A journey maps a stack trace back with it.',
};

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const find = (...patterns: string[]) => globSync(patterns, { cwd: ROOT });

const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts;
const repository = {
  scripts,
  tasks: TASKS.map(({ name }) => name),
  run: find('.github/workflows/*.yml')
    .flatMap((file) => commandsOfWorkflow(read(file)))
    .map((command) => /^npm (?:run )?([\w:-]+)/.exec(command)?.[1] ?? ''),
  examples: EXAMPLES,
};
const documents = find(
  '*.md',
  '{bench,docs,.github}/**/*.md',
  '{packages,tooling}/*/README.md',
  '.storybook/**/*.mdx',
);
const exists = (file: string) => existsSync(join(ROOT, file));
const violations = [
  ...documents.flatMap((file) =>
    [
      ...findUnprovenCommands(commandsOf(read(file)), repository),
      ...findBrokenLinks(read(file), dirname(file), exists),
      ...findLength(file, read(file)),
      ...findMissingPaths(read(file), (pattern) => find(pattern).length > 0),
    ].map((sentence) => `${file}: ${sentence}`),
  ),
  ...findNeedlessExamples(
    documents.flatMap((file) => commandsOf(read(file))),
    repository,
  ),
];
for (const sentence of violations) console.error(sentence);
process.exit(violations.length > 0 ? 1 : 0);
