import { hasIntervals } from '@product/domain';
import { subscribeMutation, useApi } from '@product/api-client/react';
import {
  Badge,
  BillingInterval,
  Button,
  CircleCheckIcon,
  EmptyState,
  PaymentSummary,
  PlanBenefits,
  PlanPicker,
  TrialBenefits,
  useUi,
} from '@product/ui';
import { useEffect, useState } from 'react';
import { PageTitle } from '../../core/page-title';
import { paths } from '../../core/paths';
import { Navigate, useSearchParams } from '../../core/router';
import { useServices } from '../../core/services';
import { useUser } from '../../core/use-user';
import { useCheckout } from '../../core/use-checkout';
import { useFailureText } from '../../core/feedback/use-failure-text';
import { useTexts } from '../../core/use-texts';
import { focusMainIfLost } from '../../lib/focus-main';
import { readChoice, toOrder, writeChoice, type SubscriptionChoice } from './subscription-choice';
import english from '../../i18n/locales/en/subscribe';

/** Redirects to the success page if the payment provider has redirected back with the paid session's id. */
export function Component() {
  const [search] = useSearchParams();
  const { subscriptionStatus } = useUser();
  const [isChanging, setChanging] = useState(false);
  if (search.get('session_id')) return <Navigate to={paths.subscribeSuccess} replace />;
  if (subscriptionStatus !== 'active' || isChanging) return <Subscribe />;
  return <ActiveSubscription onChange={() => setChanging(true)} />;
}

/** What is known of an active subscription: no call tells its plan. */
function ActiveSubscription({ onChange }: { onChange: () => void }) {
  const { t } = useTexts('subscribe', english);
  const { Link } = useUi();
  // The pressed button is removed.
  useEffect(() => focusMainIfLost, []);
  return (
    <div className="flex flex-1 flex-col items-center justify-center px-gutter py-16">
      <PageTitle>{t('documentTitle')}</PageTitle>
      <EmptyState
        headingLevel={1}
        drawing={<CircleCheckIcon aria-hidden size="4em" strokeWidth={1.2} className="text-success" />}
        title={t('active')}
        description={t('activeText')}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button asChild variant="inverse">
              <Link href={paths.generate}>{t('create')}</Link>
            </Button>
            <Button onClick={onChange}>{t('change')}</Button>
          </div>
        }
      />
    </div>
  );
}

/** Choice of a plan and a billing interval, and their price. The choice is in the URL, so that Back restores it. */
function Subscribe() {
  const { t } = useTexts('subscribe', english);
  const { subscriptionStatus } = useUser();
  const { businessModel, checkoutOrigins } = useServices().config;
  const [search, setSearch] = useSearchParams();
  const choice = readChoice(businessModel.plans, search);
  const { plan, interval } = choice;
  const { checkOut, pending, error, clearError } = useCheckout(
    'subscription',
    subscribeMutation(useApi(), { origins: checkoutOrigins }),
  );
  const failure = useFailureText('checkout.subscribe', error);
  const choose = (next: Partial<SubscriptionChoice>) => {
    clearError();
    setSearch(writeChoice({ ...choice, ...next }), { replace: true });
  };
  return (
    <div className="wrap grid grid-cols-1 gap-8 py-[clamp(2rem,1.4rem+2vw,3.5rem)]">
      <PageTitle>{t('documentTitle')}</PageTitle>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="grid gap-2">
          <h1 className="text-2xl font-semibold">{t('heading')}</h1>
          <p className="text-ink-muted">{t('text')}</p>
        </div>
        {subscriptionStatus === 'active' && <Badge variant="success">{t('active')}</Badge>}
      </div>
      <div className="grid grid-cols-1 items-start gap-[clamp(1.5rem,3vw,3.5rem)] desk:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid grid-cols-1 gap-8">
          {businessModel.trial && <TrialBenefits trial={businessModel.trial} />}
          <PlanPicker
            plans={businessModel.plans}
            interval={interval}
            value={plan.id}
            onValueChange={(id) => {
              const next = businessModel.plans.find((one) => one.id === id);
              if (next) choose({ plan: next });
            }}
          />
          <PlanBenefits plan={plan} />
          {hasIntervals(plan) && (
            <BillingInterval
              plan={plan}
              value={interval}
              onValueChange={(next) => choose({ interval: next })}
              wording={businessModel.wording.yearlySaving}
            />
          )}
        </div>
        <PaymentSummary
          plan={plan}
          interval={interval}
          termsHref={paths.terms}
          moneyBack={businessModel.moneyBack}
          proratedCredit={businessModel.proratedCredit}
          onConfirm={() => checkOut(toOrder(choice))}
          pending={pending}
          error={failure}
          className="desk:tall:sticky desk:top-[calc(var(--ui-header)+1.5rem)]"
        />
      </div>
    </div>
  );
}
