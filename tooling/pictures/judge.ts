import type { Baselines, Hashes } from './baselines.ts';
import type { Taken, TakenStory } from './taken.ts';

/** A story of typefaces, curves and shadows alone: if its picture differs, the machine renders differently. */
export const MACHINE_STORY = 'pictures-machine--default';

export interface Verdict {
  /** Stories with a picture that differs from its baseline, and the modes of these pictures. */
  changed: Record<string, string[]>;
  /** Stories of which a picture has no baseline. */
  added: string[];
  /** Baselines without a story. */
  orphaned: string[];
  /** Baselines of modes that a story no longer has, as `story (mode)`. */
  lostModes: string[];
  /** Whether the pictures were taken in the browser and on a machine that renders as those of the baselines. */
  isSameMachine: boolean;
}

/** @param isWhole whether the run had all stories; otherwise a baseline without a picture says nothing */
export function judge(baselines: Baselines, taken: Taken, isWhole: boolean): Verdict {
  const stories = Object.entries(taken.stories);
  return {
    changed: Object.fromEntries(
      stories
        .map(([story, { hashes }]) => [story, changedModes(baselines.stories[story], hashes)] as const)
        .filter(([, modes]) => modes.length > 0),
    ),
    added: stories
      .filter(([story, { hashes }]) => hasNewMode(baselines.stories[story], hashes))
      .map(([story]) => story),
    orphaned: isWhole ? Object.keys(baselines.stories).filter((story) => !taken.stories[story]) : [],
    lostModes: stories.flatMap(([story, taken]) => lostModes(story, baselines.stories[story], taken)),
    isSameMachine: rendersAlike(baselines, taken),
  };
}

const changedModes = (baseline: Hashes = {}, hashes: Hashes) =>
  Object.keys(hashes).filter((mode) => baseline[mode] && baseline[mode] !== hashes[mode]);

const hasNewMode = (baseline: Hashes = {}, hashes: Hashes) =>
  Object.keys(hashes).some((mode) => !baseline[mode]);

const lostModes = (story: string, baseline: Hashes = {}, { hashes }: TakenStory) =>
  Object.keys(baseline)
    .filter((mode) => !hashes[mode])
    .map((mode) => `${story} (${mode})`);

/** A run without the machine's story is judged by the browser's version alone. */
function rendersAlike(baselines: Baselines, { browser, stories }: Taken): boolean {
  const expected = baselines.stories[MACHINE_STORY];
  const { hashes } = stories[MACHINE_STORY] ?? {};
  if (baselines.browser !== browser) return false;
  return !expected || !hashes || changedModes(expected, hashes).length === 0;
}

/**
 * The baselines after the pictures of a run were accepted. A whole run also drops orphaned baselines.
 * @param now as an ISO date
 */
export function accept(
  baselines: Baselines,
  taken: Taken,
  isWhole: boolean,
  now = new Date().toISOString(),
): Baselines {
  const accepted = Object.entries(taken.stories).map(([story, { hashes }]) => [story, hashes] as const);
  return {
    browser: taken.browser,
    allAcceptedAt: isWhole ? now : baselines.allAcceptedAt,
    stories: { ...(isWhole ? {} : baselines.stories), ...Object.fromEntries(accepted) },
  };
}
