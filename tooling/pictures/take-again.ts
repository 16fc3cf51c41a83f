import type { Baselines } from './baselines.ts';
import { capture, childEnvironment } from '@tooling/gate/processes.mjs';
import { PICTURE_WORKERS, storyTests } from '@tooling/gate/tasks/story-tests.mjs';
import { list } from './sentences.ts';
import { readTaken, type Taken } from './taken.ts';

export type Changed = Record<string, string[]>;

/** More files than this differ because something has changed, not because a picture is unstable. */
const MOST_FILES = 10;

export function filterModes(changed: Changed, keep: (story: string, mode: string) => boolean): Changed {
  return Object.fromEntries(
    Object.entries(changed)
      .map(([story, modes]) => [story, modes.filter((mode) => keep(story, mode))] as const)
      .filter(([, modes]) => modes.length > 0),
  );
}

/**
 * Takes the pictures that differ a second time, as a test that fails is tried a second time. One that is as expected
 * then is named, and does not fail.
 * @param expected the hashes that the pictures were compared with
 */
export async function takeAgain(changed: Changed, taken: Taken, expected: Baselines['stories']) {
  const files = [...new Set(Object.keys(changed).flatMap((story) => taken.stories[story]?.file ?? []))];
  if (files.length === 0 || files.length > MOST_FILES) return { changed, sentences: [] };
  await capture(
    'vitest',
    [...storyTests(PICTURE_WORKERS), ...files],
    childEnvironment({ NODE_ENV: 'production', PICTURES: 'alone' }),
  );
  return judgeAgain(changed, readTaken(), expected);
}

export function judgeAgain(changed: Changed, again: Taken, expected: Baselines['stories']) {
  const isAsExpected = (story: string, mode: string) =>
    again.stories[story]?.hashes[mode] === expected[story]?.[mode];
  const unstable = Object.entries(filterModes(changed, isAsExpected)).flatMap(([story, modes]) =>
    modes.map((mode) => `△ ${story} (${mode})`),
  );
  return {
    changed: filterModes(changed, (story, mode) => !isAsExpected(story, mode)),
    sentences: unstable.length === 0 ? [] : [`Not the same in each run, a fault to fix:\n${list(unstable)}`],
  };
}
