import type { GenerationRequest } from '@product/api-client';
import {
  gateReason,
  hasGenerationAccess,
  isFreeOfCharge,
  TOKEN_COST,
  TRIAL_DAYS,
  TRIAL_IMAGES_PER_DAY,
  type GateReason,
} from '@product/domain';
import { findAccount } from './accounts';
import { HttpError } from './http-error';
import type { Account, State } from './state';

const DAY_MS = 86_400_000;

/** What was charged for a generation, so that it can be refunded. */
export type Charge =
  | { kind: 'free' }
  | { kind: 'tokens'; amount: number }
  /** One image of a day of the trial. */
  | { kind: 'trial'; day: number };

type Order = Pick<GenerationRequest, 'mediaType' | 'quality'>;

const GATE_MESSAGES: Record<GateReason, string> = {
  video: 'Video generation requires tokens. Please purchase a token package to continue.',
  quality4k: '4K quality generation requires tokens. Please purchase a token package to continue.',
};

/** Throws a 403 if the order needs access that the account lacks. */
export function requireAccess(account: Account, order: Order): void {
  const reason = gateReason(order, hasGenerationAccess(account));
  if (reason) throw new HttpError(403, GATE_MESSAGES[reason]);
}

/**
 * Charges a generation, or throws a 402. It is synchronous and runs before rendering: two concurrent requests cannot
 * both take the last token.
 */
export function charge(account: Account, order: Order, now: number): Charge {
  const quoted = quote(account, order, now);
  if (quoted.kind === 'tokens') account.tokens -= quoted.amount;
  if (quoted.kind === 'trial') account.trial = { day: quoted.day, used: trialUses(account, quoted.day) + 1 };
  return quoted;
}

/** Refunds a charge, if the account still exists. */
export function refund(state: State, accountId: number, charged: Charge): void {
  const account = findAccount(state, accountId);
  if (!account) return;
  if (charged.kind === 'tokens') account.tokens += charged.amount;
  if (charged.kind === 'trial' && account.trial.day === charged.day) {
    account.trial = { day: charged.day, used: Math.max(0, account.trial.used - 1) };
  }
}

function quote(account: Account, order: Order, now: number): Charge {
  if (isFreeOfCharge(account)) return { kind: 'free' };
  const amount = TOKEN_COST[order.mediaType];
  if (account.tokens >= amount) return { kind: 'tokens', amount };
  const day = Math.floor(now / DAY_MS);
  const isTrial =
    order.mediaType === 'image' && account.tokens === 0 && now < account.registeredAt + TRIAL_DAYS * DAY_MS;
  if (isTrial && trialUses(account, day) < TRIAL_IMAGES_PER_DAY) return { kind: 'trial', day };
  throw new HttpError(402, `Insufficient tokens. This costs ${amount}, the balance is ${account.tokens}.`);
}

function trialUses({ trial }: Account, day: number): number {
  return trial.day === day ? trial.used : 0;
}
