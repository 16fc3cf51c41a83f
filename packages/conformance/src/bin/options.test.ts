import { expect, test } from 'vitest';
import { readOptions, UsageError } from './options';

test.each([
  ['no address', [], 'Give one base URL'],
  ['two addresses', ['http://a.example', 'http://b.example'], 'Give one base URL'],
  ['an address of another scheme', ['ftp://a.example'], '"ftp://a.example" is no http or https address.'],
  ['an unknown option', ['http://a.example', '--jsno'], "Unknown option '--jsno'."],
  ['a name without its password', ['http://a.example', '--username', 'demo'], 'needs its --password'],
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
  ['an invalid time', ['http://a.example', '--timeout', 'soon'], '--timeout takes milliseconds'],
])('%s is a usage error that gives the reason', (_, args, sentence) => {
  const read = () => readOptions(args);
  expect(read).toThrow(UsageError);
  expect(read).toThrow(sentence);
});
