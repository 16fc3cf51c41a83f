import { answer, entry, type CatalogueFaults } from './entry';

const error = (status: number, message: string, further: object = {}) =>
  answer(status, JSON.stringify({ message, ...further }), 'application/json');

const GATEWAY_PAGE_BYTES = 200_000;
const gatewayPage = `<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>Bad Gateway</h1>${'<p>nginx</p>'.repeat(GATEWAY_PAGE_BYTES / 12)}</body></html>`;

export const errorResponses = {
  F06: entry('calls', '400 with a message.', error(400, 'That request was not understood.')),
  F07: entry('calls', '401: not signed in.', error(401, 'Please log in to continue.')),
  F08: entry('calls', '403: signed in, but not allowed.', error(403, 'You are not allowed to do this.')),
  F09: entry('calls', '404: not found.', error(404, 'This does not exist any more.')),
  F10: entry('changes', '409: conflicts with the present state.', error(409, 'Somebody else was quicker.')),
  F11: entry(
    'withBody',
    '413, then 422 with a list of fields.',
    error(413, 'That is too large.'),
    error(422, 'Some fields are not valid.', {
      errors: [{ field: 'title', message: 'Title is too long' }],
    }),
  ),
  F12: entry('calls', '429 with Retry-After: too many requests.', {
    ...error(429, 'Too many requests. Please wait a moment.'),
    headers: { 'retry-after': '30' },
  }),
  F13: entry('calls', '500 with plain text.', answer(500, 'Something broke on our side.', 'text/plain')),
  F14: entry('calls', '500 without a body, only with a status text.', {
    ...answer(500),
    statusText: 'Internal Server Error',
  }),
  F15: entry(
    'calls',
    "502 with a gateway's HTML: 200 KB, then one line.",
    answer(502, gatewayPage, 'text/html'),
    answer(502, '<h1>502 Bad Gateway</h1>', 'text/html'),
  ),
  F16: {
    ...entry('calls', '503 twice, then a success.', error(503, 'Down for maintenance. Back in a moment.')),
    when: { times: 2 },
  },
  F43: entry(
    'changes',
    '402 about tokens, then about an insufficient balance.',
    error(402, 'You have no tokens left.'),
    error(402, 'Insufficient balance.'),
  ),
} as const satisfies CatalogueFaults;
