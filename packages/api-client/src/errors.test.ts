import { expect, test } from 'vitest';
import {
  ApiError,
  ClientError,
  ContractError,
  isAbort,
  isUnauthorized,
  NetworkError,
  StaleSessionError,
} from './errors';

test.each([
  { status: 401, body: 'Wrong password', statusText: 'Unauthorized', message: '401: Wrong password' },
  { status: 500, body: '', statusText: 'Internal Server Error', message: '500: Internal Server Error' },
  { status: 402, body: '{"message":"No"}', statusText: '', message: '402: {"message":"No"}' },
  { status: 400, body: ' \n', statusText: 'Bad Request', message: '400:  \n' },
  { status: 503, body: '', statusText: '', message: '503: ' },
])(
  'a response of $status with "$body" has the message "$message"',
  { tags: ['req:failures.error-message'] },
  ({ status, body, statusText, message }) => {
    const error = new ApiError(status, body, statusText);
    expect(error.message).toBe(message);
    expect(error).toMatchObject({ name: 'ApiError', status, body });
  },
);

test.each([
  ['a JSON message', '{"message":"Insufficient tokens"}', 'Insufficient tokens'],
  ['a JSON message among other fields', '{"code":7,"message":"No"}', 'No'],
  ['a padded JSON message', '{"message":"  No  "}', 'No'],
  ['plain text', 'Username already exists', 'Username already exists'],
  ['padded plain text', '\n Try later. \n', 'Try later.'],
  ['text that compares', 'a < b and b > a', 'a < b and b > a'],
  ['a JSON text', '"Try later."', 'Try later.'],
  ['JSON without a message', '{"error":"E42"}', '{"error":"E42"}'],
  ['a JSON message that is no text', '{"message":{"de":"Nein"}}', '{"message":{"de":"Nein"}}'],
  ['a JSON list', '["No"]', '["No"]'],
  ['a JSON number', '42', '42'],
])('serverMessage contains %s', (_name, body, message) => {
  expect(new ApiError(400, body).serverMessage).toBe(message);
});

test.each([
  ['nothing', ''],
  ['white space', ' \n\t'],
  ['a page', '<!DOCTYPE html><html><body>Bad gateway</body></html>'],
  ['a page in capitals', '<HTML><H1>502</H1></HTML>'],
  ['a fragment', 'Error: <b>no</b>'],
  ['a page cut short', '<html lang="en'],
  ['a lone closing tag', 'oops</body>'],
  ['XML', '<?xml version="1.0"?>'],
  ['a comment', '<!-- proxy'],
  ['a JSON message of markup', '{"message":"<img src=x onerror=alert(1)>"}'],
  ['a JSON text of markup', '"<p>Bad gateway</p>"'],
  ['an empty JSON message', '{"message":"  "}'],
  ['an empty JSON text', '" "'],
])('serverMessage is undefined for %s', { tags: ['req:failures.error-message'] }, (_name, body) => {
  expect(new ApiError(500, body).serverMessage).toBeUndefined();
});

test.each([
  ['ApiError', new ApiError(500, '')],
  ['NetworkError', new NetworkError('session.user', new Error('offline'))],
  ['ContractError', new ContractError('session.user', 'no id')],
  ['StaleSessionError', new StaleSessionError('session.user')],
])('%s is a ClientError with its own name', (name, error) => {
  expect(error).toBeInstanceOf(ClientError);
  expect(error).toBeInstanceOf(Error);
  expect(error.name).toBe(name);
  expect(error.serverMessage).toBeUndefined();
});

test.each([
  ['an abort', new DOMException('left', 'AbortError'), true],
  ['an answer to an ended session', new StaleSessionError('session.user'), true],
  ['a timeout', new DOMException('late', 'TimeoutError'), false],
  ['no answer', new NetworkError('session.user', undefined), false],
  ['a refusal', new ApiError(403, ''), false],
  ['an object with the same name', { name: 'AbortError' }, false],
  ['nothing', undefined, false],
])('isAbort classifies %s', (_name, error, expected) => {
  expect(isAbort(error)).toBe(expected);
});

test.each([
  ['a 401', new ApiError(401, ''), true],
  ['another refusal', new ApiError(403, ''), false],
  ['an object with the same status', { status: 401 }, false],
  ['nothing', undefined, false],
])('isUnauthorized classifies %s', (_name, error, expected) => {
  expect(isUnauthorized(error)).toBe(expected);
});
