import { answer, change, entry, type CatalogueFaults } from './entry';

const HOSTILE_ADDRESSES = [
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload="alert(1)"/>',
  'file:///etc/passwd',
  'https://user:secret@media.example/a.jpg',
];

export const mediaFaults = {
  F30: entry('media', 'The file is missing: 404.', answer(404)),
  F31: entry('media', 'The file takes ten seconds.', { verb: 'slow', ms: 10_000 }),
  F32: entry(
    'addresses',
    'The address of the medium is hostile: a script, a page, a local file, a password.',
    ...HOSTILE_ADDRESSES.map((address) =>
      change({ name: 'setFields', fields: { imageUrl: address, mediaUrl: address } }),
    ),
  ),
  F33: entry('media', 'The file has the content type of HTML.', {
    verb: 'headers',
    set: { 'content-type': 'text/html', 'x-content-type-options': 'nosniff' },
  }),
  F34: {
    ...entry('media', 'The file lacks the CORS headers.', { verb: 'withoutCors' }),
    hosts: "Over HTTP only: elsewhere the files are of the page's own origin, and need no such header.",
  },
} as const satisfies CatalogueFaults;
