import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { endpoints } from '../endpoints';
import { isUnauthorized } from '../errors';
import type { BodyOf } from '../endpoint';
import type { Session, SessionCause } from '../session/session';
import type { User } from '../session/user.schema';
import { callMutation } from './call-mutation';
import { isPrivate, keys } from './keys';

/** The current user, or `null` when signed out. */
export const userQuery = (api: Session) =>
  queryOptions({
    queryKey: keys.user,
    queryFn: async ({ signal, client }): Promise<User | null> => {
      const user = await readUser(api, signal);
      // An aborted request must not end the session that its replacement reads.
      signal.throwIfAborted();
      if (api.confirm(user)) await removePrivateData(client);
      return user;
    },
    // After a failure the next screen does not refetch on mount, whether or not a user is known from before.
    retryOnMount: false,
    refetchOnMount: ({ state }) => state.status !== 'error',
  });

async function readUser(api: Session, signal: AbortSignal): Promise<User | null> {
  try {
    return await api.send(endpoints.getUser, { signal });
  } catch (error) {
    if (isUnauthorized(error)) return null;
    throw error;
  }
}

/**
 * Changes of the session run one at a time, each after the one before has taken effect, so that the session shown is
 * that of the cookie set last.
 */
const ONE_AT_A_TIME = { id: 'session' };

/** The variables contain a password: `useSubmit` forgets them after a success. */
const SECRET = { secret: true };

const startMutation = <Call extends typeof endpoints.login | typeof endpoints.register>(
  api: Session,
  endpoint: Call,
) =>
  callMutation(endpoint, {
    meta: SECRET,
    scope: ONE_AT_A_TIME,
    mutationFn(body: BodyOf<Call>, { client }) {
      storeReadCount(client, body);
      return api.send(endpoint, { body });
    },
    async onSuccess(user, body, _result, { client }) {
      const isOlder = hasReadSince(client, body);
      await enterSession(api, client, user);
      if (isOlder) refetchUser(client);
    },
  });

export const loginMutation = (api: Session) => startMutation(api, endpoints.login);

export const registerMutation = (api: Session) => startMutation(api, endpoints.register);

export const logoutMutation = (api: Session) =>
  callMutation(endpoints.logout, {
    scope: ONE_AT_A_TIME,
    mutationFn: (_: void) => api.send(endpoints.logout),
    onSuccess: (_data, _variables, _result, { client }) => enterSession(api, client, null),
  });

export const languageMutation = (api: Session) =>
  callMutation(endpoints.updateLanguage, {
    // One at a time, from whichever menu, so that the language chosen last is the one that is stored.
    scope: { id: endpoints.updateLanguage.name },
    mutationFn(body: BodyOf<typeof endpoints.updateLanguage>, { client }) {
      storeReadCount(client, body);
      return api.send(endpoints.updateLanguage, { body });
    },
    onSuccess(user, body, _result, { client }) {
      // Only if the same user is still signed in.
      client.setQueryData<User | null>(keys.user, (current) => (current?.id === user.id ? user : current));
      if (hasReadSince(client, body)) refetchUser(client);
    },
  });

/** By a call's body: how often the user had been read or set when the call was sent. */
const readCounts = new WeakMap<object, number | undefined>();

const countReads = (client: QueryClient) => client.getQueryState(keys.user)?.dataUpdateCount;

const storeReadCount = (client: QueryClient, body: object) => readCounts.set(body, countReads(client));

/** Whether a response may be older than what has been read since its call was sent, such as the balance. */
const hasReadSince = (client: QueryClient, body: object) =>
  countReads(client) !== readCounts.get(body) || client.isFetching({ queryKey: keys.user }) > 0;

const refetchUser = (client: QueryClient) => void client.invalidateQueries({ queryKey: keys.user });

/** Ends the session in this page without a call, after a logout in another tab. Removes all private data. */
export const endSession = (api: Session, client: QueryClient): Promise<void> =>
  enterSession(api, client, null, 'elsewhere');

/** Starts a session, or the signed-out state. Removes the data of the previous one and drops its pending responses. */
async function enterSession(api: Session, client: QueryClient, user: User | null, cause?: SessionCause) {
  await client.cancelQueries({ queryKey: keys.user });
  const isSameUser = user !== null && user.id === api.user?.id;
  api.startNewSession(user, cause);
  // The rendered queries belong to the same user. If they were removed, their components would not request them again.
  await removePrivateData(client, isSameUser ? 'inactive' : 'all');
  void client.resetQueries({ predicate: isPrivate });
  client.setQueryData(keys.user, user);
}

async function removePrivateData(client: QueryClient, type: 'all' | 'inactive' = 'all') {
  await client.cancelQueries({ predicate: isPrivate });
  client.removeQueries({ predicate: isPrivate, type });
  const mutationCache = client.getMutationCache();
  for (const mutation of mutationCache.getAll()) {
    // A pending mutation that changes the session keeps its place in the queue.
    const isQueued = mutation.options.scope?.id === ONE_AT_A_TIME.id && mutation.state.status === 'pending';
    if (!isQueued) mutationCache.remove(mutation);
  }
}
