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
  [' https://checkout.example/c/1\n', 'https://checkout.example/c/1'],
  ['https://checkout\n.example/c/1', 'https://checkout.example/c/1'],
  ['https:\\\\checkout.example\\c\\1', 'https://checkout.example/c/1'],
  ['https:checkout.example/c/1', 'https://checkout.example/c/1'],
  ['https://ｃheckout.example/c/1', 'https://checkout.example/c/1'],
  ['https://%63heckout.example/c/1', 'https://checkout.example/c/1'],
  ['https://checkout.example/c/../../d', 'https://checkout.example/d'],
  ['https://checkout.example//evil.example', 'https://checkout.example//evil.example'],
  ['https://checkout.example/?u=https://a@b', 'https://checkout.example/?u=https://a@b'],
])('%s is a valid checkout URL', (address, expected) => {
  expect(safeCheckoutUrl(address, ORIGINS)).toBe(expected);
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
  ' ',
  'null',
  'undefined',
  '__proto__',
  'checkout.example',
  'checkout.example/c/1',
  'https//checkout.example/',
  '\\\\checkout.example/c/1',
  '/\\checkout.example/c/1',
  '///checkout.example/c/1',
  '//\t/checkout.example/c/1',
  'JaVaScRiPt:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript\r:alert(1)',
  'javascript:location="https://checkout.example/"',
  'vbscript:msgbox(1)',
  'data:text/html;base64,PHNjcmlwdD4=',
  'view-source:https://checkout.example/',
  'filesystem:https://checkout.example/c',
  'intent://checkout.example/#Intent;scheme=https;end',
  'mailto:pay@checkout.example',
  'tel:+441234567890',
  'ws://checkout.example/',
  'wss://checkout.example/',
  'ftp://checkout.example/',
  'x-app://checkout.example/',
  'https://evil.example\\@checkout.example/',
  'https://checkout.example%40evil.example/',
  'https://checkout.example%2eevil.example/',
  'https://evil.example/https://checkout.example/',
  'https://evil.example?https://checkout.example/',
  'https://evil.example#https://checkout.example/',
  'https://evil.example\\.checkout.example/',
  'https://evil-checkout.example/',
  'https://checkout.example:0/',
  'https://checkout.example:444/',
  'https://checkout.example:99999/',
  'https://checkout.example:port/',
  'https://checkout.examp1e/',
  'https://сheckout.example/',
  'https://checkout.example\u3002evil.example/',
  'https://check out.example/',
  'https://[checkout.example]/',
  'https://[::1/',
  'https://localhost:8787/',
  'http://localhost/',
  'http://localhost.evil.example:8787/',
  'http://localhost:8787@evil.example/',
  'http://127.0.0.1:8787/',
  'http://0x7f.1:8787/',
  'http://[::1]:8787/',
  `https://checkout.example/${'x'.repeat(2_048)}`,
])('%j is an invalid checkout URL', (address) => {
  expect(safeCheckoutUrl(address, ORIGINS)).toBeUndefined();
});

test.each([
  { value: null },
  { value: undefined },
  { value: 7 },
  { value: new URL('https://checkout.example/') },
  { value: ['https://checkout.example/'] },
])('$value is an invalid checkout URL', ({ value }) => {
  expect(safeCheckoutUrl(value, ORIGINS)).toBeUndefined();
});

test('a configured origin without https is accepted for this machine only', () => {
  for (const origin of ['http://localhost:8787', 'http://127.0.0.1', 'http://[::1]:8787'])
    expect(safeCheckoutUrl(origin, [origin])).toBe(`${origin}/`);
  for (const origin of ['http://pay.example', 'http://localhost.evil.example', 'http://my.localhost'])
    expect(safeCheckoutUrl(origin, [origin])).toBeUndefined();
});

test("the page's own origin is accepted, whatever is configured", () => {
  vi.stubGlobal('location', { origin: 'http://192.168.1.7:5173' });
  expect(safeCheckoutUrl('http://192.168.1.7:5173/pay', [])).toBe('http://192.168.1.7:5173/pay');
  vi.stubGlobal('location', { origin: 'https://app.example' });
  expect(safeCheckoutUrl('https://app.example/pay', [])).toBe('https://app.example/pay');
  vi.stubGlobal('location', { origin: 'null' });
  expect(safeCheckoutUrl('data:text/html,x', [])).toBeUndefined();
});

test('without configuration the default payment origin is accepted', () => {
  expect(safeCheckoutUrl('https://checkout.stripe.com/c/pay/1')).toBe('https://checkout.stripe.com/c/pay/1');
});

test('an address of 2,048 characters is accepted, a longer one is not', () => {
  const longest = 'https://checkout.example/'.padEnd(2_048, 'x');
  expect(safeCheckoutUrl(longest, ORIGINS)).toBe(longest);
  expect(safeCheckoutUrl(`${longest}x`, ORIGINS)).toBeUndefined();
});
