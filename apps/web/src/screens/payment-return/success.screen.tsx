import { paths } from '../../core/paths';
import { ReturnPage } from './return-page';
import { useCredit } from './use-credit';
import { usePurchase } from './use-purchase';
import { useRedirect } from './use-redirect';
import { useTexts } from './use-texts';

/** The page after a successful payment. Redirects to the generator once the purchase has been credited. */
export function Component() {
  const { t } = useTexts();
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
