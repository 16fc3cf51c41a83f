import { join } from 'node:path';
import { ROOT } from '@tooling/gate/processes.mjs';

/** The hash of every picture. Part of the repository. */
export const BASELINES = join(ROOT, '.storybook/pictures/baselines.json');

const CACHE = join(ROOT, '.cache/pictures');
/** The pictures of the last run that differ from their baselines, as `<story>/<mode>.png`. */
export const TAKEN = join(CACHE, 'taken');
/** A line of JSON for each picture of the last run. */
export const TAKEN_LIST = join(CACHE, 'taken.jsonl');
/** The worktree of the commit that pictures are compared with. */
export const BASE = join(CACHE, 'base');
/** The story files that `npm test` takes pictures of. */
export const SELECTION = join(CACHE, 'selection.json');
export const REPORT = join(CACHE, 'report');

/** Whether a mode is the accessibility tree in a language, which is text and the same on every machine. */
export const isTree = (mode: string) => mode.startsWith('tree');

export const fileOf = (story: string, mode: string, folder = TAKEN) =>
  join(folder, story, `${mode}.${isTree(mode) ? 'txt' : 'png'}`);
