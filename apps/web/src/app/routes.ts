import { lazyScreen, type LazyScreen } from './lazy-screen';
import { paths } from './paths';
import { matchPath } from './router';

export interface ScreenRoute extends LazyScreen {
  path: string;
}

/** Every screen. Each is a chunk. */
export const ROUTES: readonly ScreenRoute[] = [
  { path: paths.home, ...lazyScreen(() => import('../screens/landing/landing.screen')) },
  { path: paths.gallery, ...lazyScreen(() => import('../screens/gallery/gallery.screen')) },
  { path: paths.auth, ...lazyScreen(() => import('../screens/auth/auth.screen')) },
  { path: paths.generate, ...lazyScreen(() => import('../screens/generate/generate.screen')) },
  { path: paths.privacy, ...lazyScreen(() => import('../screens/legal/privacy.screen')) },
  { path: paths.terms, ...lazyScreen(() => import('../screens/legal/terms.screen')) },
  { path: paths.pricing, ...lazyScreen(() => import('../screens/pricing/pricing.screen')) },
  { path: paths.buyTokens, ...lazyScreen(() => import('../screens/buy-tokens/buy-tokens.screen')) },
  { path: paths.buyTokensSuccess, ...lazyScreen(() => import('../screens/payment-return/success.screen')) },
  { path: paths.buyTokensCancel, ...lazyScreen(() => import('../screens/payment-return/cancel.screen')) },
  { path: paths.subscribe, ...lazyScreen(() => import('../screens/subscribe/subscribe.screen')) },
  { path: paths.subscribeSuccess, ...lazyScreen(() => import('../screens/payment-return/success.screen')) },
  { path: paths.subscribeCancel, ...lazyScreen(() => import('../screens/payment-return/cancel.screen')) },
  { path: '*', ...lazyScreen(() => import('../screens/not-found/not-found.screen')) },
];

/** Fetches the code of the screen that a path leads to, for somebody who is about to go there. */
export function preloadScreen(path: string): Promise<void> {
  const pathname = path.replace(/[?#].*/, '');
  return ROUTES.find((route) => matchPath(route.path, pathname))!.preload();
}
