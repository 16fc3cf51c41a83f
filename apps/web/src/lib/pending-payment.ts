import type { Id, User } from '@product/api-client';
import { readStored } from '@product/domain';
import type { Purchase } from '@product/ui';
import { tabStorage } from './safe-storage';
import { TAB_KEYS } from './stored';

/** A pending payment, and the least balance of the user that this tab has read since before it. */
export interface PendingPayment {
  purchase: Purchase;
  userId: Id;
  tokens: number;
}

/** Stored in session storage: the payment provider is another page, and the app restarts after it. */
export function storePendingPayment(credit: PendingPayment) {
  tabStorage.set(TAB_KEYS.pendingPayment, JSON.stringify(credit));
}

/** The user's pending payment. Data that is unreadable or another user's is ignored and removed. */
export function findPendingPayment(purchase: Purchase, userId: Id): PendingPayment | undefined {
  const credit = parse(tabStorage.get(TAB_KEYS.pendingPayment));
  if (credit?.userId !== userId) removePendingPayment();
  else if (credit.purchase === purchase) return credit;
  return undefined;
}

export function removePendingPayment() {
  tabStorage.remove(TAB_KEYS.pendingPayment);
}

/**
 * The payment with the user's balance, if that is lower: tokens were spent meanwhile, and a later credit raises the
 * balance from there.
 */
export const withLeastBalance = (payment: PendingPayment, { tokens }: User): PendingPayment =>
  tokens < payment.tokens ? { ...payment, tokens } : payment;

/**
 * Whether something has been credited since: the balance has grown, or the subscription is active. It may be another
 * purchase, and a credit that was spent is not seen: only the balance itself is a fact to state.
 */
export function isCredited({ purchase, tokens }: PendingPayment, user: User): boolean {
  return user.tokens > tokens || (purchase === 'subscription' && user.subscriptionStatus === 'active');
}

function parse(stored: string | null): PendingPayment | undefined {
  const { purchase, userId, tokens } = readStored<PendingPayment>(stored);
  return (purchase === 'tokens' || purchase === 'subscription') &&
    (typeof userId === 'number' || typeof userId === 'string') &&
    typeof tokens === 'number'
    ? { purchase, userId, tokens }
    : undefined;
}
