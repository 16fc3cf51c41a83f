import type { Creation, SubscriptionOrder, TokenOrder, User } from '@product/api-client';
import type { RenderRequest } from './media/request';

export interface Account extends User {
  id: number;
  passwordHash: string;
  /** Milliseconds since 1970. */
  registeredAt: number;
  /** The last day of the trial in use, in days of UTC since 1970, and its number of images so far. */
  trial: { day: number; used: number };
  subscription?: SubscriptionOrder;
}

export interface StoredCreation extends Creation {
  userId: number;
}

export interface Order {
  /** Hard to guess: payment needs no other credential. */
  id: string;
  accountId: number;
  item: TokenOrder | SubscriptionOrder;
  /** Base URL of the app, to which the checkout leads back; without a trailing slash. */
  returnTo: string;
  /** A paid order is credited later, or never. */
  status: 'open' | 'cancelled' | 'paid' | 'credited';
  /** When a paid order is credited, in milliseconds since 1970. Never if absent. */
  creditAt?: number;
}

export const CREDIT_TIMES = ['now', 'later', 'never'] as const;
export type CreditTime = (typeof CREDIT_TIMES)[number];

/** The whole state of a world, as plain data that can be serialised as JSON. */
export interface State {
  accounts: Account[];
  /** Oldest first. */
  creations: StoredCreation[];
  sessions: Record<string, number>;
  /** The session of the world's browser; `null` if signed out. */
  browserSession: string | null;
  media: Record<string, RenderRequest>;
  /** Oldest first. */
  orders: Order[];
  /** Preselected on the checkout's page. */
  creditTime: CreditTime;
  /** Number of additional public creations, derived from their index instead of stored. */
  crowd: number;
  lastId: number;
  randomSeed: number;
}

export function emptyState(): State {
  return {
    accounts: [],
    creations: [],
    sessions: {},
    browserSession: null,
    media: {},
    orders: [],
    creditTime: 'now',
    crowd: 0,
    lastId: 0,
    randomSeed: 20_26,
  };
}

export function newId(state: State): number {
  state.lastId += 1;
  return state.lastId;
}
