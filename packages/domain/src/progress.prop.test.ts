import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextImageProgress, nextVideoProgress, VIDEO_STEPS, videoStepsPassed } from './progress';

const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

/** Readings of a clock: ticks in order, jumps back and forth, and invalid numbers. */
const elapsed = fc.oneof(
  fc.integer({ min: 0, max: 70_000 }),
  fc.integer({ min: -86_400_000, max: 86_400_000 }),
  fc.double(),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0),
);

/** The progress before and after each tick, from the start. */
function moves(next: (percent: number, tick: number) => number, ticks: readonly number[]) {
  let percent = 0;
  return ticks.map((tick) => {
    const from = percent;
    percent = next(percent, tick);
    return { from, to: percent };
  });
}

test(
  'image progress rises by 1 to 10 per tick up to 95 and stays there, for any random numbers',
  { tags: ['req:generation.image-cap', 'req:generation.image-step'] },
  () => {
    fc.assert(
      fc.property(fc.array(random, { maxLength: 120 }), (randoms) => {
        for (const { from, to } of moves(nextImageProgress, randoms)) {
          const rise = to - from;
          expect(Number.isInteger(to)).toBe(true);
          expect(to).toBeLessThanOrEqual(95);
          expect(rise).toBeGreaterThanOrEqual(from === 95 ? 0 : 1);
          expect(rise).toBeLessThanOrEqual(10);
        }
      }),
    );
  },
);

test(
  'video progress stays between 0 and 99 and never falls, for any clock',
  { tags: ['req:generation.video-cap'] },
  () => {
    fc.assert(
      fc.property(fc.array(elapsed, { maxLength: 60 }), (times) => {
        for (const { from, to } of moves(nextVideoProgress, times)) {
          expect(Number.isInteger(to)).toBe(true);
          expect(to).toBeGreaterThanOrEqual(from);
          expect(to).toBeLessThanOrEqual(99);
        }
      }),
    );
  },
);

test('each step that the progress reaches is announced once and in order, for any clock', () => {
  fc.assert(
    fc.property(fc.array(elapsed, { maxLength: 60 }), (times) => {
      const path = moves(nextVideoProgress, times);
      const announced = path.flatMap(({ from, to }) => videoStepsPassed(from, to));
      const reached = VIDEO_STEPS.filter(({ threshold }) => threshold <= (path.at(-1)?.to ?? 0));
      expect(announced).toEqual(reached.map(({ step }) => step));
    }),
  );
});
