import { buyTokensMutation, useApi } from '@product/api-client/react';
import { CurrentBalance, OrderSummary, PackPicker, PurchaseBar } from '@product/ui';
import { PageTitle } from '../../core/page-title';
import { useSearchParams } from '../../core/router';
import { useServices } from '../../core/services';
import { useUser } from '../../core/use-user';
import { useCheckout } from '../../core/use-checkout';
import { useFailureText } from '../../core/feedback/use-failure-text';
import { useTexts } from '../../core/use-texts';
import { chosenPack } from './chosen-pack';
import english from '../../i18n/locales/en/buy-tokens';

/**
 * Choice of a pack, its price, and the balance before and after. The choice is in the URL, so that Back restores it.
 */
export function Component() {
  const { t } = useTexts('buy-tokens', english);
  const { tokens } = useUser();
  const { businessModel, checkoutOrigins } = useServices().config;
  const [search, setSearch] = useSearchParams();
  const pack = chosenPack(businessModel.packs, search.get('package'));
  const { checkOut, pending, error, clearError } = useCheckout(
    'tokens',
    buyTokensMutation(useApi(), { origins: checkoutOrigins }),
  );
  const order = {
    pack,
    pending,
    error: useFailureText('checkout.buyTokens', error),
    onPurchase: () => checkOut({ packageId: pack.id }),
  };
  return (
    <div className="flex flex-1 flex-col">
      <PageTitle>{t('documentTitle')}</PageTitle>
      <div className="wrap grid grid-cols-1 gap-8 py-[clamp(2rem,1.4rem+2vw,3.5rem)]">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <div className="grid gap-2">
            <h1 className="text-2xl font-semibold">{t('heading')}</h1>
            <p className="text-ink-muted">{t('text')}</p>
          </div>
          <CurrentBalance tokens={tokens} />
        </div>
        <div className="grid grid-cols-1 items-start gap-[clamp(1.5rem,3vw,3.5rem)] desk:grid-cols-[minmax(0,1fr)_24rem]">
          <PackPicker
            packs={businessModel.packs}
            value={pack.id}
            onValueChange={(id) => {
              clearError();
              setSearch({ package: id }, { replace: true });
            }}
          />
          <OrderSummary
            {...order}
            balance={tokens}
            withBar
            className="desk:tall:sticky desk:top-[calc(var(--ui-header)+1.5rem)]"
          />
        </div>
      </div>
      <PurchaseBar {...order} className="mt-auto" />
    </div>
  );
}
