import type { Purchase } from '@product/ui';
import { paths } from '../../core/paths';
import { matchPath, useLocation } from '../../core/router';

export const usePurchase = (): Purchase =>
  matchPath(`${paths.subscribe}/*`, useLocation().pathname) ? 'subscription' : 'tokens';
