import { createSession, type ApiClient, type Session } from '@product/api-client';

const sessions = new WeakMap<ApiClient, Session>();

/** The session of a client: the client itself if it is one, else one session per client, for all components. */
export function sessionOf(client: ApiClient | Session): Session {
  if ('startNewSession' in client) return client;
  const existing = sessions.get(client);
  if (existing) return existing;
  const session = createSession(client);
  sessions.set(client, session);
  return session;
}
