export const IMAGE_TICK_MS = 300;
const IMAGE_STEP_MIN_PERCENT = 1;
const IMAGE_STEP_MAX_PERCENT = 10;
const IMAGE_CAP_PERCENT = 95;

export const VIDEO_TICK_MS = 2_000;
/** The progress of a video reaches its cap after this time. */
export const VIDEO_WINDOW_MS = 60_000;
const VIDEO_CAP_PERCENT = 99;

/**
 * The next progress of an image, in percent (specification, section 4): each tick adds a random 1 to 10, up to 95.
 * @param percent the current progress
 * @param random a number from 0 up to 1, as `Math.random` returns
 */
export function nextImageProgress(percent: number, random: number): number {
  const choices = IMAGE_STEP_MAX_PERCENT - IMAGE_STEP_MIN_PERCENT + 1;
  const step = IMAGE_STEP_MIN_PERCENT + Math.min(choices - 1, Math.floor(random * choices));
  return Math.min(IMAGE_CAP_PERCENT, percent + step);
}

/**
 * The next progress of a video, in percent: the share of sixty seconds that has passed, up to 99. It never decreases,
 * whatever the clock does.
 */
export function nextVideoProgress(percent: number, elapsedMs: number): number {
  const share = Number.isFinite(elapsedMs) ? Math.floor((elapsedMs / VIDEO_WINDOW_MS) * 100) : 0;
  return Math.min(VIDEO_CAP_PERCENT, Math.max(percent, share));
}

/** The steps of a video. Each is announced once, when the progress reaches its threshold in percent. */
export const VIDEO_STEPS = [
  { threshold: 5, step: 'analyzing' },
  { threshold: 15, step: 'settingUp' },
  { threshold: 30, step: 'firstScenes' },
  { threshold: 50, step: 'visualElements' },
  { threshold: 70, step: 'middleScenes' },
  { threshold: 85, step: 'finalScenes' },
  { threshold: 95, step: 'stitching' },
  { threshold: 99, step: 'finalizing' },
] as const;
export type VideoStep = (typeof VIDEO_STEPS)[number]['step'];

/** The steps with a threshold after `from` and up to `to`, in order: those that a jump of the progress has passed. */
export function videoStepsPassed(from: number, to: number): VideoStep[] {
  return VIDEO_STEPS.filter(({ threshold }) => threshold > from && threshold <= to).map(({ step }) => step);
}
