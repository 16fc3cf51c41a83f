import type { Language, MediaType, Quality, Ratio, Style } from './rules';

export interface Account {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly password: Buffer;
  readonly isAdmin: boolean;
  readonly trialEndsAt: number;
  trialUse: { day: string; count: number };
  tokens: number;
  subscribed: boolean;
  language: Language;
}

export interface Creation {
  id: string;
  userId: string;
  title: string;
  prompt: string;
  imageUrl: string;
  style: Style;
  aspectRatio: Ratio;
  mediaType: MediaType;
  isPublic: boolean;
  metadata: { quality: Quality; videoDuration?: string };
}

export interface Session {
  readonly account: Account;
  readonly expires: number;
}

export interface Store {
  readonly accounts: Account[];
  /** In the order of saving. */
  readonly creations: Map<string, Creation>;
  readonly sessions: Map<string, Session>;
}

export const createStore = (): Store => ({ accounts: [], creations: new Map(), sessions: new Map() });

export const hasAccess = (account: Account): boolean =>
  account.isAdmin || account.tokens > 0 || account.subscribed;
