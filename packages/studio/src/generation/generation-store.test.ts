import { createApiClient, createSession, type User } from '@product/api-client';
import { createQueryClient } from '@product/api-client/react';
import { GENERATOR_DEFAULTS, VIDEO_STEPS, type MediaType, type VideoStep } from '@product/domain';
import { expect, test, vi } from 'vitest';
import { manualClock } from '../testing/manual-clock';
import { createGenerationStore, type Variation } from './generation-store';

const choices = (mediaType: MediaType = 'image', prompt = 'a sea') => ({
  ...GENERATOR_DEFAULTS,
  prompt,
  mediaType,
});
const userOf = (id: number) => ({ id, username: `user${id}` }) as User;
const ANIME: Variation = { of: '/sea.jpg', style: 'anime' };
const SKETCH: Variation = { ...ANIME, style: 'sketch' };
const NOT_STARTED = { progress: 0, elapsed: 0, isLate: false, isQueued: false };
const RESULT = { mediaUrl: '/sea.jpg', mediaType: 'image' };

/** A store over a server whose responses the test sends. */
function open(random?: () => number) {
  const sent: { signal: AbortSignal; answer: (body: unknown, status?: number) => Promise<void> }[] = [];
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  };
  const fetch = (request: Request) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    request.signal.addEventListener('abort', () => reject(request.signal.reason));
    sent.push({
      signal: request.signal,
      answer: (body, status = 200) => {
        resolve(Response.json(body, { status }));
        return settle();
      },
    });
    return promise;
  };
  const api = createSession(createApiClient({ baseUrl: 'https://api.example', fetch }));
  api.startNewSession(userOf(1));
  const failed = vi.fn();
  const queryClient = createQueryClient({ failed });
  const clock = manualClock(random);
  const steps: string[] = [];
  let isAnnounced = false;
  const store = createGenerationStore({
    api,
    queryClient,
    clock,
    onVideoStep: (step: VideoStep) => {
      steps.push(`${clock.now() / 1_000} s: ${step}`);
      isAnnounced = true;
      return () => void (isAnnounced = false);
    },
  });
  const ends = vi.fn();
  store.onEnd(ends);
  return {
    api,
    store,
    clock,
    sent,
    settle,
    steps,
    ends,
    failed,
    isAnnounced: () => isAnnounced,
    /** What the query client keeps of the calls. */
    kept: () => queryClient.getMutationCache().getAll(),
  };
}

const STEPS = VIDEO_STEPS.map(({ step }, index) => `${[4, 10, 18, 30, 42, 52, 58, 60][index]} s: ${step}`);

test('without a generation the phase is idle', { tags: ['req:generation.idle'] }, () => {
  const { store } = open();
  expect(store.phase()).toEqual({ name: 'idle' });
  expect(store.progress()).toEqual(NOT_STARTED);
  expect(store.running()).toBeUndefined();
});

test('ten starts in one task send one request', { tags: ['req:generation.generating'] }, async () => {
  const { store, sent, settle } = open();
  for (let press = 1; press <= 10; press += 1) store.start(choices('image', `press ${press}`));
  await settle();
  expect(sent).toHaveLength(1);
  expect(store.phase()).toMatchObject({ name: 'generating', request: { prompt: 'press 1' } });
});

test(
  'a response ends it with the result, at 100, and the call is forgotten',
  { tags: ['req:generation.done'] },
  async () => {
    const { store, sent, settle, ends, kept } = open();
    store.start(choices());
    await settle();
    await sent[0]!.answer(RESULT);
    expect(store.phase()).toMatchObject({ name: 'done', result: RESULT, request: choices() });
    expect(store.progress().progress).toBe(100);
    expect(ends.mock.calls).toEqual([[{ request: choices(), variation: undefined, result: RESULT }]]);
    expect(kept()).toEqual([]);
  },
);

test(
  'a failure ends it with the error, at 0, and is reported once',
  { tags: ['req:generation.failed'] },
  async () => {
    const { store, sent, settle, ends, failed, kept } = open();
    store.start(choices());
    await settle();
    await sent[0]!.answer({ message: 'Closed.' }, 500);
    expect(store.phase()).toMatchObject({ name: 'failed', request: choices(), error: { status: 500 } });
    expect(store.progress().progress).toBe(0);
    expect(ends.mock.calls).toEqual([[{ request: choices(), variation: undefined, result: undefined }]]);
    expect(failed).toHaveBeenCalledOnce();
    expect(kept()).toEqual([]);
  },
);

test('cancel aborts the request; no end is reported, and another generation can start at once', async () => {
  const { store, sent, settle, ends, failed } = open();
  store.start(choices());
  await settle();
  store.cancel();
  expect(store.phase()).toEqual({ name: 'idle' });
  expect(sent[0]!.signal.aborted).toBe(true);
  store.start(choices('image', 'another'));
  await settle();
  await sent[1]!.answer(RESULT);
  expect(store.phase()).toMatchObject({ name: 'done', request: { prompt: 'another' } });
  expect(ends).toHaveBeenCalledOnce();
  expect(failed).not.toHaveBeenCalled();
});

test.each([
  ['a logout', null, 'call'],
  ['a logout in another tab', null, 'elsewhere'],
  ['an expired session', null, 'read'],
  ['another user', userOf(2), 'read'],
] as const)('%s ends all, and a response that arrives later is dropped', async (_, user, cause) => {
  const { api, store, sent, settle, ends, failed, clock } = open();
  store.start(choices(), ANIME);
  store.start(choices());
  store.start(choices(), SKETCH);
  await settle();
  await sent[0]!.answer(RESULT);
  api.startNewSession(user, cause);
  for (const variation of [undefined, ANIME, SKETCH])
    expect(store.phase(variation)).toEqual({ name: 'idle' });
  expect(clock.waiting()).toBe(0);
  await sent[1]!.answer(RESULT);
  expect(store.phase()).toEqual({ name: 'idle' });
  expect(sent).toHaveLength(2);
  expect(ends).toHaveBeenCalledOnce();
  expect(failed).not.toHaveBeenCalled();
});

test('the form and each variation have a generation of their own', async () => {
  const { store, sent, settle, ends } = open();
  store.start(choices('image', 'anime'), ANIME);
  store.start(choices('image', 'form'));
  store.start(choices('image', 'sketch'), SKETCH);
  await settle();
  store.cancel(SKETCH);
  await sent[0]!.answer(RESULT);
  expect(store.phase({ ...ANIME })).toMatchObject({ name: 'done', request: { prompt: 'anime' } });
  expect(store.phase()).toMatchObject({ name: 'generating', request: { prompt: 'form' } });
  expect(store.phase(SKETCH)).toEqual({ name: 'idle' });
  expect(ends.mock.calls[0]?.[0]).toMatchObject({ variation: ANIME });
});

test.each<[string, (opened: ReturnType<typeof open>) => unknown]>([
  ['has a result', ({ sent }) => sent[0]!.answer(RESULT)],
  ['has failed', ({ sent }) => sent[0]!.answer('', 500)],
  ['is cancelled', ({ store, settle }) => (store.cancel(), settle())],
])('never are two sent side by side: the next one begins when the one before %s', async (_, end) => {
  const opened = open(() => 0.5);
  const { store, clock, sent, settle } = opened;
  store.start(choices());
  store.start(choices(), ANIME);
  store.start(choices(), SKETCH);
  clock.advance(300);
  await settle();
  expect(sent).toHaveLength(1);
  expect([store.progress().progress, store.running()]).toEqual([6, 6]);
  expect(store.progress(ANIME)).toEqual({ ...NOT_STARTED, isQueued: true });
  await end(opened);
  expect(sent).toHaveLength(2);
  expect(store.progress(ANIME)).toEqual(NOT_STARTED);
  expect(store.progress(SKETCH).isQueued).toBe(true);
  clock.advance(300);
  expect(store.running()).toBe(6);
});

test('one that waits is cancelled without a request', async () => {
  const { store, sent, settle } = open();
  store.start(choices());
  store.start(choices(), ANIME);
  store.cancel(ANIME);
  await settle();
  await sent[0]!.answer(RESULT);
  expect(store.phase(ANIME)).toEqual({ name: 'idle' });
  expect(sent).toHaveLength(1);
});

test('listeners are called at each change until they unsubscribe', () => {
  const { store, clock } = open();
  const onChange = vi.fn();
  const unsubscribe = store.subscribe(onChange);
  store.start(choices());
  const phase = store.phase();
  clock.advance(300);
  expect(store.phase()).toBe(phase);
  expect(onChange).toHaveBeenCalledTimes(2);
  store.cancel();
  unsubscribe();
  store.start(choices());
  expect(onChange).toHaveBeenCalledTimes(3);
});

test('a second generation starts at 0 at once, whatever the first had reached', async () => {
  const { store, clock, sent, settle } = open();
  store.start(choices('video'));
  clock.advance(30_000);
  expect(store.progress()).toEqual({ ...NOT_STARTED, progress: 50, elapsed: 30 });
  expect(store.running()).toBe(50);
  await settle();
  await sent[0]!.answer(RESULT);
  expect(store.running()).toBeUndefined();
  store.start(choices('video'));
  expect(store.progress()).toEqual(NOT_STARTED);
});

test('a video announces its eight steps in order, each once, and stays at 99', () => {
  const { store, clock, steps } = open();
  store.start(choices('video'));
  clock.advance(600_000);
  expect(steps).toEqual(STEPS);
  expect(store.progress().progress).toBe(99);
});

test('each step is announced once when the clock jumps', () => {
  const { store, clock, steps } = open();
  store.start(choices('video'));
  clock.advance(12_000);
  clock.jump(86_400_000);
  clock.advance(60_000);
  const names = (lines: string[]) => lines.map((line) => line.replace(/^\d+ s/, ''));
  expect(names(steps)).toEqual(names(STEPS));
});

test.each<[string, (opened: ReturnType<typeof open>) => unknown]>([
  ['is cancelled', ({ store }) => store.cancel()],
  ['loses its session', ({ api }) => api.startNewSession(null)],
  ['is finished', ({ sent }) => sent[0]!.answer({ mediaUrl: '/film.mp4', mediaType: 'video' })],
  ['fails', ({ sent }) => sent[0]!.answer('', 500)],
])('a video removes its last announcement and announces no other step when it %s', async (_, end) => {
  const opened = open();
  opened.store.start(choices('video'));
  await opened.settle();
  opened.clock.advance(30_000);
  expect(opened.isAnnounced()).toBe(true);
  await end(opened);
  expect(opened.isAnnounced()).toBe(false);
  opened.clock.advance(60_000);
  expect(opened.steps).toEqual(STEPS.slice(0, 4));
  expect(opened.clock.waiting()).toBe(0);
});

test.each([
  { random: 0, percents: [1, 2, 3] },
  { random: 0.5, percents: [6, 12, 18] },
  { random: 0.999, percents: [10, 20, 30] },
])(
  'an image with the random number $random rises by 1 to 10 every 300 ms, announces nothing and stops at 95',
  ({ random, percents }) => {
    const { store, clock, steps } = open(() => random);
    store.start(choices());
    clock.advance(299);
    expect(store.progress().progress).toBe(0);
    clock.advance(1);
    const seen = [store.progress().progress];
    for (let tick = 0; tick < 2; tick += 1) {
      clock.advance(300);
      seen.push(store.progress().progress);
    }
    expect(seen).toEqual(percents);
    clock.advance(60_000);
    expect(store.progress().progress).toBe(95);
    expect(steps).toEqual([]);
  },
);

test.each([
  ['image', 20],
  ['video', 76],
] as const)('the seconds of an %s are counted, and it is late after %i of them', (mediaType, late) => {
  const { store, clock } = open();
  store.start(choices(mediaType));
  clock.advance(late * 1_000 - 2_000);
  expect(store.progress().elapsed).toBeGreaterThanOrEqual(late - 4);
  expect(store.progress().isLate).toBe(false);
  clock.advance(3_000);
  expect(store.progress().isLate).toBe(true);
  store.cancel();
  expect(store.progress()).toEqual(NOT_STARTED);
});

test('an image is late after exactly 20 seconds', () => {
  const { store, clock } = open();
  store.start(choices());
  clock.jump(20_000);
  expect(store.progress()).toMatchObject({ elapsed: 20, isLate: true });
});
