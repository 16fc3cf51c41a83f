import { expect, test } from 'vitest';
import { commandsOf, findUnknownCommands } from './commands.ts';

const REPOSITORY = {
  scripts: { test: 'node test.mjs', check: 'node check.mjs', start: 'node start.mjs' },
  tasks: ['lint', 'unit'],
};

const find = (markdown: string) => findUnknownCommands(commandsOf(markdown), REPOSITORY);

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

test('commands that are there pass', () => {
  expect(find('`npm run check`, then `npm test lint`; see it with `npm start`')).toEqual([]);
});

test.each([
  ['`npm run chek`', 'package.json has no script "chek".'],
  ['`npm test lnt`', '"npm test lnt": the gate has no task "lnt".'],
])('%s is reported', (markdown, sentence) => {
  expect(find(markdown)).toEqual([expect.stringContaining(sentence)]);
});
