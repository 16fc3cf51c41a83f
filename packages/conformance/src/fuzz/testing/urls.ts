import { hostileText } from '@product/domain/fuzz';
import * as fc from 'fast-check';

const SCHEMES = [
  'javascript',
  'JaVaScRiPt',
  'vbscript',
  'data',
  'file',
  'ftp',
  'ws',
  'blob',
  'about',
  'filesystem',
  'intent',
  'http',
  'https',
  'HTTPS',
];
const SEPARATORS = [':', '://', ':\\\\', ':/', '\t:', ':\n//', ':///', '::'];
const AUTHORITIES = [
  '',
  'media.example',
  'MEDIA.example.',
  'user:secret@evil.example',
  'api.example@evil.example',
  'api.example:8443',
  '[::1]',
  'ex\u00E4mple.test',
  '0x7f.1',
  'image/png;base64,AAAA',
  'image/svg+xml,<svg onload=alert(1)>',
  'text/html,<script>alert(1)</script>',
  'alert(1)',
];
const TAILS = ['', '/', '/a.jpg', '/../..', '\\..\\x', '?x=1#y', '//evil.example', '/%2e%2e/user', '\0'];
const BEFORE = [
  '',
  '',
  '',
  ' ',
  '\t',
  '\n',
  '\u0001',
  '\u00A0',
  '\uFEFF',
  '/',
  '//',
  '\\',
  '/\t/',
  '/\\',
  '.',
];

/** URLs that are made to be misread: unusual schemes, white space, backslashes, user info, dots. */
export const hostileUrl = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(
        fc.constantFrom(...BEFORE),
        fc.constantFrom('', ...SCHEMES),
        fc.constantFrom('', ...SEPARATORS),
        fc.constantFrom(...AUTHORITIES),
        fc.constantFrom(...TAILS),
      )
      .map((parts) => parts.join('')),
  },
  { weight: 2, arbitrary: fc.webUrl({ withFragments: true, withQueryParameters: true }) },
  { weight: 1, arbitrary: hostileText },
);
