import { expect, test } from 'vitest';
import { readFault, writeFault } from './read-fault';

test.each([
  ['F12', { id: 'F12' }],
  ['f12', { id: 'F12' }],
  [' F12:generation.create ', { id: 'F12', endpoint: 'generation.create' }],
  ['F12:POST /api/generate', { id: 'F12', endpoint: 'generation.create' }],
  ['F12:post /api/generate', { id: 'F12', endpoint: 'generation.create' }],
  ['F09:PUT /api/creations/7', { id: 'F09', endpoint: 'creations.update' }],
  ['F09:DELETE /api/creations/{id}@2', { id: 'F09', endpoint: 'creations.delete', after: 1 }],
  ['F12:generation.create@2x3', { id: 'F12', endpoint: 'generation.create', after: 1, times: 3 }],
  ['F12@1x1', { id: 'F12', after: 0, times: 1 }],
  ['F35.4:checkout.buyTokens', { id: 'F35', variant: 4, endpoint: 'checkout.buyTokens' }],
  ['F01:session.user~0.3', { id: 'F01', endpoint: 'session.user', chance: 0.3 }],
  ['F30:mock.media', { id: 'F30', endpoint: 'mock.media' }],
])('%s is parsed', (text, fault) => {
  expect(readFault(text)).toEqual({ verb: 'fault', ...fault });
});

test.each([
  ['', 'names no fault. Write F12'],
  ['500', 'names no fault. Write F12'],
  ['F12@0', 'names no fault. Write F12'],
  ['F12:', 'names no fault. Write F12'],
  ['F99', 'There is no fault F99. There are F01 to F'],
  ['F12:generation.creat', 'There is no endpoint "generation.creat". There are session.user,'],
  ['F12:PATCH /api/generate', 'There is no endpoint "PATCH /api/generate".'],
  ['F35:session.login', 'F35 does not apply to session.login: it is for checkouts.'],
  ['F47', 'The mock cannot produce F47.'],
])('%j is refused with a helpful message', (text, reason) => {
  expect(() => readFault(text)).toThrow(reason);
});

test.each([
  'F12',
  'F12:generation.create',
  'F12:generation.create@2',
  'F35.4:checkout.buyTokens@2x3~0.5',
  'F01@1x2',
])('%s is parsed and written unchanged', (text) => {
  expect(writeFault(readFault(text))).toBe(text);
});
