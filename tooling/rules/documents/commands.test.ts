import { expect, test } from 'vitest';
import { findUnknownCommands } from '../workflows/rules.ts';
import { commandsOf } from './commands.ts';

const REPOSITORY = {
  scripts: { test: 'node tooling/gate/test.mjs', check: 'node check.mjs', start: 'node start.mjs' },
  tasks: ['lint', 'unit'],
  exists: () => true,
};

const find = (markdown: string) => findUnknownCommands(commandsOf(markdown), REPOSITORY);

test.each([
  ['Run `npm test -- lint unit` first.', 'npm run test -- lint unit'],
  ['Run `npm test unit`.', 'npm run test -- unit'],
  ['```sh\nnpm test    # everything\n```', 'npm run test'],
  ['`npm run test:pictures -- Components/Button`', 'npm run test:pictures'],
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
  ['`npm test lnt`', 'names lnt, which is no task of the gate.'],
])('%s is reported', (markdown, sentence) => {
  expect(find(markdown)).toEqual([expect.stringContaining(sentence)]);
});
