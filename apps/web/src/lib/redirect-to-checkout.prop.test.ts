import { hostileText } from '@product/domain/fuzz';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRedirectToCheckout } from './redirect-to-checkout';

const OWN = 'https://app.example';
const ORIGINS = ['https://checkout.stripe.com', 'http://localhost:8787'];
const assign = vi.fn();
const redirectToCheckout = createRedirectToCheckout(ORIGINS);

beforeEach(() => vi.stubGlobal('location', { origin: OWN, assign }));
afterEach(() => {
  assign.mockReset();
  vi.unstubAllGlobals();
});

test.each([
  'https://app.example/api/__mock/checkout/1',
  'https://checkout.stripe.com/c/pay/cs_test_1#fid',
  'https://checkout.stripe.com:443/c/pay/1?x=https://evil.example',
  'http://localhost:8787/api/__mock/checkout/1',
])('%s is followed', (address) => {
  redirectToCheckout(address);
  expect(assign).toHaveBeenCalledExactlyOnceWith(new URL(address).href);
});

function isFollowed(address: string): boolean {
  try {
    redirectToCheckout(address);
    return true;
  } catch {
    return false;
  }
}

const HOSTS = ['checkout.stripe.com', 'app.example'];
/** Addresses that a careless comparison takes for one of the two hosts, but that are not, or not safely. */
const disguises: ((host: string) => string)[] = [
  (host) => `http://${host}/c/1`,
  (host) => `ftp://${host}/`,
  (host) => `ws://${host}/`,
  (host) => `blob:https://${host}/3c9a`,
  (host) => `filesystem:https://${host}/c`,
  (host) => `view-source:https://${host}/`,
  (host) => `javascript://${host}/%0aalert(1)`,
  (host) => `JaVaScRiPt:location="https://${host}/"`,
  (host) => `\u0001java\nscript:alert("${host}")`,
  (host) => `data:text/html,<a href=https://${host}/>`,
  (host) => `vbscript:https://${host}/`,
  (host) => `intent://${host}/#Intent;scheme=https;end`,
  (host) => `//${host}/c/1`,
  (host) => `\\\\${host}/c/1`,
  (host) => `/\t/${host}/c/1`,
  (host) => `///${host}`,
  (host) => `/${host}`,
  (host) => host,
  (host) => `https//${host}/`,
  (host) => `https://${host}@evil.example/`,
  (host) => `https://${host}:443@evil.example/`,
  (host) => `https://evil.example\\@${host}/`,
  (host) => `https://me@${host}/`,
  (host) => `https://me:secret@${host}/`,
  (host) => `https://:secret@${host}/`,
  (host) => `https://${host}.evil.example/`,
  (host) => `https://${host}%2eevil.example/`,
  (host) => `https://${host}\u3002evil.example/`,
  (host) => `https://evil-${host}/`,
  (host) => `https://sub.${host}/`,
  (host) => `https://${host}./`,
  (host) => `https://${host}:8443/`,
  (host) => `https://${host}:0/`,
  (host) => `https://${host}:99999/`,
  (host) => `https://evil.example/https://${host}/`,
  (host) => `https://evil.example?https://${host}/`,
  (host) => `https://evil.example#https://${host}/`,
  (host) => `https://[${host}]/`,
  (host) => `https://${host.replace('e', '\u0435')}/`,
  (host) => `https://${host.replace('.', '')}/`,
  (host) => `https://${host}/${'x'.repeat(2_048)}`,
];
const others = [
  '',
  ' ',
  '/',
  '#',
  '?',
  'about:blank',
  'null',
  'undefined',
  '__proto__',
  'https://',
  'file:///etc',
];
const hostile = [...others, ...HOSTS.flatMap((host) => disguises.map((disguise) => disguise(host)))];

test(`none of ${hostile.length} hostile addresses is followed`, () => {
  expect(hostile.filter((address) => isFollowed(address))).toEqual([]);
  expect(assign).not.toHaveBeenCalled();
  expect(hostile.length).toBeGreaterThan(60);
});

test('whatever the address, the page navigates only to one of the origins, without user info', () => {
  const mixed = fc
    .tuple(
      fc.constantFrom('', ' ', '\t', 'https:', 'http:', 'https://', '//'),
      fc.constantFrom(...hostile),
      hostileText,
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(hostileText, mixed, fc.webUrl()), (address) => {
      assign.mockReset();
      const followed = isFollowed(address);
      expect(assign).toHaveBeenCalledTimes(followed ? 1 : 0);
      if (!followed) return;
      const { origin, username, password } = new URL(assign.mock.lastCall?.[0]);
      expect([OWN, ...ORIGINS]).toContain(origin);
      expect([username, password]).toEqual(['', '']);
    }),
  );
});
