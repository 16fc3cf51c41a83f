import { expect, test } from 'vitest';
import { endpoints } from '../endpoints';
import { clientAnswering } from '../testing';
import { createSession, type SessionEvent } from './session';
import { userSchema } from './user.schema';

const ada = userSchema.parse({ id: 1, username: 'ada' });
const bob = userSchema.parse({ id: 2, username: 'bob' });

function listen() {
  const session = createSession(clientAnswering(() => new Response()).client);
  const events: SessionEvent[] = [];
  const unsubscribe = session.subscribe((event) => events.push(event));
  return { session, events, unsubscribe };
}

test('the first read of the user emits the user without starting another session', () => {
  const { session, events } = listen();
  expect(session.user).toBeUndefined();
  expect(session.confirm(ada)).toBe(false);
  expect(session.user).toBe(ada);
  expect(events).toEqual([{ type: 'signed-in', user: ada, cause: 'read' }]);
});

test('the first read of the user emits signed-out if it finds none', () => {
  const { session, events } = listen();
  expect(session.confirm(null)).toBe(false);
  expect(session.user).toBeNull();
  expect(events).toEqual([{ type: 'signed-out', cause: 'read' }]);
});

test('a second read of the same user emits no event, and replaces the former data', () => {
  const { session, events } = listen();
  session.confirm(ada);
  expect(session.confirm({ ...ada, tokens: 7 })).toBe(false);
  expect(session.user?.tokens).toBe(7);
  expect(events).toHaveLength(1);
});

test.each([
  [bob, { type: 'signed-in', user: bob, cause: 'read' }],
  [null, { type: 'signed-out', cause: 'read' }],
] as const)('a read that finds %o instead starts another session', (user, event) => {
  const { session, events } = listen();
  session.confirm(ada);
  expect(session.confirm(user)).toBe(true);
  expect(events.slice(1)).toEqual([event]);
});

test('a login, a logout and the end of a session elsewhere emit events', () => {
  const { session, events } = listen();
  session.startNewSession(ada);
  session.startNewSession(null);
  session.startNewSession(ada);
  session.startNewSession(null, 'elsewhere');
  expect(events).toEqual([
    { type: 'signed-in', user: ada, cause: 'call' },
    { type: 'signed-out', cause: 'call' },
    { type: 'signed-in', user: ada, cause: 'call' },
    { type: 'signed-out', cause: 'elsewhere' },
  ]);
});

test('a session is rejected if the first read after the login finds no user', () => {
  const { session, events } = listen();
  session.startNewSession(ada);
  session.confirm(null);
  expect(events.slice(1)).toEqual([{ type: 'rejected' }, { type: 'signed-out', cause: 'read' }]);
});

test('a session in which a private call has succeeded is not rejected', async () => {
  const { session, events } = listen();
  session.startNewSession(ada);
  await session.send(endpoints.deleteCreation, { params: { id: 7 } });
  session.confirm(null);
  expect(events.slice(1)).toEqual([{ type: 'signed-out', cause: 'read' }]);
});

test('public calls do not confirm a session', async () => {
  const session = createSession(clientAnswering(() => Response.json([])).client);
  const events: SessionEvent[] = [];
  session.subscribe((event) => events.push(event));
  session.startNewSession(ada);
  await session.send(endpoints.listGallery);
  session.confirm(null);
  expect(events.map(({ type }) => type)).toContain('rejected');
});

test('a session that was confirmed, or ended by a logout, is not rejected', () => {
  const { session, events } = listen();
  session.startNewSession(ada);
  session.confirm(ada);
  session.confirm(null);
  session.startNewSession(ada);
  session.startNewSession(null);
  session.confirm(null);
  expect(events.map(({ type }) => type)).not.toContain('rejected');
});

test('invalidate emits an event, until the listener unsubscribes', () => {
  const { session, events, unsubscribe } = listen();
  session.invalidate();
  unsubscribe();
  session.invalidate();
  expect(events).toEqual([{ type: 'invalidated', data: 'user' }]);
});
