const SERVES = 'It serves until it is stopped; the journeys start the same server.';
const WRITES = 'It writes files of the repository; a task of the gate compares them.';
const BUILDS = 'The task build runs the same command.';
const WATCHES = 'It runs until it is stopped; the gate runs the same tests.';
const BY_HAND = 'It needs a quiet machine, and tools that are fetched.';

/** The scripts that documents name and no workflow runs, each with the reason. */
export const EXAMPLES: Record<string, string> = {
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
