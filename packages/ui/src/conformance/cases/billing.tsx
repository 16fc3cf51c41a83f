import { businessModels } from '@product/domain';
import {
  BillingInterval,
  ComparisonTable,
  CurrentBalance,
  OrderSummary,
  PackCard,
  PackGrid,
  PackPicker,
  PaymentReturn,
  PaymentSummary,
  PlanBenefits,
  PlanPicker,
  PurchaseBar,
  TrialBenefits,
} from '../../pieces/billing';
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
};
