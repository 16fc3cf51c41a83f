import { endpoints } from '@product/api-client';
import { expect, test } from 'vitest';
import type { Answer } from './browser';
import { logAnswers } from './answer-log';

const answer = (text: string, headers: [string, string][] = [], status = 200) =>
  ({ status, contentType: '', headers: new Headers(headers), text }) as Answer;

const LOGIN: [string, string][] = [
  ['set-cookie', 'sid=0123456789abcdef; Path=/; HttpOnly'],
  ['set-cookie', 'theme=dark-as-the-night; Path=/'],
];

test('the cookies of logins that succeeded are kept, without those that scripts may read', () => {
  const log = logAnswers();
  log.record(endpoints.login, {}, answer('{}', LOGIN));
  log.record(endpoints.login, {}, answer('{}', [], 401));
  log.record(endpoints.getUser, undefined, answer('{}', LOGIN));
  expect(log.sessions()).toEqual([['sid=0123456789abcdef; Path=/; HttpOnly']]);
  expect(log.of(endpoints.login).map(({ status }) => status)).toEqual([200, 401]);
});

test('the id of a session in a body or an address is a leak', () => {
  const log = logAnswers();
  log.record(endpoints.login, {}, answer('{"username":"dark-as-the-night"}', LOGIN));
  expect(log.leaks()).toEqual([]);
  log.record(endpoints.getUser, undefined, answer('{"session":"0123456789abcdef"}'));
  log.record(endpoints.logout, undefined, answer('', [['location', '/?sid=0123456789abcdef']]));
  expect(log.leaks()).toEqual(['the body of GET /api/user', 'the Location of POST /api/logout']);
});
