import {
  isOneOf,
  LANGUAGES,
  TITLE_MIN_LENGTH,
  TOKEN_COST,
  TRIAL_IMAGES_PER_DAY,
  type MediaType,
  type Quality,
} from '@product/domain';
import { USERS, type Call, type Device, type UserIndex } from './calls';
import type { KeyedCall } from './requests';

/** What can change of an account. */
export interface Account {
  tokens: number;
  /** Images that are left of the trial's day. */
  trial: number;
  language: string | null;
  /** An administrator or a subscriber: not charged. */
  isFree: boolean;
}

export interface Creation {
  /** Our name of it. The server gives it an id. */
  key: string;
  owner: UserIndex;
  title: string;
  isPublic: boolean;
}

/** The state of a server, as far as two users and a visitor can see it. Never changed, only replaced. */
export interface State {
  accounts: readonly Account[];
  /** The newest first. */
  creations: readonly Creation[];
  /** Who is signed in on which device. */
  sessions: Readonly<Record<Device, UserIndex | undefined>>;
}

/** One of these statuses, or any 4xx. */
interface Refusal {
  kind: 'refusal';
  statuses: readonly number[] | '4xx';
}

export type Expected =
  | Refusal
  | { kind: 'success' }
  | { kind: 'user'; user: UserIndex; account: Account }
  | { kind: 'list' | 'gallery'; creations: readonly Creation[] };

interface Outcome {
  state: State;
  expected: Expected;
}

/** The trial's images that may be left of an account that existed before. */
export const TRIALS = Array.from({ length: TRIAL_IMAGES_PER_DAY + 1 }, (_, left) => left);

const SUCCESS: Expected = { kind: 'success' };
const REFUSED: Refusal = { kind: 'refusal', statuses: '4xx' };
const SIGNED_OUT: Refusal = { kind: 'refusal', statuses: [401] };
const NOT_FOUND: Refusal = { kind: 'refusal', statuses: [404] };
const NOT_PAID: Refusal = { kind: 'refusal', statuses: [402] };
const NO_ACCESS: Refusal = { kind: 'refusal', statuses: [402, 403] };

/** All that one call may do to a state. Several outcomes where the contract leaves a choice. */
function outcomesOf(state: State, call: KeyedCall): Outcome[] {
  const same = (expected: Expected): Outcome[] => [{ state, expected }];
  const then = (changes: Partial<State>, expected: Expected = SUCCESS): Outcome[] => [
    { state: { ...state, ...changes }, expected },
  ];
  switch (call.kind) {
    case 'register':
      return same(REFUSED);
    case 'log in': {
      if (call.isWrongPassword) return same(REFUSED);
      const sessions = { ...state.sessions, [call.device]: call.user };
      return then({ sessions }, userOf(state, call.user));
    }
    case 'log out':
      return then({ sessions: { ...state.sessions, [call.device]: undefined } });
    case 'read gallery':
      return same({ kind: 'gallery', creations: state.creations.filter(({ isPublic }) => isPublic) });
  }
  const user = state.sessions[call.device];
  if (user === undefined) return same(isInvalid(call) ? REFUSED : SIGNED_OUT);
  const own = state.creations.find(({ key, owner }) => key === call.key && owner === user);
  switch (call.kind) {
    case 'read user':
      return same(userOf(state, user));
    case 'read list':
      return same({ kind: 'list', creations: state.creations.filter(({ owner }) => owner === user) });
    case 'choose language': {
      const accounts = changed(state, user, { language: call.language });
      return isInvalid(call) ? same(REFUSED) : then({ accounts }, userOf({ ...state, accounts }, user));
    }
    case 'save': {
      if (isInvalid(call)) return same(REFUSED);
      const { key, title, isPublic } = call;
      const saved = then({ creations: [{ key, owner: user, title, isPublic }, ...state.creations] });
      // With another user's id it may be refused, or saved for the user who is signed in.
      return call.isForOther ? [...saved, ...same(REFUSED)] : saved;
    }
    case 'update': {
      if (isInvalid(call)) return same(REFUSED);
      const { title, isPublic } = call;
      return own
        ? then({ creations: state.creations.map((one) => (one === own ? { ...own, title, isPublic } : one)) })
        : same(NOT_FOUND);
    }
    case 'delete':
      return own ? then({ creations: state.creations.filter((one) => one !== own) }) : same(NOT_FOUND);
    case 'check out':
      return same(SUCCESS);
    case 'generate': {
      const charged = charge(accountOf(state, user), call);
      return 'statuses' in charged ? same(charged) : then({ accounts: changed(state, user, charged) });
    }
  }
}

function isInvalid(call: Call): boolean {
  if (call.kind === 'choose language') return !isOneOf(LANGUAGES, call.language);
  return (call.kind === 'save' || call.kind === 'update') && call.title.length < TITLE_MIN_LENGTH;
}

/** What a generation changes of an account, or its refusal. */
function charge(
  { tokens, trial, isFree }: Account,
  { mediaType, quality }: { mediaType: MediaType; quality: Quality },
): Partial<Account> | Refusal {
  const isImage = mediaType === 'image';
  if (isFree) return {};
  if (tokens === 0 && (!isImage || quality === '4k')) return NO_ACCESS;
  if (tokens >= TOKEN_COST[mediaType]) return { tokens: tokens - TOKEN_COST[mediaType] };
  return isImage && trial > 0 ? { trial: trial - 1 } : NOT_PAID;
}

function accountOf({ accounts }: State, user: UserIndex): Account {
  const account = accounts[user];
  if (!account) throw new RangeError(`There is no account ${user}.`);
  return account;
}

const userOf = (state: State, user: UserIndex): Expected => ({
  kind: 'user',
  user,
  account: accountOf(state, user),
});

const changed = (state: State, user: UserIndex, changes: Partial<Account>) =>
  USERS.map((one) => ({ ...accountOf(state, one), ...(one === user && changes) }));

/** One order of calls that were sent side by side, with what each response must then be. */
export interface Linearisation {
  state: State;
  /** In the order of the calls. */
  expected: readonly Expected[];
}

/** Every order in which a server may have done some calls, and every choice that it may have made. */
export function linearise(state: State, calls: readonly (KeyedCall | undefined)[]): Linearisation[] {
  const orders = calls.flatMap((call, index) =>
    call === undefined
      ? []
      : outcomesOf(state, call).flatMap((outcome) =>
          linearise(outcome.state, calls.with(index, undefined)).map((rest) => ({
            state: rest.state,
            expected: rest.expected.with(index, outcome.expected),
          })),
        ),
  );
  return orders.length > 0 ? orders : [{ state, expected: calls.map(() => SUCCESS) }];
}

/** Without the states that are equal to an earlier one. */
export const distinct = (states: readonly State[]): State[] => [
  ...new Map(states.map((state) => [JSON.stringify(state), state])).values(),
];
