import { expect, test } from 'vitest';
import { accessOf, authPath, buyTokensPath, hrefFor, paths, registerFirst } from './paths';

// Links from elsewhere and payment providers lead to them.
test('the screens have the addresses of the specification, section 2', () => {
  const specified = [
    '/',
    '/auth',
    '/generate',
    '/gallery',
    '/pricing',
    '/buy-tokens',
    '/buy-tokens/success',
    '/buy-tokens/cancel',
    '/subscribe',
    '/subscribe/success',
    '/subscribe/cancel',
    '/legal/privacy',
    '/legal/terms',
  ];
  expect(Object.values(paths)).toEqual(expect.arrayContaining(specified));
});

test('the tab, the register form and the pack are in the query', { tags: ['req:shop.pack-links'] }, () => {
  expect(authPath('register')).toBe('/auth?tab=register');
  expect(registerFirst('/generate')).toBe('/generate?tab=register');
  expect(buyTokensPath('pro')).toBe('/buy-tokens?package=pro');
});

test.each([
  ['generate', '/generate'],
  ['gallery', '/gallery'],
  ['account', '/subscribe'],
  ['subscription', '/subscribe'],
  ['buyTokens', '/buy-tokens'],
  ['acceptableUse', '/legal/acceptable-use'],
  ['about', '/about'],
] as const)('the entry %s leads to %s', { tags: ['req:header.user-menu-places'] }, (destination, path) => {
  expect(hrefFor(destination)).toBe(path);
});

test.each([
  ['/auth', 'visitors'],
  ['/auth?tab=register', 'visitors'],
  ['/generate', 'users'],
  ['/Generate', 'users'],
  ['/generate#prompt', 'users'],
  ['/buy-tokens/success', 'users'],
  ['/subscribe/cancel', 'users'],
  ['/', undefined],
  ['/gallery', undefined],
  ['/generated', undefined],
])('%s is for %s', { tags: ['req:routes.guarded', 'req:access.guard'] }, (path, audience) => {
  expect(accessOf(path)).toBe(audience);
});
