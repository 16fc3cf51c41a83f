import type { Destination, PackId } from '@product/domain';

/** Every address of the app. */
export const paths = {
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
} as const;

/** The register form, and the login form, on the auth screen. */
export const authPath = (tab: 'login' | 'register') => `${paths.auth}?tab=${tab}`;

/** The shop, with a pack chosen already. */
export const buyTokensPath = (pack: PackId) => `${paths.buyTokens}?package=${pack}`;

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

/** Whom the screens of a path, and of what lies below it, are for. What is not named here is for everyone. */
const ACCESS = {
  [paths.auth]: 'visitors',
  [paths.generate]: 'users',
  [paths.buyTokens]: 'users',
  [paths.subscribe]: 'users',
} as const;

/** Whom a path is for, with a query or without. */
export function accessOf(path: string): 'users' | 'visitors' | undefined {
  const [pathname = ''] = path.toLowerCase().split(/[?#]/);
  return Object.entries(ACCESS).find(([own]) => `${pathname}/`.startsWith(`${own}/`))?.[1];
}
