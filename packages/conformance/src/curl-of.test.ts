import { expect, test } from 'vitest';
import { curlOf } from './curl-of';

const request = {
  method: 'POST',
  url: 'https://api.example/api/login',
  headers: { origin: 'https://api.example', cookie: 'session=abc', 'content-type': 'application/json' },
  body: JSON.stringify({ username: "d'Artagnan", password: 'password' }),
};

test('the line of an account of the run has its cookie and its password', () => {
  expect(curlOf(request)).toBe(
    `curl --silent --show-error --include --request POST --header 'origin: https://api.example' --header 'content-type: application/json' --header 'cookie: session=abc' --data-raw '{"username":"d'\\''Artagnan","password":"password"}' https://api.example/api/login`,
  );
});

test('the line of a given account has variables instead', () => {
  const accounts = [
    { username: 'ada', password: 'other"word' },
    { username: "d'Artagnan", password: 'password' },
  ];
  const line = curlOf(request, accounts);
  expect(line).toContain(`--header 'cookie: '"$COOKIE"`);
  expect(line).toContain(`"password":"'"$CONFORMANCE_PASSWORD_2"'"}'`);
  expect(line).not.toContain('abc');
  const body = JSON.stringify({ email: 'a@b.example', password: 'other"word' });
  expect(curlOf({ ...request, body }, accounts)).toContain(`"password":"'"$CONFORMANCE_PASSWORD"'"}'`);
});

test('a call without a body or cookies', () => {
  const url = 'https://api.example/api/gallery';
  expect(curlOf({ method: 'GET', url, headers: {}, body: undefined })).toBe(
    `curl --silent --show-error --include ${url}`,
  );
});
