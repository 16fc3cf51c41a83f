import { expect, test } from 'vitest';
import { nextImageProgress, nextVideoProgress, VIDEO_STEPS, videoStepsPassed } from './progress';

const ALMOST_ONE = 1 - Number.EPSILON;

/** Pseudo-random numbers from 0 to 1 that are the same on every run. */
function randomNumbersFrom(seed: number, count: number): number[] {
  let state = seed;
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  });
}

/** The progress at the start and after each tick. */
function bar<Tick>(next: (percent: number, tick: Tick) => number, ticks: readonly Tick[]): number[] {
  const values = [0];
  for (const tick of ticks) values.push(next(values.at(-1) ?? 0, tick));
  return values;
}

const rises = (values: readonly number[]): number[] =>
  values.slice(1).map((value, tick) => value - (values[tick] ?? 0));

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('an image tick can add %d', (step) => {
  expect(nextImageProgress(40, (step - 0.5) / 10)).toBe(40 + step);
});

test.each([
  [0, 1],
  [0.1 - Number.EPSILON, 1],
  [0.1, 2],
  [0.9, 10],
  [0.999999, 10],
  [ALMOST_ONE, 10],
  [1, 10],
])('the random number %d adds %d', (random, step) => {
  expect(nextImageProgress(0, random)).toBe(step);
});

test.each<[string, number[]]>([
  ['the smallest random numbers', Array.from({ length: 100 }, () => 0)],
  ['the largest random numbers', Array.from({ length: 30 }, () => ALMOST_ONE)],
  ['both in turn', Array.from({ length: 60 }, (_, tick) => (tick % 2 ? ALMOST_ONE : 0))],
  ['some random numbers', randomNumbersFrom(1, 100)],
  ['other random numbers', randomNumbersFrom(42, 100)],
  ['yet other random numbers', randomNumbersFrom(2024, 100)],
])('image progress rises by whole steps of 1 to 10 up to 95 and stays there, with %s', (_name, randoms) => {
  const values = bar(nextImageProgress, randoms);
  const free = rises(values.filter((value) => value < 95));
  expect(free.every((rise) => Number.isInteger(rise) && rise >= 1 && rise <= 10)).toBe(true);
  expect(rises(values).every((rise) => rise >= 0 && rise <= 10)).toBe(true);
  expect(Math.max(...values)).toBe(95);
  expect(values.at(-1)).toBe(95);
});

test.each([
  [0, 0],
  [2_000, 3],
  [2_999, 4],
  [30_000, 50],
  [59_399, 98],
  [59_400, 99],
  [60_000, 99],
  [3_600_000, 99],
])(
  'after %d ms a video is at %d percent',
  { tags: ['req:generation.video-cap', 'req:generation.video-window'] },
  (elapsedMs, percent) => {
    expect(nextVideoProgress(0, elapsedMs)).toBe(percent);
  },
);

test.each([
  ['runs every two seconds', Array.from({ length: 40 }, (_, tick) => tick * 2_000)],
  ['runs backwards', [30_000, 20_000, 10_000, 0, -10_000, -1e12]],
  ['jumps back and forth', [5_000, 90_000, 1, Number.MAX_VALUE, -Number.MAX_VALUE, 7]],
  [
    'returns invalid numbers',
    [Number.NaN, 10_000, Number.POSITIVE_INFINITY, Number.NaN, Number.NEGATIVE_INFINITY, 12_000],
  ],
])('video progress stays between 0 and 99 and never falls when the clock %s', (_name, clock) => {
  const values = bar(nextVideoProgress, clock);
  expect(values.every((value) => Number.isInteger(value) && value >= 0 && value <= 99)).toBe(true);
  expect(rises(values).every((rise) => rise >= 0)).toBe(true);
});

test('an invalid time leaves the video progress unchanged', () => {
  expect(nextVideoProgress(42, Number.NaN)).toBe(42);
  expect(nextVideoProgress(42, Number.POSITIVE_INFINITY)).toBe(42);
});

test(
  'the steps of a video are announced at 5, 15, 30, 50, 70, 85, 95 and 99',
  {
    tags: [
      'req:video.step-15',
      'req:video.step-30',
      'req:video.step-5',
      'req:video.step-50',
      'req:video.step-70',
      'req:video.step-85',
      'req:video.step-95',
      'req:video.step-99',
    ],
  },
  () => {
    expect(VIDEO_STEPS).toEqual([
      { threshold: 5, step: 'analyzing' },
      { threshold: 15, step: 'settingUp' },
      { threshold: 30, step: 'firstScenes' },
      { threshold: 50, step: 'visualElements' },
      { threshold: 70, step: 'middleScenes' },
      { threshold: 85, step: 'finalScenes' },
      { threshold: 95, step: 'stitching' },
      { threshold: 99, step: 'finalizing' },
    ]);
  },
);

test.each([
  ['every two seconds', Array.from({ length: 31 }, (_, tick) => tick * 2_000)],
  ['every millisecond of the window', Array.from({ length: 60_001 }, (_, tick) => tick)],
  ['once, after the window', [61_000]],
  ['late and unevenly', [100, 9_000, 9_000, 41_000, 40_000, 70_000, 80_000]],
  ['on a clock that is set back', [20_000, -5_000, 21_000, Number.NaN, 58_000, 0, 60_000]],
])(
  'each step is announced once and in order when the progress is updated %s',
  { tags: ['req:generation.steps-once'] },
  (_name, clock) => {
    const values = bar(nextVideoProgress, clock);
    const announced = values.slice(1).flatMap((to, tick) => videoStepsPassed(values[tick] ?? 0, to));
    expect(announced).toEqual(VIDEO_STEPS.map(({ step }) => step));
  },
);

test('unchanged progress announces no step, even on a threshold', () => {
  expect(videoStepsPassed(50, 50)).toEqual([]);
  expect(videoStepsPassed(49, 50)).toEqual(['visualElements']);
});
