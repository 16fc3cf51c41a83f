import type { Destination } from '@product/domain';

/** Every address of the app. */
export const paths = {
  home: '/',
  auth: '/auth',
  generate: '/generate',
  gallery: '/gallery',
  pricing: '/pricing',
  buyTokens: '/buy-tokens',
  subscribe: '/subscribe',
  privacy: '/legal/privacy',
  terms: '/legal/terms',
} as const;

/** The register form, and the login form, on the auth screen. */
export const authPath = (tab: 'login' | 'register') => `${paths.auth}?tab=${tab}`;

/** Where a reading's menu and footer entries lead. What has no route of its own falls to the not-found screen. */
const DESTINATIONS: Partial<Record<Destination, string>> = {
  generate: paths.generate,
  gallery: paths.gallery,
  pricing: paths.pricing,
  buyTokens: paths.buyTokens,
  account: paths.subscribe,
  subscription: paths.subscribe,
  privacy: paths.privacy,
  terms: paths.terms,
  cookies: '/legal/cookies',
  gdpr: '/legal/gdpr',
  copyright: '/legal/copyright',
  acceptableUse: '/legal/acceptable-use',
};

export const hrefFor = (destination: Destination): string => DESTINATIONS[destination] ?? `/${destination}`;
