import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { curlLine, quote } from '../curl';

/** The words of a command line, as a POSIX shell reads them. */
function wordsOf(line: string, env: Record<string, string> = {}): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\n${line}`;
  return execFileSync('sh', ['-c', script], { encoding: 'utf8', env }).split('\0').slice(0, -1);
}

const TEXTS = [
  "d'Artagnan",
  "'",
  "''quoted''",
  '"double" $HOME `date` $(date) \\ \\n !! # ; & | < > * ? ~',
  'two\nlines\r\n',
  '',
  ' ',
  '-X',
  '@file',
  '世界 عربي 😀',
];

test.each(TEXTS)('a shell reads %j as one word, unchanged', (text) => {
  expect(wordsOf(`curl ${quote(text)}`)).toEqual([text]);
});

test('a line has the method, the headers and the body of its request', () => {
  const body = JSON.stringify({ title: TEXTS.join() });
  const headers = { 'content-type': 'application/json', cookie: "session=it's" };
  const line = curlLine({ method: 'POST', url: 'http://localhost:1/api/creations', headers, body });
  expect(line).toMatch(/^curl --silent --show-error --request POST /);
  expect(wordsOf(line)).toEqual([
    '--silent',
    '--show-error',
    '--request',
    'POST',
    '--header',
    'content-type: application/json',
    '--header',
    "cookie: session=it's",
    '--data-raw',
    body,
    'http://localhost:1/api/creations',
  ]);
});

test('a variable is part of its word', () => {
  const url = [{ variable: 'base' }, '/api/creations/', { variable: 'id' }, '?x=1'];
  const line = curlLine({ method: 'GET', url });
  expect(wordsOf(line, { base: 'http://a b', id: "7'" }).at(-1)).toBe("http://a b/api/creations/7'?x=1");
});
