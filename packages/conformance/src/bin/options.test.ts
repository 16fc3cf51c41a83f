import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { OPTIONS, usageOf, type OptionName } from './option-table';
import { HELP, readOptions } from './options';
import { UsageError } from './usage-error';

test.each([
  ['no address', [], 'Give one base URL'],
  ['two addresses', ['http://a.example', 'http://b.example'], 'Give one base URL'],
  ['an address of another scheme', ['ftp://a.example'], '"ftp://a.example" is not an http or https address.'],
  ['an unknown option', ['http://a.example', '--jsno'], "Unknown option '--jsno'."],
  [
    'a name without its password',
    ['http://a.example', '--username', 'demo'],
    'demo needs its --password, or CONFORMANCE_PASSWORD in the environment.',
  ],
  [
    'one password of two',
    ['http://a.example', '--username', 'a', '--password', 'b', '--username', 'c'],
    'Each --username needs its --password, or none has one.',
  ],
  ['an address with a query', ['http://a.example/v2?x=1#y'], 'without "?" and "#": http://a.example/v2'],
  ['an address with an empty fragment', ['http://a.example/#'], 'without "?" and "#": http://a.example/'],
  ['an address with user info', ['http://ada:secret@a.example'], 'without a user name and a password'],
  ['no email domain', ['http://a.example', '--email-domain', '@a.example'], '--email-domain takes a domain'],
  ['a negative delay', ['http://a.example', '--delay', '-1'], 'milliseconds from 0 to 2147483647, not "-1"'],
  [
    'an account and a registration',
    ['http://a.example', '--register', '--username', 'a', '--password', 'b'],
    '--register and --username exclude each other',
  ],
  [
    'an address with the /api',
    ['http://a.example/v2/api/'],
    'without the /api that every path begins with: http://a.example/v2',
  ],
  [
    'an origin with a path',
    ['http://a.example', '--origin', 'https://b.example/app'],
    '--origin takes a scheme and a host',
  ],
  ['two formats', ['http://a.example', '--json', '--junit'], '--json and --junit exclude each other'],
  ['a seed without a search', ['http://a.example', '--seed', '1'], '--seed needs --search.'],
  ['a seed of letters', ['http://a.example', '--search', '--seed', 'x'], '--seed takes a number, not "x".'],
  ...['0', '-1', '9999999'].map((seconds): [string, string[], string] => [
    `a search of ${seconds} seconds`,
    ['http://a.example', '--search', seconds],
    `--search takes seconds, not "${seconds}".`,
  ]),
  ...['soon', '0', '-5', '1e3', '5s', '1.5', '', '2147483648', '99999999999'].map(
    (time): [string, string[], string] => [
      `the time limit "${time}"`,
      ['http://a.example', '--timeout', time],
      `--timeout takes whole milliseconds from 1 to 2147483647, not "${time}".`,
    ],
  ),
])('%s is a usage error that gives the reason', (_, args, sentence) => {
  const read = () => readOptions(args);
  expect(read).toThrow(UsageError);
  expect(read).toThrow(sentence);
});

const optionsOf = (args: string[], environment = {}) => {
  const task = readOptions(['http://a.example', ...args], environment);
  return task.name === 'run' ? task.conformance : undefined;
};

test('passwords are read from the environment', () => {
  const environment = { CONFORMANCE_PASSWORD: 'one', CONFORMANCE_PASSWORD_2: 'two' };
  expect(optionsOf(['--username', 'a', '--username', 'b'], environment)?.accounts).toEqual([
    { username: 'a', password: 'one' },
    { username: 'b', password: 'two' },
  ]);
  expect(optionsOf(['--username', 'a', '--password', 'three'], environment)?.accounts).toEqual([
    { username: 'a', password: 'three' },
  ]);
});

test('limits, patterns and the email domain are read', () => {
  const args = ['--timeout', '2147483647', '--delay', '0', '--only', 'a', '--only', 'b*'];
  expect(optionsOf([...args, '--email-domain', 'test.example.org'])).toMatchObject({
    timeoutMs: 2_147_483_647,
    delayMs: 0,
    only: ['a', 'b*'],
    emailDomain: 'test.example.org',
  });
});

test.each([
  [['--search'], {}],
  [['--search', '5'], { seconds: 5 }],
  [['--search', '--seed', '-7'], { seed: -7 }],
  [['--search', '60', '--seed', '2147483647'], { seconds: 60, seed: 2_147_483_647 }],
  [[], undefined],
])('%j is read as the search %j', (args, search) => {
  expect(optionsOf(args)?.search).toEqual(search);
});

test('the list of rules needs no address', () => {
  expect(readOptions(['--list', '--only', 'privacy'])).toEqual({ name: 'list', only: ['privacy'] });
});

const names = Object.keys(OPTIONS) as OptionName[];

test.each(names)('the help and the README explain --%s in the same words', (name) => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const rows = readme.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const { description } = OPTIONS[name];
  expect(rows).toContainEqual(['', `\`${usageOf(name)}\``, description, '']);
  expect(HELP.replace(/\s+/g, ' ')).toContain(`${usageOf(name)} ${description}`);
});
