import { expect, test } from 'vitest';
import { cookieHeader, storeCookies, type Cookie } from './cookies';

const LOGIN = 'https://api.example/api/login';

/** The cookies after a response with these lines. */
function storedOf(lines: string[], url = LOGIN, cookies = new Map<string, Cookie>()) {
  storeCookies(cookies, lines, new URL(url));
  return cookies;
}

const sentTo = (path: string, ...lines: string[]) =>
  cookieHeader(storedOf(lines), new URL(path, 'https://api.example'));

test('the value and attributes of a cookie are parsed, whatever their case and spaces', () => {
  const [cookie] = storedOf([' a = b=c ; HTTPONLY ; Path = /x ; SameSite = Lax ']).values();
  expect(cookie).toEqual({ name: 'a', value: 'b=c', httpOnly: true, path: '/x', sameSite: 'lax' });
  const [plain] = storedOf(['a=1; Path=/']).values();
  expect(plain).toEqual({ name: 'a', value: '1', httpOnly: false, path: '/', sameSite: '' });
});

test('several cookies are joined in one header, and no cookie gives an empty one', () => {
  expect(sentTo('/', 'a=1; Path=/', 'b=2; Path=/', 'c=3; Path=/x')).toBe('a=1; b=2');
  expect(sentTo('/')).toBe('');
});

test.each([
  ['a=1', '/api/user', true],
  ['a=1', '/api', true],
  ['a=1', '/apiary', false],
  ['a=1', '/', false],
  ['a=1; Path=api/login', '/api/user', true],
  ['a=1; Path=', '/api/user', true],
  ['a=1; Path=/media', '/media', true],
  ['a=1; Path=/media', '/media/a.jpg', true],
  ['a=1; Path=/media/', '/media/a.jpg', true],
  ['a=1; Path=/media/', '/media', false],
])('"%s" from /api/login is sent to %s: %s', (line, path, isSent) => {
  expect(sentTo(path, line)).toBe(isSent ? 'a=1' : '');
});

test.each(['https://api.example/login', 'https://api.example/'])('the default path of %s is /', (url) => {
  expect([...storedOf(['a=1'], url).values()]).toMatchObject([{ path: '/' }]);
});

test.each([
  ['https://api.example', 'Domain=api.example', true],
  ['https://api.example', 'Domain=.API.example', true],
  ['https://v2.api.example', 'Domain=api.example', true],
  ['https://badapi.example', 'Domain=api.example', false],
  ['https://example', 'Domain=api.example', false],
  ['https://api.example', 'Domain=', true],
  ['https://api.example', 'Secure', true],
  ['http://api.example', 'Secure', false],
  ['http://localhost:8787', 'Secure', true],
  ['http://app.localhost', 'Secure', true],
  ['http://127.0.0.1', 'Secure', true],
  ['http://[::1]', 'Secure', true],
  ['http://notlocalhost', 'Secure', false],
  ['http://localhost.example', 'Secure', false],
  ['http://api.127.example', 'Secure', false],
  ['http://127.example', 'Secure', false],
  ['https://api.example', 'SameSite=None', false],
  ['https://api.example', 'SameSite=NONE; Secure', true],
  ['http://api.example', 'SameSite=Lax', true],
])('%s may set a cookie with %s: %s', (url, attributes, isStored) => {
  expect(storedOf([`a=1; ${attributes}`], url).size).toBe(isStored ? 1 : 0);
});

test('a refused cookie does not affect the next one', () => {
  expect([...storedOf(['a=1; SameSite=None', 'b=2']).values()]).toMatchObject([{ name: 'b' }]);
});

const PAST = 'Expires=Thu, 01 Jan 1970 00:00:00 GMT';
const FUTURE = 'Expires=Fri, 01 Jan 2100 00:00:00 GMT';

test.each([
  ['Max-Age=0', false],
  ['Max-Age=-5', false],
  ['Max-Age=60', true],
  [PAST, false],
  [FUTURE, true],
  ['Expires=soon', true],
  [`Max-Age=60; ${PAST}`, true],
  [`Max-Age=0; ${FUTURE}`, false],
  [`Max-Age=6x; ${PAST}`, false],
  [`Max-Age=x6; ${PAST}`, false],
])('a cookie with %s is kept: %s', (attributes, isKept) => {
  const before = storedOf(['a=1; Path=/']);
  expect(storedOf([`a=2; Path=/; ${attributes}`], LOGIN, before).size).toBe(isKept ? 1 : 0);
});

test.each([
  ['a legacy cookie of another path', 'a=; Path=/old; Max-Age=0', 'a=1'],
  ['a cookie without a path, which is that of the folder', 'a=; Max-Age=0', 'a=1'],
  ['the cookie itself', 'a=; Path=/; Max-Age=0', ''],
])('a response that deletes %s', (_, line, header) => {
  expect(sentTo('/api/user', 'a=1; Path=/', line)).toBe(header);
});

test('of two cookies with the same name, the one with the longer path is sent first', () => {
  expect(sentTo('/api/user', 'a=1; Path=/', 'a=2')).toBe('a=2; a=1');
  expect(sentTo('/', 'a=1; Path=/', 'a=2')).toBe('a=1');
});
