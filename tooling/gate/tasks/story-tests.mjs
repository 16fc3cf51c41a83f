/** Pages of the browser in which the story tests run in parallel. */
export const STORY_WORKERS = 3;

/**
 * The same, if they only take pictures. These mostly wait until a page is still: on two cores all of them took 432 s
 * with three pages, 361 s with five.
 */
export const PICTURE_WORKERS = 5;

/** Vitest's arguments for the tests of all stories; files that follow limit them to those. */
export const storyTests = (workers = STORY_WORKERS) => [
  'run',
  '--project',
  'stories-*',
  `--maxWorkers=${workers}`,
];
