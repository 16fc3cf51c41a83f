import type { Id, User } from '@product/api-client';
import type { Purchase } from '@product/ui';
import { tabStorage } from './safe-storage';
import { TAB_KEYS } from './stored';

/** A pending payment, and the user's balance before it. */
export interface AwaitedCredit {
  purchase: Purchase;
  userId: Id;
  tokens: number;
}

/** Stored in session storage: the payment provider is another page, and the app restarts after it. */
export function awaitCredit(credit: AwaitedCredit) {
  tabStorage.set(TAB_KEYS.awaitedCredit, JSON.stringify(credit));
}

/** The user's pending payment. Data that is unreadable or another user's is ignored and removed. */
export function findAwaitedCredit(purchase: Purchase, userId: Id): AwaitedCredit | undefined {
  const credit = parse(tabStorage.get(TAB_KEYS.awaitedCredit));
  if (credit?.userId !== userId) forgetCredit();
  else if (credit.purchase === purchase) return credit;
  return undefined;
}

export function forgetCredit() {
  tabStorage.remove(TAB_KEYS.awaitedCredit);
}

/** Whether the payment has been credited: the balance has grown, or the subscription is active. */
export function hasArrived({ purchase, tokens }: AwaitedCredit, user: User): boolean {
  return user.tokens > tokens || (purchase === 'subscription' && user.subscriptionStatus === 'active');
}

function parse(stored: string | null): AwaitedCredit | undefined {
  try {
    const { purchase, userId, tokens } = JSON.parse(stored ?? '');
    const isCredit =
      (purchase === 'tokens' || purchase === 'subscription') &&
      (typeof userId === 'number' || typeof userId === 'string') &&
      typeof tokens === 'number';
    return isCredit ? { purchase, userId, tokens } : undefined;
  } catch {
    return undefined;
  }
}
