import { businessModels } from '@product/domain';
import { BillingInterval } from '../../pieces/billing/billing-interval';
import { ComparisonTable } from '../../pieces/billing/comparison-table';
import { CurrentBalance } from '../../pieces/billing/current-balance';
import { Faq } from '../../pieces/billing/faq';
import { OrderSummary } from '../../pieces/billing/order-summary';
import { PackCard, PackGrid } from '../../pieces/billing/pack-card';
import { PackPicker } from '../../pieces/billing/pack-picker';
import { PaymentReturn } from '../../pieces/billing/payment-return';
import { PaymentSummary } from '../../pieces/billing/payment-summary';
import { PlanBenefits } from '../../pieces/billing/plan-benefits';
import { PlanPicker } from '../../pieces/billing/plan-picker';
import { PurchaseBar } from '../../pieces/billing/purchase-bar';
import { TrialBenefits } from '../../pieces/billing/trial-benefits';
import { UsageCards } from '../../pieces/billing/usage-cards';
import type { Cases } from '../case';

const { packs, plans } = businessModels.tokens;
const [pack] = packs;
const [plan] = plans;
const { trial } = businessModels.trial;
if (!pack || !plan || !trial)
  throw new Error('A business model has packs and plans, the trial model a trial.');

export const billing: Cases = {
  BillingInterval: (root) => <BillingInterval {...root} plan={plan} value="month" />,
  ComparisonTable: (root) => <ComparisonTable {...root} packs={packs} />,
  CurrentBalance: (root) => <CurrentBalance {...root} tokens={3} />,
  Faq: (root) => <Faq {...root} />,
  OrderSummary: (root) => <OrderSummary {...root} pack={pack} balance={0} />,
  PackCard: (root) => <PackCard {...root} pack={pack} />,
  PackPicker: (root) => <PackPicker {...root} packs={packs} />,
  PackGrid: (root) => <PackGrid {...root} packs={packs} />,
  PaymentReturn: (root) => <PaymentReturn {...root} purchase="tokens" outcome="paid" href="#" />,
  PaymentSummary: (root) => <PaymentSummary {...root} plan={plan} interval="month" />,
  PlanBenefits: (root) => <PlanBenefits {...root} plan={plan} />,
  PlanPicker: (root) => <PlanPicker {...root} plans={plans} value="basic" interval="month" />,
  PurchaseBar: (root) => <PurchaseBar {...root} pack={pack} />,
  TrialBenefits: (root) => <TrialBenefits {...root} trial={trial} />,
  UsageCards: (root) => <UsageCards {...root} />,
};
