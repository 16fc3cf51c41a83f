import type { Purchase } from '@product/ui';
import { paths } from '../../app/paths';
import { matchPath, useLocation } from '../../app/router';

/** What was, or was not, paid for: the address says it. */
export const usePurchase = (): Purchase =>
  matchPath(`${paths.subscribe}/*`, useLocation().pathname) ? 'subscription' : 'tokens';
