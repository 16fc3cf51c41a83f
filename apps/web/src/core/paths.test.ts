import { expect, test } from 'vitest';
import { accessOf, authPath, buyTokensPath, hrefFor, paths, registerFirst } from './paths';

test(
  'the routes have the paths of the specification',
  {
    tags: [
      'req:routes.route-home',
      'req:routes.route-auth',
      'req:routes.route-gallery',
      'req:routes.route-generate',
      'req:routes.route-privacy',
      'req:routes.route-terms',
      'req:shop.route-pricing',
      'req:shop.route-buy-tokens',
      'req:shop.route-buy-tokens-success',
      'req:shop.route-buy-tokens-cancel',
      'req:shop.route-subscribe',
      'req:shop.route-subscribe-success',
      'req:shop.route-subscribe-cancel',
    ],
  },
  () => {
    expect(paths).toEqual({
      home: '/',
      auth: '/auth',
      generate: '/generate',
      gallery: '/gallery',
      pricing: '/pricing',
      buyTokens: '/buy-tokens',
      buyTokensSuccess: '/buy-tokens/success',
      buyTokensCancel: '/buy-tokens/cancel',
      subscribe: '/subscribe',
      subscribeSuccess: '/subscribe/success',
      subscribeCancel: '/subscribe/cancel',
      privacy: '/legal/privacy',
      terms: '/legal/terms',
    });
  },
);

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
