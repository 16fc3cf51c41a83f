import type { Json } from '../effect';
import { change, entry, type CatalogueFaults } from './entry';

const LONG = 3_000;

const HOSTILE_ADDRESSES = [
  'https://evil.example/pay',
  'https://checkout.stripe.com.evil.example/pay',
  'https://evil.example/https://checkout.stripe.com/pay',
  'https://checkout.stripe.com@evil.example/pay',
  'https://user:secret@checkout.stripe.com/pay',
  'https://checkout.stripe.com:8443/pay',
  'http://checkout.stripe.com/pay',
  'https://ch\u0435ckout.stripe.com/pay',
  `https://checkout.stripe.com/${'a'.repeat(LONG)}`,
  '//evil.example/pay',
  '/\\evil.example/pay',
  'https:\\\\evil.example\\pay',
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://checkout.stripe.com/0b1c',
  'ftp://checkout.stripe.com/pay',
  'not an address',
];

const lead = (url: Json) => change({ name: 'setFields', fields: { url } });

export const checkoutFaults = {
  F35: entry(
    'checkouts',
    "The checkout's URL is hostile, in twenty variants.",
    ...HOSTILE_ADDRESSES.map(lead),
  ),
  F36: entry(
    'checkouts',
    "The checkout's URL is missing, null or a number.",
    change({ name: 'dropField', field: 'url' }),
    lead(null),
    lead(7),
  ),
  F37: entry(
    'checkouts',
    'The checkout returns at once as cancelled.',
    change({ name: 'returnTo', outcome: 'cancel' }),
  ),
  F38: entry(
    'checkouts',
    'The checkout returns as paid before anything is credited.',
    change({ name: 'returnTo', outcome: 'success' }),
  ),
} as const satisfies CatalogueFaults;
