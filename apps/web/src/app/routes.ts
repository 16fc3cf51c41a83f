import type { Translations } from '../i18n/translations';
import { lazyScreen, type LazyScreen } from '../core/lazy-screen';
import { paths } from '../core/paths';
import { matchPath } from '../core/router';

export interface ScreenRoute extends LazyScreen {
  path: string;
}

/**
 * The first number format of a page takes a phone 90 ms. The two steps that take most of it are done in tasks of their
 * own, while the code of a screen with prices loads.
 */
function prepareNumbers() {
  setTimeout(() => new Intl.Locale('en').maximize());
  setTimeout(() => Intl.NumberFormat.supportedLocalesOf('en'));
}

const withPrices = (name: 'landing' | 'pricing', load: Parameters<typeof lazyScreen>[1]) =>
  lazyScreen(name, () => {
    prepareNumbers();
    return load();
  });

const legal = lazyScreen('legal', () => import('../screens/legal/legal.screen'));
const success = lazyScreen('payment-return', () => import('../screens/payment-return/success.screen'));
const cancel = lazyScreen('payment-return', () => import('../screens/payment-return/cancel.screen'));

export const ROUTES: readonly ScreenRoute[] = [
  { path: paths.home, ...withPrices('landing', () => import('../screens/landing/landing.screen')) },
  { path: paths.gallery, ...lazyScreen('gallery', () => import('../screens/gallery/gallery.screen')) },
  { path: paths.auth, ...lazyScreen('auth', () => import('../screens/auth/auth.screen')) },
  { path: paths.generate, ...lazyScreen('generate', () => import('../screens/generate/generate.screen')) },
  { path: paths.privacy, ...legal },
  { path: paths.terms, ...legal },
  { path: paths.pricing, ...withPrices('pricing', () => import('../screens/pricing/pricing.screen')) },
  {
    path: paths.buyTokens,
    ...lazyScreen('buy-tokens', () => import('../screens/buy-tokens/buy-tokens.screen')),
  },
  { path: paths.buyTokensSuccess, ...success },
  { path: paths.buyTokensCancel, ...cancel },
  {
    path: paths.subscribe,
    ...lazyScreen('subscribe', () => import('../screens/subscribe/subscribe.screen')),
  },
  { path: paths.subscribeSuccess, ...success },
  { path: paths.subscribeCancel, ...cancel },
  { path: '*', ...lazyScreen('not-found', () => import('../screens/not-found/not-found.screen')) },
];

export function prepareScreen(path: string, translations: Translations): Promise<unknown> {
  const pathname = path.replace(/[?#].*/, '');
  return ROUTES.find((route) => matchPath(route.path, pathname))!.prepare(translations);
}
