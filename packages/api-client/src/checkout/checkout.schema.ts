import { BILLING_INTERVALS, PACK_IDS, PLAN_IDS } from '@product/domain';
import * as z from 'zod/mini';

export const subscriptionOrderSchema = z.object({
  planId: z.enum(PLAN_IDS),
  /** `payg` has no interval and sends `'month'` (decisions, section 3). */
  billingInterval: z.enum(BILLING_INTERVALS),
});
export type SubscriptionOrder = z.infer<typeof subscriptionOrderSchema>;

export const tokenOrderSchema = z.object({ packageId: z.enum(PACK_IDS) });
export type TokenOrder = z.infer<typeof tokenOrderSchema>;

/** The payment provider's checkout page. Check `url` with `safeCheckoutUrl` before navigating to it. */
export const checkoutSchema = z.object({ url: z.string() });
export type Checkout = z.infer<typeof checkoutSchema>;
