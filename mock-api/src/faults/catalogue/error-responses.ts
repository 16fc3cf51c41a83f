import type { PlainEffect } from '../effect';
import type { CatalogueFault } from './entry';

const errorResponse = (
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): PlainEffect => ({
  verb: 'answer',
  status,
  body: JSON.stringify(body),
  contentType: 'application/json',
  headers,
});

const GATEWAY_PAGE_BYTES = 200_000;
const gatewayPage = `<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>Bad Gateway</h1>${'<p>nginx</p>'.repeat(GATEWAY_PAGE_BYTES / 12)}</body></html>`;

export const errorResponses = [
  {
    id: 'F06',
    summary: '400 with a message.',
    scope: 'calls',
    effects: [errorResponse(400, { message: 'That request was not understood.' })],
  },
  {
    id: 'F07',
    summary: '401: not signed in.',
    scope: 'calls',
    effects: [errorResponse(401, { message: 'Please log in to continue.' })],
  },
  {
    id: 'F08',
    summary: '403: signed in, but not allowed.',
    scope: 'calls',
    effects: [errorResponse(403, { message: 'You are not allowed to do this.' })],
  },
  {
    id: 'F09',
    summary: '404: not found.',
    scope: 'calls',
    effects: [errorResponse(404, { message: 'This does not exist any more.' })],
  },
  {
    id: 'F10',
    summary: '409: conflicts with the present state.',
    scope: 'changes',
    effects: [errorResponse(409, { message: 'Somebody else was quicker.' })],
  },
  {
    id: 'F11',
    summary: '413, then 422 with a list of fields.',
    scope: 'withBody',
    effects: [
      errorResponse(413, { message: 'That is too large.' }),
      errorResponse(422, {
        message: 'Some fields are not valid.',
        errors: [{ field: 'title', message: 'Title is too long' }],
      }),
    ],
  },
  {
    id: 'F12',
    summary: '429 with Retry-After: too many requests.',
    scope: 'calls',
    effects: [
      errorResponse(429, { message: 'Too many requests. Please wait a moment.' }, { 'retry-after': '30' }),
    ],
  },
  {
    id: 'F13',
    summary: '500 with plain text.',
    scope: 'calls',
    effects: [
      { verb: 'answer', status: 500, body: 'Something broke on our side.', contentType: 'text/plain' },
    ],
  },
  {
    id: 'F14',
    summary: '500 without a body, only with a status text.',
    scope: 'calls',
    effects: [
      { verb: 'answer', status: 500, body: '', contentType: '', statusText: 'Internal Server Error' },
    ],
  },
  {
    id: 'F15',
    summary: "502 with a gateway's HTML: 200 KB, then one line.",
    scope: 'calls',
    effects: [
      { verb: 'answer', status: 502, body: gatewayPage, contentType: 'text/html' },
      { verb: 'answer', status: 502, body: '<h1>502 Bad Gateway</h1>', contentType: 'text/html' },
    ],
  },
  {
    id: 'F16',
    summary: '503 twice, then a success.',
    scope: 'calls',
    effects: [errorResponse(503, { message: 'Down for maintenance. Back in a moment.' })],
    when: { times: 2 },
  },
  {
    id: 'F43',
    summary: '402 about tokens, then about an insufficient balance.',
    scope: 'changes',
    effects: [
      errorResponse(402, { message: 'You have no tokens left.' }),
      errorResponse(402, { message: 'Insufficient balance.' }),
    ],
  },
] as const satisfies CatalogueFault[];
