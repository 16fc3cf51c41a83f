import { addAccount, findByName } from '../accounts';
import { accountOf } from '../sessions';
import { newId, type Account, type State } from '../state';
import type { Seed } from '../verbs';
import { makeCreation } from './creations';
import { DEMO_PASSWORD } from './people';

/** Replaces contents of a state. Throws if `user` or `creations` are given and no user is signed in. */
export function applySeed(
  state: State,
  { user, creations, community, crowd, creditTime }: Seed,
  now: number,
): void {
  const account = accountOf(state, state.browserSession);
  if (!account && (user || creations)) {
    throw new Error(
      'seed({ user, creations }) is about the person who is signed in, and nobody is in this scenario.',
    );
  }
  if (account && user) Object.assign(account, user);
  if (account && creations) {
    state.creations = state.creations.filter(({ userId }) => userId !== account.id);
    addPieces(state, account, creations);
  }
  if (community) {
    state.creations = state.creations.filter(({ userId }) => userId === account?.id);
    addPieces(
      state,
      neighbour(state, now),
      community.map((piece) => ({ ...piece, isPublic: true })),
    );
  }
  if (crowd !== undefined) state.crowd = crowd;
  if (creditTime) state.creditTime = creditTime;
}

function addPieces(state: State, { id: userId }: Account, newestFirst: NonNullable<Seed['creations']>): void {
  const pieces = newestFirst
    .toReversed()
    .map((piece) => makeCreation({ id: newId(state), ...piece, userId }));
  state.creations.push(...pieces);
}

function neighbour(state: State, registeredAt: number): Account {
  const name = { username: 'community', email: 'community@example.com' };
  return findByName(state, name) ?? addAccount(state, { ...name, password: DEMO_PASSWORD, registeredAt });
}
