import type { Creation, SubscriptionOrder, TokenOrder, User } from '@product/api-client';
import type { AspectRatio, MediaType, Quality, Style } from '@product/domain';

/** An account as the back end knows it. */
export interface Account extends User {
  id: number;
  passwordHash: string;
  /** Milliseconds since 1970. */
  registeredAt: number;
  /** The trial's latest day in use, counted from registration, and its images so far. */
  trial: { day: number; used: number };
  /** What was subscribed to at the checkout. */
  subscription?: SubscriptionOrder;
}

/** A saved creation; it always has an owner. */
export interface StoredCreation extends Creation {
  userId: number;
}

/** What a picture is painted from, or a video filmed. */
export interface PaintRequest {
  prompt: string;
  style: Style;
  aspectRatio: AspectRatio;
  quality: Quality;
  mediaType: MediaType;
}

/** What somebody has gone to the checkout with. */
export interface Order {
  /** Hard to guess: whoever knows it may pay. */
  id: string;
  accountId: number;
  item: TokenOrder | SubscriptionOrder;
  /** The app's address, which the checkout leads back to; without a slash at its end. */
  returnTo: string;
  /** What is paid for is credited later, or never. */
  status: 'open' | 'cancelled' | 'paid' | 'credited';
  /** When a paid order is credited, in milliseconds since 1970. None: never. */
  creditAt?: number;
}

/** When what was paid for arrives. */
export const CREDIT_TIMES = ['now', 'later', 'never'] as const;
export type CreditTime = (typeof CREDIT_TIMES)[number];

/** Everything a world remembers, as plain data: it can be written down as JSON and read back. */
export interface State {
  accounts: Account[];
  /** Oldest first. */
  creations: StoredCreation[];
  /** Whose each session token is. */
  sessions: Record<string, number>;
  /** The session of the browser in front of the world; `null` when signed out. */
  browserSession: string | null;
  /** What was generated, by media id. */
  media: Record<string, PaintRequest>;
  /** Oldest first. */
  orders: Order[];
  /** What the checkout's page proposes. */
  creditTime: CreditTime;
  /** So many more public pieces, derived from their number instead of stored. */
  crowd: number;
  lastId: number;
  chanceSeed: number;
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
    chanceSeed: 20_26,
  };
}

export function newId(state: State): number {
  state.lastId += 1;
  return state.lastId;
}
