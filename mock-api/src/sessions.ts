import { findAccount } from './accounts';
import { randomText } from './random';
import type { Account, State } from './state';

const TOKEN_LENGTH = 24;

export function openSession(state: State, account: Account, random: () => number): string {
  const token = randomText(random, TOKEN_LENGTH);
  state.sessions[token] = account.id;
  return token;
}

export function endSession(state: State, token: string | null): void {
  if (token) delete state.sessions[token];
}

export function accountOf(state: State, token: string | null): Account | undefined {
  return token && Object.hasOwn(state.sessions, token)
    ? findAccount(state, state.sessions[token])
    : undefined;
}
