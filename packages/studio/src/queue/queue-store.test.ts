import { createApiClient, createSession, type User } from '@product/api-client';
import { createQueryClient, userQuery } from '@product/api-client/react';
import { GENERATOR_DEFAULTS } from '@product/domain';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createGenerationStore } from '../generation/generation-store';
import { manualClock } from '../testing/manual-clock';
import { createQueueStore, DEFAULT_DELAY_MS, type QueueStoreOptions } from './queue-store';

const userOf = (id: number, tokens = 9) => ({ id, username: `user${id}`, tokens }) as User;
const RESULT = { mediaUrl: '/sea.jpg', mediaType: 'image' };
const all = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...GENERATOR_DEFAULTS, prompt: `prompt ${index + 1}` }));
const agreement = (cost: number) => ({ cost, isTrial: false });

/** The locks of Node are those of all tests. */
const withoutLock: QueueStoreOptions['lock'] = (_name, act) => act();

interface Options extends Pick<QueueStoreOptions, 'lock' | 'results'> {
  tokens?: number;
  stored?: string | null;
}

/** A queue over a server whose responses to generations the test sends. */
async function open({ tokens = 9, stored = null, ...given }: Options = {}) {
  const { lock, results } = { lock: withoutLock, ...given };
  const balance = { tokens, isSignedIn: true };
  const sent: {
    prompt: string;
    answer: (body: unknown, init?: ResponseInit) => Promise<void>;
    lose: () => Promise<void>;
  }[] = [];
  const settle = async () => {
    for (let turn = 0; turn < 40; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  };
  const fetch = async (request: Request) => {
    if (request.method === 'GET')
      return balance.isSignedIn
        ? Response.json(userOf(1, balance.tokens))
        : new Response('', { status: 401 });
    const { prompt } = await request.json();
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    request.signal.addEventListener('abort', () => reject(request.signal.reason));
    sent.push({
      prompt,
      answer: (body, init) => {
        if (!init) balance.tokens -= 1;
        resolve(Response.json(body, init));
        return settle();
      },
      lose: () => {
        reject(new TypeError('Failed to fetch'));
        return settle();
      },
    });
    return promise;
  };
  const api = createSession(createApiClient({ baseUrl: 'https://api.example', fetch }));
  const queryClient = createQueryClient();
  await queryClient.fetchQuery(userQuery(api));
  const clock = manualClock();
  const generations = createGenerationStore({ api, queryClient, clock });
  let text: string | null = stored;
  const storage = {
    get: () => text,
    set: (next: string) => Boolean((text = next)),
    remove: () => void (text = null),
  };
  const queue = createQueueStore({ api, queryClient, generations, clock, results, storage, lock });
  return {
    api,
    balance,
    clock,
    generations,
    queue,
    sent,
    settle,
    stored: () => text,
    states: () => queue.state().jobs.map(({ state }) => state),
    last: () => sent.at(-1)!,
  };
}

test('generations are sent one after the other, each once', async () => {
  const { queue, sent, settle, states, last, generations } = await open();
  queue.add(all(3), agreement(3));
  await settle();
  expect(sent.map(({ prompt }) => prompt)).toEqual(['prompt 1']);
  expect(generations.running()).toBe(0);
  await last().answer(RESULT);
  expect(sent).toHaveLength(2);
  expect(Math.round(generations.running()!)).toBe(33);
  await last().answer({ message: 'Closed.' }, { status: 500 });
  await last().answer(RESULT);
  expect(states()).toEqual(['done', 'failed', 'done']);
  expect(sent).toHaveLength(3);
  expect(generations.running()).toBeUndefined();
  expect(generations.phase().name).toBe('done');
});

test('a failure of the queue is never a phase that a component renders, which would announce it too', async () => {
  const { queue, settle, last, generations, states } = await open();
  const rendered = new Set<string>();
  generations.subscribe(() => queueMicrotask(() => rendered.add(generations.phase().name)));
  queue.add(all(2), agreement(2));
  await settle();
  await last().answer({ message: 'Closed.' }, { status: 500 });
  await last().answer(RESULT);
  expect(states()).toEqual(['failed', 'done']);
  expect(rendered).toEqual(new Set(['idle', 'generating', 'done']));
});

test('the results of one press have the same set, and those of another press do not', async () => {
  const sets: unknown[] = [];
  const results: QueueStoreOptions['results'] = { add: ({ set }) => sets.push(set) };
  const { queue, settle, last } = await open({ results });
  queue.add(all(2), agreement(2));
  await settle();
  queue.add(all(1), agreement(1));
  for (let end = 0; end < 3; end += 1) await last().answer(RESULT);
  queue.clear();
  queue.add(all(1), agreement(1));
  await settle();
  await last().answer(RESULT);
  expect(sets[0]).toBe(sets[1]);
  expect(new Set(sets).size).toBe(3);
});

test('what is not covered does not begin, also not after a credit, until the user agrees', async () => {
  const { queue, sent, settle, balance, last } = await open({ tokens: 1 });
  queue.add(all(3), agreement(1));
  await settle();
  balance.tokens = 20;
  await last().answer(RESULT);
  expect(sent).toHaveLength(1);
  expect(queue.state().pause).toBe('ask');
  queue.resume(agreement(2));
  await settle();
  await last().answer(RESULT);
  expect(sent).toHaveLength(3);
});

test('tokens that were spent elsewhere pause it before a request', async () => {
  const { queue, sent, settle, balance } = await open({ tokens: 2 });
  balance.tokens = 0;
  queue.add(all(2), agreement(2));
  await settle();
  expect(sent).toHaveLength(0);
  expect(queue.state()).toMatchObject({ pause: 'tokens', budget: 0 });
});

test.each([
  ['is refused for tokens', { message: 'Insufficient tokens.' }, { status: 402 }, 'tokens'],
  ['finds the session expired', {}, { status: 401 }, 'session'],
])('one that %s waits, and the rest with it', async (_what, body, init, pause) => {
  const { queue, settle, last, states, balance } = await open();
  queue.add(all(2), agreement(2));
  await settle();
  if (init.status === 401) balance.isSignedIn = false;
  await last().answer(body, init);
  expect(queue.state().pause).toBe(pause);
  expect(states()).toEqual(['waiting', 'waiting']);
});

test('after a lost connection the outcome is unknown: it is not repeated, and nothing more begins', async () => {
  const { queue, settle, last, states, sent } = await open();
  queue.add(all(2), agreement(2));
  await settle();
  await last().lose();
  expect(states()).toEqual(['failed', 'waiting']);
  expect(queue.state()).toMatchObject({ pause: 'connection', jobs: [{ isUnknown: true }, {}] });
  queue.retry(1, agreement(1));
  await settle();
  expect(sent).toHaveLength(2);
  expect(sent[1]?.prompt).toBe('prompt 1');
});

test.each([
  ['as long as the server says', { 'retry-after': '7' }, 7_000],
  ['for a while', undefined, DEFAULT_DELAY_MS],
])('after a 429 it waits %s', async (_what, headers, ms) => {
  const { queue, settle, last, sent, clock } = await open();
  queue.add(all(1), agreement(1));
  await settle();
  await last().answer({}, { status: 429, ...(headers && { headers }) });
  expect(queue.state().delayMs).toBe(ms);
  clock.advance(ms - 1);
  await settle();
  expect(sent).toHaveLength(1);
  clock.advance(1);
  await settle();
  expect(sent).toHaveLength(2);
  await last().answer(RESULT);
  expect(queue.state().jobs[0]?.state).toBe('done');
});

test('a pause during the wait after a 429 ends it', async () => {
  const { queue, settle, last, sent, clock } = await open();
  queue.add(all(1), agreement(1));
  await settle();
  await last().answer({}, { status: 429 });
  queue.pause();
  clock.advance(DEFAULT_DELAY_MS);
  await settle();
  expect(sent).toHaveLength(1);
  expect(clock.waiting()).toBe(0);
  queue.resume(agreement(1));
  await settle();
  expect(sent).toHaveLength(2);
});

test('paused, it begins nothing after the running one', async () => {
  const { queue, settle, last, sent } = await open();
  queue.add(all(2), agreement(2));
  await settle();
  queue.pause();
  await last().answer(RESULT);
  expect(sent).toHaveLength(1);
  queue.resume(agreement(1));
  await settle();
  expect(sent).toHaveLength(2);
});

test('a cancelled one leaves the queue, and the next one begins', async () => {
  const { queue, settle, sent, states } = await open();
  queue.add(all(2), agreement(2));
  await settle();
  queue.cancel();
  await settle();
  expect(states()).toEqual(['running']);
  expect(sent[1]?.prompt).toBe('prompt 2');
});

test('it waits for a generation of the form', async () => {
  const { queue, settle, sent, generations } = await open();
  generations.start({ ...GENERATOR_DEFAULTS, prompt: 'form' });
  queue.add(all(1), agreement(1));
  await settle();
  expect(sent.map(({ prompt }) => prompt)).toEqual(['form']);
  await sent[0]!.answer(RESULT);
  expect(sent.map(({ prompt }) => prompt)).toEqual(['form', 'prompt 1']);
});

test('a logout erases it; an expired session keeps it for the same user, paused', async () => {
  const opened = await open();
  const { queue, settle, api, stored, states } = opened;
  queue.add(all(2), agreement(2));
  await settle();
  api.startNewSession(null, 'read');
  await settle();
  expect(states()).toEqual(['failed', 'waiting']);
  expect(queue.state().pause).toBe('session');
  api.startNewSession(userOf(1));
  expect(queue.state().pause).toBe('session');
  const reloaded = await open({ stored: stored() });
  expect(reloaded.states()).toEqual(['failed', 'waiting']);
  await reloaded.settle();
  expect(reloaded.sent).toHaveLength(0);
  api.startNewSession(null);
  expect(queue.state().jobs).toEqual([]);
  expect(stored()).toBeNull();
});

test('another user gets nothing of it', async () => {
  const { queue, api, stored } = await open();
  queue.add(all(2), agreement(0));
  api.startNewSession(null, 'read');
  api.startNewSession(userOf(2));
  expect(queue.state().jobs).toEqual([]);
  expect(stored()).toBeNull();
  const other = await open({ stored: JSON.stringify({ userId: 7, jobs: queue.state().jobs }) });
  expect(other.stored()).toBeNull();
});

test('when all generations are cleared, it does not go on', async () => {
  const { queue, settle, generations, sent, states } = await open();
  queue.add(all(2), agreement(2));
  await settle();
  generations.clear();
  await settle();
  expect(sent).toHaveLength(1);
  expect(states()).toEqual(['failed', 'waiting']);
  expect(queue.state().pause).toBe('ask');
});

test('by default it takes the lock of its user; one that is refused pauses it', async () => {
  const request = vi.fn(async () => Promise.reject(new Error('not here')));
  vi.stubGlobal('navigator', { locks: { request } });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { queue, settle, sent } = await open({ lock: undefined });
  queue.add(all(1), agreement(1));
  await settle();
  expect(sent).toHaveLength(0);
  expect(request).toHaveBeenCalledWith('generation-queue:1', expect.anything());
  expect(queue.state().pause).toBe('ask');
});

test('a browser without locks needs none', async () => {
  vi.stubGlobal('navigator', {});
  onTestFinished(() => void vi.unstubAllGlobals());
  const { queue, settle, sent } = await open({ lock: undefined });
  queue.add(all(1), agreement(1));
  await settle();
  expect(sent).toHaveLength(1);
});
