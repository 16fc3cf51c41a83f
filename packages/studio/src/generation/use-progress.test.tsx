// @vitest-environment happy-dom
import type { GenerationRequest } from '@product/api-client';
import { GENERATOR_DEFAULTS, type MediaType, VIDEO_STEPS, type VideoStep } from '@product/domain';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { manualClock } from '../testing/manual-clock';
import type { GenerationPhase } from './generation-phase';
import { useProgress, type Progress, type ProgressOptions } from './use-progress';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => void vi.unstubAllGlobals());

const generating = (mediaType: MediaType): GenerationPhase => ({
  name: 'generating',
  request: { ...GENERATOR_DEFAULTS, prompt: 'a sea', mediaType },
});
const VIDEO = generating('video');
const IDLE: GenerationPhase = { name: 'idle' };

/** Renders the hook for a new generation, and records each step with the second at which it is announced. */
async function begin(phase: GenerationPhase, random?: () => number) {
  const clock = manualClock(random);
  const announced: string[] = [];
  let isAnnounced = false;
  const onVideoStep = (step: VideoStep) => {
    announced.push(`${clock.now() / 1_000} s: ${step}`);
    isAnnounced = true;
    return () => void (isAnnounced = false);
  };
  let reached: Progress | undefined;
  let listener: ProgressOptions['onVideoStep'] = onVideoStep;
  function Bar({ phase }: { phase: GenerationPhase }) {
    reached = useProgress(phase, { clock, onVideoStep: listener });
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const show = (next: GenerationPhase) => act(async () => root.render(<Bar phase={next} />));
  await show(phase);
  return {
    announced,
    clock,
    show,
    unmount: () => act(async () => root.unmount()),
    advance: (ms: number) => act(async () => clock.advance(ms)),
    jump: (ms: number) => act(async () => clock.jump(ms)),
    reached: () => reached,
    percent: () => reached?.progress,
    isAnnounced: () => isAnnounced,
    /** Sets the listener; it takes effect at the next `show`. */
    listen: (next: ProgressOptions['onVideoStep']) => (listener = next),
  };
}

const STEPS = VIDEO_STEPS.map(({ step }, index) => `${[4, 10, 18, 30, 42, 52, 58, 60][index]} s: ${step}`);

test('a video announces its eight steps in order, each once, and stays at 99', async () => {
  const { advance, percent, announced } = await begin(generating('video'));
  await advance(600_000);
  expect(announced).toEqual(STEPS);
  expect(percent()).toBe(99);
});

test('each step is announced once when the clock jumps', async () => {
  const { advance, jump, announced } = await begin(generating('video'));
  await advance(12_000);
  await jump(86_400_000);
  await advance(60_000);
  expect(announced.map((step) => step.replace(/^\d+ s/, ''))).toEqual(
    STEPS.map((step) => step.replace(/^\d+ s/, '')),
  );
});

test.each<[string, (bar: Awaited<ReturnType<typeof begin>>) => Promise<void>]>([
  ['is cancelled', ({ show }) => show(IDLE)],
  ['is unmounted', ({ unmount }) => unmount()],
  [
    'is finished',
    ({ show }) =>
      show({
        name: 'done',
        request: { ...GENERATOR_DEFAULTS, mediaType: 'video' },
        result: { mediaUrl: '/film.mp4', mediaType: 'video' },
      }),
  ],
  [
    'fails',
    ({ show }) =>
      show({
        name: 'failed',
        request: { ...GENERATOR_DEFAULTS, mediaType: 'video' },
        error: new Error('no'),
      }),
  ],
])('a video removes its last announcement and announces no other step when it %s', async (_, end) => {
  const bar = await begin(generating('video'));
  await bar.advance(30_000);
  expect(bar.isAnnounced()).toBe(true);
  await end(bar);
  expect(bar.isAnnounced()).toBe(false);
  await bar.advance(60_000);
  expect(bar.announced).toEqual(STEPS.slice(0, 4));
  expect(bar.clock.waiting()).toBe(0);
});

test('the next video announces its steps again', async () => {
  const { advance, show, announced } = await begin(generating('video'));
  await advance(4_000);
  await show(generating('video'));
  await advance(4_000);
  expect(announced).toEqual(['4 s: analyzing', '8 s: analyzing']);
});

test('the next generation starts at 0 at once', async () => {
  const { advance, show, reached } = await begin(generating('video'));
  await advance(30_000);
  expect(reached()).toEqual({ progress: 50, elapsed: 30, isLate: false });
  await show(generating('video'));
  expect(reached()).toEqual({ progress: 0, elapsed: 0, isLate: false });
});

test('a finished generation is at 100', { tags: ['req:generation.generating'] }, async () => {
  const { show, percent } = await begin(generating('image'));
  const { request } = generating('image') as { request: GenerationRequest };
  await show({ name: 'done', request, result: { mediaUrl: '/sea.jpg', mediaType: 'image' } });
  expect(percent()).toBe(100);
});

test('each step is passed to the current listener, if there is one', async () => {
  const { advance, show, listen, announced, percent } = await begin(VIDEO);
  const received: VideoStep[] = [];
  await advance(4_000);
  listen((step) => void received.push(step));
  await show({ ...VIDEO });
  await advance(6_000);
  listen(undefined);
  await show({ ...VIDEO });
  await advance(50_000);
  expect(announced).toEqual(['4 s: analyzing']);
  expect(received).toEqual(['settingUp']);
  expect(percent()).toBe(99);
});

test('an image is late after exactly 20 seconds', async () => {
  const { jump, reached } = await begin(generating('image'));
  await jump(20_000);
  expect(reached()).toMatchObject({ elapsed: 20, isLate: true });
});

test.each([
  { random: 0, percents: [1, 2, 3] },
  { random: 0.5, percents: [6, 12, 18] },
  { random: 0.999, percents: [10, 20, 30] },
])(
  'an image with the random number $random rises by 1 to 10 every 300 ms, announces nothing and stops at 95',
  async ({ random, percents }) => {
    const { advance, percent, announced } = await begin(generating('image'), () => random);
    await advance(299);
    expect(percent()).toBe(0);
    await advance(1);
    const seen = [percent()];
    for (let tick = 0; tick < 2; tick += 1) {
      await advance(300);
      seen.push(percent());
    }
    expect(seen).toEqual(percents);
    await advance(60_000);
    expect(percent()).toBe(95);
    expect(announced).toEqual([]);
  },
);

test.each([
  ['image', 20],
  ['video', 76],
] as const)(
  'the seconds of an %s are counted, and it is late after %i of them until it ends',
  async (mediaType, late) => {
    const { advance, show, reached } = await begin(generating(mediaType));
    expect(reached()).toMatchObject({ elapsed: 0, isLate: false });
    await advance(late * 1_000 - 2_000);
    expect(reached()?.elapsed).toBeGreaterThanOrEqual(late - 4);
    expect(reached()?.isLate).toBe(false);
    await advance(3_000);
    expect(reached()).toMatchObject({ isLate: true });
    await show(IDLE);
    expect(reached()).toEqual({ progress: 0, elapsed: 0, isLate: false });
  },
);
