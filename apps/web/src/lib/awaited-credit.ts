import type { Id, User } from '@product/api-client';
import type { Purchase } from '@product/ui';
import { tabStorage } from './safe-storage';

const STORAGE_KEY = 'awaitedCredit';

/** What somebody went to pay for, and the balance they left with. */
export interface AwaitedCredit {
  purchase: Purchase;
  userId: Id;
  tokens: number;
}

/** Kept for this tab's life: the payment provider is another page, and the app starts anew behind it. */
export function awaitCredit(credit: AwaitedCredit) {
  tabStorage.set(STORAGE_KEY, JSON.stringify(credit));
}

/** What this person waits for. What is unreadable or another one's is none, and is forgotten. */
export function findAwaitedCredit(purchase: Purchase, userId: Id): AwaitedCredit | undefined {
  const credit = parse(tabStorage.get(STORAGE_KEY));
  if (credit?.userId !== userId) forgetCredit();
  else if (credit.purchase === purchase) return credit;
  return undefined;
}

export function forgetCredit() {
  tabStorage.remove(STORAGE_KEY);
}

/** Whether what was paid for is there: a balance that has grown, or a subscription that runs. */
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
