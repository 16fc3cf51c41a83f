/** Pages of the browser in which the story tests run in parallel. */
export const STORY_WORKERS = 3;

/** Vitest's arguments for the tests of all stories; files that follow limit them to those. */
export const STORY_TESTS = ['run', '--project', 'stories-*', `--maxWorkers=${STORY_WORKERS}`];
