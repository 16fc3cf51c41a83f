import { afterEach, expect, test, vi } from 'vitest';
import { safeCheckoutUrl } from './safe-checkout-url';

const ORIGINS = ['https://checkout.example', 'https://pay.example:8443', 'http://localhost:8787'];

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['https://checkout.example/c/1', 'https://checkout.example/c/1'],
  ['https://checkout.example', 'https://checkout.example/'],
  ['https://checkout.example:443/c/1?x=1#y', 'https://checkout.example/c/1?x=1#y'],
  ['HTTPS://CHECKOUT.EXAMPLE/c/1', 'https://checkout.example/c/1'],
  ['https://pay.example:8443/c/1', 'https://pay.example:8443/c/1'],
  ['http://localhost:8787/api/__mock/checkout/1', 'http://localhost:8787/api/__mock/checkout/1'],
])('%s is a checkout', (address, followed) => {
  expect(safeCheckoutUrl(address, ORIGINS)).toBe(followed);
});

test.each([
  'https://evil.example/c/1',
  'https://checkout.example.evil.example/',
  'https://checkout.example@evil.example/',
  'https://user@checkout.example/',
  'https://user:secret@checkout.example/',
  'https://:secret@checkout.example/',
  'https://checkout.example:8443/',
  'https://sub.checkout.example/',
  'https://checkout.example./',
  'https://pay.example/',
  'http://checkout.example/c/1',
  'http://localhost:8788/',
  'https:evil.example',
  'https:\\\\evil.example\\c',
  '//checkout.example/c/1',
  '/c/1',
  'c/1',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'javascript://checkout.example/%0aalert(1)',
  'data:text/html,https://checkout.example/',
  'blob:https://checkout.example/3c9a',
  'file:///etc/passwd',
  'about:blank',
  'https://',
  '',
  `https://checkout.example/${'x'.repeat(2_048)}`,
])('%j is no checkout', (address) => {
  expect(safeCheckoutUrl(address, ORIGINS)).toBeUndefined();
});

test.each([
  { value: null },
  { value: undefined },
  { value: 7 },
  { value: new URL('https://checkout.example/') },
  { value: ['https://checkout.example/'] },
])('$value is no checkout', ({ value }) => {
  expect(safeCheckoutUrl(value, ORIGINS)).toBeUndefined();
});

test('a configured origin without https is followed on this machine only', () => {
  expect(safeCheckoutUrl('http://pay.example/', ['http://pay.example'])).toBeUndefined();
});

test("the page's own origin is followed, whatever is configured", () => {
  vi.stubGlobal('location', { origin: 'http://192.168.1.7:5173' });
  expect(safeCheckoutUrl('http://192.168.1.7:5173/pay', [])).toBe('http://192.168.1.7:5173/pay');
  vi.stubGlobal('location', { origin: 'null' });
  expect(safeCheckoutUrl('data:text/html,x', [])).toBeUndefined();
});

test('without configuration the default payment origin is followed', () => {
  expect(safeCheckoutUrl('https://checkout.stripe.com/c/pay/1')).toBe('https://checkout.stripe.com/c/pay/1');
});
