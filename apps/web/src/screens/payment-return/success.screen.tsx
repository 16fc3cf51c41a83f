import { paths } from '../../core/paths';
import { useTexts } from '../../core/use-texts';
import { ReturnPage } from './return-page';
import { useCredit } from './use-credit';
import { usePurchase } from './use-purchase';
import { useRedirect } from './use-redirect';
import english from '../../i18n/locales/en/payment-return';

/** The page after a successful payment. Redirects to the generator once the purchase has been credited. */
export function Component() {
  const { t } = useTexts('payment-return', english);
  const purchase = usePurchase();
  const { credited, balance, refresh, refreshing, failed } = useCredit(purchase);
  const isRedirecting = useRedirect(paths.generate, credited);
  return (
    <ReturnPage
      purchase={purchase}
      outcome="paid"
      href={paths.generate}
      credited={credited}
      balance={balance}
      onRefresh={refresh}
      refreshing={refreshing}
    >
      {isRedirecting && <span>{t('leading')}</span>}
      {!credited && failed && <span role="alert">{t('unread')}</span>}
    </ReturnPage>
  );
}
