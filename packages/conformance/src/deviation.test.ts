import { endpoints } from '@product/api-client';
import { expect, test } from 'vitest';
import { findDeviation } from './deviation';

const { getUser, listGallery, logout } = endpoints;
const json = (body: unknown, status = 200) => ({
  status,
  contentType: 'application/json; charset=utf-8',
  text: JSON.stringify(body),
});

test.each([
  ['a documented result', listGallery, json([])],
  ['a refusal with a message', getUser, json({ message: 'Please log in.' }, 401)],
  ['an undocumented refusal with a message', getUser, json({ message: 'Later.' }, 429)],
  ['an unchanged result', listGallery, { status: 304, contentType: '', text: '' }],
  ['no body, where there is no result', logout, { status: 204, contentType: '', text: '' }],
])('%s does not deviate', (_, endpoint, answer) => {
  expect(findDeviation(endpoint, answer)).toBeUndefined();
});

test.each([
  ['a missing field', getUser, json({ id: 1 }), 'username is missing'],
  ['an item of another type', listGallery, json([{ id: 1, title: 7 }]), '[0].'],
  [
    'a page',
    getUser,
    { status: 200, contentType: 'text/html', text: '<h1>Hi</h1>' },
    'received 200 text/html',
  ],
  ['a refusal without a message', getUser, json({}, 401), 'expected 401 with a JSON {message}'],
  [
    'a redirect',
    getUser,
    { status: 302, contentType: '', text: '' },
    'expected 2xx, 4xx or 5xx, received 302',
  ],
])('%s deviates', (_, endpoint, answer, description) => {
  expect(findDeviation(endpoint, answer)).toContain(description);
});
