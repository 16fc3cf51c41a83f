import { expect, test } from 'vitest';
import { commandsOf, findNeedlessExamples, findUnprovenCommands } from './commands.ts';

const REPOSITORY = {
  scripts: {
    test: 'node test.mjs',
    check: 'node check.mjs',
    start: 'node start.mjs',
    texts: 'node texts.mjs',
  },
  tasks: ['lint', 'unit'],
  run: ['test', 'check'],
  examples: { start: 'It serves until it is stopped.' },
};

const find = (markdown: string) => findUnprovenCommands(commandsOf(markdown), REPOSITORY);

test.each([
  ['Run `npm test -- lint unit` first.', { script: 'test', tasks: ['lint', 'unit'] }],
  ['Run `npm test unit`.', { script: 'test', tasks: ['unit'] }],
  ['```sh\nnpm test    # everything\n```', { script: 'test', tasks: [] }],
  ['`npm run test:pictures -- Components/Button`', { script: 'test:pictures', tasks: [] }],
])('a command is found in the code of a document: %s', (markdown, command) => {
  expect(commandsOf(markdown)).toEqual([command]);
});

test('words outside of code are no commands', () => {
  expect(commandsOf('Who can run npm test should do so.')).toEqual([]);
});

test('commands of a workflow and examples pass', () => {
  expect(find('`npm run check`, then `npm test lint`; see it with `npm start`')).toEqual([]);
});

test.each([
  ['`npm run chek`', 'package.json has no script "chek".'],
  ['`npm test lnt`', '"npm test lnt": the gate has no task "lnt".'],
  ['`npm run texts`', 'No workflow runs "texts"'],
])('%s is reported', (markdown, sentence) => {
  expect(find(markdown)).toEqual([expect.stringContaining(sentence)]);
});

test('an example that a workflow runs, without a script or a document is reported', () => {
  const examples = {
    start: 'It serves.',
    check: 'It is slow.',
    gone: 'It was removed.',
    texts: 'It writes.',
  };
  const commands = commandsOf('`npm start`, `npm run check`, `npm run gone`');
  expect(findNeedlessExamples(commands, { ...REPOSITORY, examples })).toEqual([
    expect.stringContaining('"check"'),
    expect.stringContaining('"gone"'),
    expect.stringContaining('"texts"'),
  ]);
});
