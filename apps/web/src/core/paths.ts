import type { Id } from '@product/api-client';
import type { Destination, PackId } from '@product/domain';

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

export const authPath = (tab: 'login' | 'register') => `${paths.auth}?tab=${tab}`;

/** Where the links to create lead: visitors register first, since most of them have no account. */
export const createPath = (isVisitor: boolean) => (isVisitor ? authPath('register') : paths.generate);

/** A protected path whose guard redirects visitors to the register form, not to the login form. */
export const registerFirst = (path: string) => `${path}?tab=register`;

export const buyTokensPath = (pack: PackId) => `${paths.buyTokens}?package=${pack}`;

/** A creation of the signed-in user in the gallery; without an id the gallery. */
export const creationPath = (id?: Id) =>
  id === undefined ? paths.gallery : `${paths.gallery}?creation=${encodeURIComponent(id)}`;

/** The paths of menu and footer entries. A destination without a route gets the not-found screen. */
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

/** The audience of a path and of the paths below it. Paths that are not listed are public. */
const ACCESS = {
  [paths.auth]: 'visitors',
  [paths.generate]: 'users',
  [paths.buyTokens]: 'users',
  [paths.subscribe]: 'users',
} as const;

/** The audience of a path, with or without a query. `undefined` for public paths. */
export function accessOf(path: string): 'users' | 'visitors' | undefined {
  const [pathname = ''] = path.toLowerCase().split(/[?#]/);
  return Object.entries(ACCESS).find(([prefix]) => `${pathname}/`.startsWith(`${prefix}/`))?.[1];
}
