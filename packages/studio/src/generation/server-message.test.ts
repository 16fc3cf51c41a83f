import { ApiError } from '@product/api-client';
import { TOAST_TEXT_MAX_LENGTH } from '@product/domain';
import { expect, test } from 'vitest';
import { serverMessageOf } from './server-message';

const longest = 'x'.repeat(TOAST_TEXT_MAX_LENGTH);

test.each([
  ['the message of a response', new ApiError(400, '{"message":"No"}'), 'No'],
  ['a message of the greatest length', new ApiError(400, longest), longest],
  ['nothing for a longer message', new ApiError(400, `${longest}x`), undefined],
  ['nothing for a response without text', new ApiError(500, ''), undefined],
  ['nothing for the message of a crash', new TypeError('x is not a function'), undefined],
])('serverMessageOf returns %s', { tags: ['req:failures.error-message'] }, (_name, error, message) => {
  expect(serverMessageOf(error)).toBe(message);
});
