import type { Purchase } from '@product/ui';
import { useEffect } from 'react';
import { paths } from '../../core/paths';
import { useTexts } from '../../core/use-texts';
import { removePendingPayment } from '../../lib/pending-payment';
import { ReturnPage } from './return-page';
import { usePurchase } from './use-purchase';
import { useRedirect } from './use-redirect';
import english from '../../i18n/locales/en/payment-return';

const CHOICE_PATHS: Record<Purchase, string> = { tokens: paths.buyTokens, subscription: paths.subscribe };

/** The page after a cancelled payment. Redirects to the screen on which the user chose. */
export function Component() {
  const { t } = useTexts('payment-return', english);
  const purchase = usePurchase();
  const isRedirecting = useRedirect(CHOICE_PATHS[purchase], true);
  useEffect(removePendingPayment, []);
  return (
    <ReturnPage purchase={purchase} outcome="cancelled" href={CHOICE_PATHS[purchase]}>
      {isRedirecting && t('leading')}
    </ReturnPage>
  );
}
