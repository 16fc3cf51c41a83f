import { expect, test } from 'vitest';
import { fromJson } from './json';
import {
  createRequestLog,
  LOG_CHARACTERS,
  LOG_ENTRIES,
  LOG_RESPONSE_CHARACTERS,
  withoutPasswords,
} from './request-log';

const requestTo = (path: string, body = '') => ({
  name: undefined,
  method: 'POST',
  path,
  body,
  at: 0,
  headers: new Headers(),
});

test('a request is recorded with its parsed body, and is pending until its outcome is set', () => {
  const log = createRequestLog();
  const entry = log.record(requestTo('/one', '{"a":1}'));
  log.record(requestTo('/two', 'not json'));
  log.record(requestTo('/three'));
  expect(log.entries()).toMatchObject([{ body: { a: 1 } }, { body: 'not json' }, { body: undefined }]);
  expect(entry.outcome).toBe('pending');
  log.complete(entry, new Response(), 7);
  expect(log.entries()[0]).toMatchObject({ outcome: 200 });
});

test('the oldest requests are removed above the limit of entries', () => {
  const log = createRequestLog();
  for (let call = 1; call <= LOG_ENTRIES + 5; call += 1) log.record(requestTo(`/${call}`));
  expect(log.entries()).toHaveLength(LOG_ENTRIES);
  expect(log.entries()[0]?.path).toBe('/6');
  expect(log.entries().at(-1)?.path).toBe(`/${LOG_ENTRIES + 5}`);
});

test('the oldest requests are removed above the limit of characters', () => {
  const log = createRequestLog();
  const body = 'x'.repeat(LOG_CHARACTERS / 4);
  for (let call = 1; call <= 9; call += 1) log.record(requestTo(`/${call}`, body));
  expect(log.entries().map(({ path }) => path)).toEqual(['/7', '/8', '/9']);
});

test.each([
  ['a form', 'username=demo&Password=secret1', '(hidden)'],
  ['malformed JSON', '{"password":"secret1"', '(hidden)'],
  ['text in JSON', '"password=secret1"', '(hidden)'],
  ['other text', 'F12:session.login', 'F12:session.login'],
])('of %s, the body is shown only if it names no password', (_, body, shown) => {
  const log = createRequestLog();
  log.record(requestTo('/api/login', body));
  expect(withoutPasswords(log.entries())).toMatchObject([{ body: shown }]);
});

test('passwords are hidden in a query string', () => {
  const log = createRequestLog();
  log.record(requestTo('/api/login?name=ada&newPassword=secret&next=/'));
  expect(withoutPasswords(log.entries())[0]?.path).toBe('/api/login?name=ada&newPassword=(hidden)&next=/');
});

test('clear frees the room of the removed requests', () => {
  const log = createRequestLog();
  const body = 'x'.repeat(LOG_CHARACTERS - 10);
  log.record(requestTo('/before', body));
  log.clear();
  expect(log.entries()).toEqual([]);
  log.record(requestTo('/one', body));
  log.record(requestTo('/two'));
  expect(log.entries()).toHaveLength(2);
});

test('the texts of the oldest responses are forgotten above the limit, their requests are not', () => {
  const log = createRequestLog();
  const text = JSON.stringify('x'.repeat(LOG_RESPONSE_CHARACTERS / 4));
  for (let call = 1; call <= 9; call += 1)
    log.complete(log.record(requestTo(`/${call}`)), fromJson(text), call);
  expect(log.entries().map(({ outcome }) => outcome)).toEqual(Array(9).fill(200));
  expect(log.exchanges().map(({ response }) => response?.text === text)).toEqual([
    ...Array(6).fill(false),
    ...Array(3).fill(true),
  ]);
});
